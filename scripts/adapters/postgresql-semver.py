"""The type 'semver' of PostgreSQL, asked by psql in a server of its own.

The first word is the folder of the server's socket.
"""

import json
import subprocess
import sys

SETUP = """
SET client_min_messages = error;
CREATE EXTENSION IF NOT EXISTS semver;
CREATE FUNCTION pg_temp.parsed(t text) RETURNS semver LANGUAGE plpgsql AS
  'BEGIN RETURN t::semver; EXCEPTION WHEN OTHERS THEN RETURN NULL; END';
CREATE FUNCTION pg_temp.reply(a semver, b semver) RETURNS text LANGUAGE sql AS $$
  SELECT CASE WHEN a IS NULL OR b IS NULL
    THEN format('{"invalid":[%s,%s]}', (a IS NULL)::text, (b IS NULL)::text)
    ELSE format('{"order":"%s"}',
      CASE WHEN a < b THEN 'less' WHEN a > b THEN 'greater' ELSE 'equal' END)
  END $$;
"""

psql = subprocess.Popen(
    ["psql", "-qAtX", "-h", sys.argv[1], "-U", "postgres", "postgres"],
    stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", bufsize=1)
psql.stdin.write(SETUP)


def literal(text):
    """A text as SQL; one with NUL, which no text of a database holds, as one that is no version."""
    return "NULL" if "\0" in text else "'" + text.replace("'", "''") + "'"


for line in sys.stdin:
    left, right = (f"pg_temp.parsed({literal(text)})" for text in json.loads(line))
    psql.stdin.write(f"SELECT pg_temp.reply({left}, {right});\n")
    print(psql.stdout.readline(), end="", flush=True)
