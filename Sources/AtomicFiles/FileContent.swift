import Foundation

/// All of a file that a replacement has to know: what it holds, whose it is, who may do what.
struct FileContent: Equatable, Sendable {
  let bytes: [UInt8]
  let owner: uid_t
  let group: gid_t
  let permissions: mode_t

  init(bytes: [UInt8], status: stat) {
    self.bytes = bytes
    owner = status.st_uid
    group = status.st_gid
    permissions = status.st_mode & 0o7777
  }
}
