import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

/** Milliseconds before a lost connection is opened again. */
const reopenAfter = 1000

/** Called with the payload, or with undefined if notifications may have been missed. */
export type OnNotice = (told: string | undefined) => void

/** The state of a listening connection. */
interface Hearing {
  readonly stopping: AbortController
  readonly ended: Promise<void>
  client: pg.Client | undefined
  /** The last query: a connection runs one at a time. */
  asked: Promise<void>
}

/**
 * Receives the notifications of all channels on one connection, which exists while there are listeners and is opened
 * again if it is lost. It must lead to the database itself: a transaction pooler does not forward notifications.
 */
export class Listener {
  readonly #url: string
  readonly #ears = new Map<string, Set<OnNotice>>()
  #hearing: Hearing | undefined

  constructor(url: string) {
    this.#url = url
  }

  /**
   * Calls back with the payloads of a channel, and with undefined once it listens and whenever the connection was
   * opened again. Returns a function that stops it.
   */
  listen(channel: string, onNotice: OnNotice): () => Promise<void> {
    const ears = this.#ears.get(channel) ?? new Set()
    this.#ears.set(channel, ears.add(onNotice))
    const hearing = this.#hearing
    if (!hearing) this.#hearing = this.#begin()
    else if (hearing.client) void this.#open(hearing, hearing.client, channel, [onNotice])
    return async () => {
      ears.delete(onNotice)
      if (ears.size === 0 && this.#ears.get(channel) === ears) this.#ears.delete(channel)
      if (this.#ears.size > 0) return
      const last = this.#hearing
      this.#hearing = undefined
      last?.stopping.abort()
      await last?.ended
    }
  }

  #begin(): Hearing {
    const stopping = new AbortController()
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    const hearing: Hearing = { stopping, ended, client: undefined, asked: Promise.resolve() }
    void this.#keepHearing(hearing).then(resolve)
    return hearing
  }

  async #keepHearing(hearing: Hearing): Promise<void> {
    const { signal } = hearing.stopping
    while (!signal.aborted) {
      await this.#hear(hearing).catch(() => undefined)
      hearing.client = undefined
      await pause(reopenAfter, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }

  /** Listens until the connection ends or is asked to. */
  async #hear(hearing: Hearing): Promise<void> {
    const { signal } = hearing.stopping
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'enlace listens',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    })
    const { promise: ended, resolve } = Promise.withResolvers<void>()
    client.once('end', resolve)
    client.on('error', () => resolve())
    signal.addEventListener('abort', () => resolve(), { once: true })
    client.on('notification', ({ channel, payload }) => {
      for (const onNotice of this.#ears.get(channel) ?? []) onNotice(payload)
    })
    try {
      await client.connect()
      if (signal.aborted) return
      hearing.client = client
      hearing.asked = Promise.resolve()
      for (const [channel, ears] of this.#ears) void this.#open(hearing, client, channel, [...ears])
      await ended
    } finally {
      await client.end()
    }
  }

  /** Listens to one more channel; if that fails, the connection is dropped and opened again. */
  #open(hearing: Hearing, client: pg.Client, channel: string, ears: readonly OnNotice[]): Promise<void> {
    hearing.asked = hearing.asked
      .then(() => client.query(`listen ${client.escapeIdentifier(channel)}`))
      .then(() => {
        for (const onNotice of ears) if (this.#ears.get(channel)?.has(onNotice) === true) onNotice(undefined)
      })
      .catch(() => client.end().catch(() => undefined))
    return hearing.asked
  }
}
