import { writeSync } from 'node:fs'

/** Bytes that are kept while they cannot be written. */
const MOST_WAITING = 1024 ** 2

/**
 * Where lines of the log go, standard output by itself. What cannot be written, as to a full disk, waits for the next line, up to a number of bytes;
 * the rest is let go. Whoever logs goes on: no call is refused, or waits, for its line.
 */
export function lineOutput(write: (bytes: Uint8Array) => number = toStandardOutput): { write(line: string): void } {
  let waiting: Buffer = Buffer.alloc(0)
  return {
    write(line) {
      const bytes = Buffer.from(line)
      if (waiting.length + bytes.length <= MOST_WAITING) waiting = Buffer.concat([waiting, bytes])
      try {
        while (waiting.length > 0) waiting = waiting.subarray(write(waiting))
      } catch {
        // A log that cannot be written has nowhere to say so.
      }
    },
  }
}

function toStandardOutput(bytes: Uint8Array): number {
  return writeSync(1, bytes)
}
