import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** What a socket brings at a time. */
const pieceBytes = 65_536

/** Bytes as they come from a socket: a piece a turn of the event loop. */
export function arriving(bytes: Buffer): Readable {
  return Readable.from(pieces(bytes), { objectMode: false })
}

async function* pieces(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    await nextTurn()
    yield bytes.subarray(at, at + pieceBytes)
  }
}
