import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'

/** Milliseconds before a lost connection is opened again. */
const reopenAfter = 1000

/**
 * Calls back whenever something is told on a channel, on a connection of its own, and once more whenever that had to be
 * opened again: what was told meanwhile was not heard. Answers how to stop. Behind a pooler nothing is heard.
 */
export function listenOn(pool: pg.Pool, channel: string, onNotice: () => void): () => Promise<void> {
  const stopping = new AbortController()
  const listening = (async () => {
    while (!stopping.signal.aborted) {
      await hear(pool, channel, onNotice, stopping.signal).catch(() => undefined)
      await pause(reopenAfter, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined)
    }
  })()
  return () => {
    stopping.abort()
    return listening
  }
}

/** Listens until the connection ends or is asked to. */
async function hear(pool: pg.Pool, channel: string, onNotice: () => void, stop: AbortSignal): Promise<void> {
  const client = await pool.connect()
  try {
    const ended = new Promise<void>((resolve) => {
      client.once('end', resolve)
      client.once('error', () => resolve())
      stop.addEventListener('abort', () => resolve(), { once: true })
    })
    client.on('notification', onNotice)
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    onNotice()
    if (!stop.aborted) await ended
  } finally {
    // A connection that listens is of no use to anybody else.
    client.release(true)
  }
}
