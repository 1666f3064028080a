import { Socket } from 'node:net'
import type pg from 'pg'

/**
 * Ends a connection on which something was asked and for so many milliseconds nothing came: the database stands still, or
 * the network lost it without a word. Whoever asked is told that it is away. One on which nothing was asked, or whose
 * answer is only not yet read on, is left alone.
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

/** The database did not answer; sorted with the faults of the network. */
class SilentDatabase extends Error {
  readonly code = 'ETIMEDOUT'
  override readonly message = 'The database does not answer'
}
