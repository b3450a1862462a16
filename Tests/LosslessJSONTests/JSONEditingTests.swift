import LosslessJSON
import Testing

@Test func anEditReplacesItsOwnTokenOnly() throws {
  let object = try JSONValue(parsing: #"{ "a" : 1.0,  "b":[ 2 ], "a" :1e3 }"#)
  #expect(
    try object.setting("a", to: JSONValue(7)).description == #"{ "a" : 1.0,  "b":[ 2 ], "a" :7 }"#)
}
