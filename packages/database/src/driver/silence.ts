import { Socket } from 'node:net'
import type pg from 'pg'

/**
 * Ends a connection with a pending query on which nothing arrived for `milliseconds`: the database hangs, or the
 * network dropped it silently. The caller gets an error that it is unreachable. An idle connection, or one whose answer
 * is only not read yet, is left alone.
 */
export function endWhenSilent({ connection }: pg.PoolClient, milliseconds: number): void {
  const { stream } = connection
  if (!(stream instanceof Socket)) return
  let writtenBeforeAnswer = stream.bytesWritten
  stream.on('data', () => {
    writtenBeforeAnswer = stream.bytesWritten
  })
  stream.setTimeout(milliseconds)
  stream.on('timeout', () => {
    if (stream.bytesWritten > writtenBeforeAnswer) stream.destroy(new SilentDatabase())
  })
}

/** The database did not answer; classified with network errors. */
class SilentDatabase extends Error {
  readonly code = 'ETIMEDOUT'
  override readonly message = 'The database does not answer'
}
