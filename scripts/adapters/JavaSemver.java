// java-semver: https://github.com/zafarkhaja/jsemver
import com.github.zafarkhaja.semver.Version;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

class JavaSemver {
    private static final Pattern STRING = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"");
    private static final Pattern ESCAPE = Pattern.compile("\\\\(u([0-9a-f]{4})|.)");

    public static void main(String[] words) throws IOException {
        var input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var output = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            Matcher strings = STRING.matcher(line);
            output.println(reply(parsed(strings), parsed(strings)));
        }
    }

    private static Version parsed(Matcher strings) {
        strings.find();
        String text = ESCAPE.matcher(strings.group(1)).replaceAll(JavaSemver::unescaped);
        try {
            return Version.valueOf(text);
        } catch (RuntimeException exception) {
            return null;
        }
    }

    /** The character of an escape that 'gauntlet check' writes. */
    private static String unescaped(java.util.regex.MatchResult escape) {
        String character =
            escape.group(2) == null
                ? escape.group(1)
                : String.valueOf((char) Integer.parseInt(escape.group(2), 16));
        return Matcher.quoteReplacement(character);
    }

    private static String reply(Version left, Version right) {
        if (left == null || right == null) {
            return "{\"invalid\":[" + (left == null) + "," + (right == null) + "]}";
        }
        int order = left.compareTo(right);
        return "{\"order\":\"" + (order < 0 ? "less" : order > 0 ? "greater" : "equal") + "\"}";
    }
}
