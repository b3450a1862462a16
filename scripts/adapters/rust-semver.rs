// semver: https://docs.rs/semver
use semver::Version;
use std::cmp::Ordering;
use std::io::{stdin, stdout, BufRead, Write};
use std::str::Chars;

/// The text up to the closing quote, without the escapes that 'gauntlet check' writes.
fn string(chars: &mut Chars) -> String {
    let mut text = String::new();
    while let Some(char) = chars.next() {
        match char {
            '"' => break,
            '\\' => match chars.next() {
                Some('u') => {
                    let digits: String = chars.by_ref().take(4).collect();
                    let code = u32::from_str_radix(&digits, 16).expect("four digits");
                    text.push(char::from_u32(code).expect("no surrogate"));
                }
                other => text.extend(other),
            },
            _ => text.push(char),
        }
    }
    text
}

fn main() {
    for line in stdin().lock().lines() {
        let line = line.expect("UTF-8");
        let mut chars = line.chars();
        chars.find(|&char| char == '"');
        let left = Version::parse(&string(&mut chars));
        chars.find(|&char| char == '"');
        let right = Version::parse(&string(&mut chars));
        let reply = match (&left, &right) {
            (Ok(left), Ok(right)) => match left.cmp(right) {
                Ordering::Less => "{\"order\":\"less\"}".to_string(),
                Ordering::Equal => "{\"order\":\"equal\"}".to_string(),
                Ordering::Greater => "{\"order\":\"greater\"}".to_string(),
            },
            _ => format!("{{\"invalid\":[{},{}]}}", left.is_err(), right.is_err()),
        };
        println!("{}", reply);
        stdout().flush().expect("an open pipe");
    }
}
