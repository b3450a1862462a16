# semverse: https://github.com/berkshelf/semverse
require "json"
require "semverse"

$stdout.sync = true

def parsed(text)
  Semverse::Version.new(text)
rescue Semverse::InvalidVersionFormat
  nil
end

$stdin.each_line do |line|
  left, right = JSON.parse(line).map { |text| parsed(text) }
  reply =
    if left && right
      { order: %w[less equal greater][(left <=> right) + 1] }
    else
      { invalid: [left.nil?, right.nil?] }
    end
  puts JSON.generate(reply)
end
