import type { Database } from '@enlace/database/database.ts'

/** Tells anyone who follows a person's notifications that there is something to look at, wherever it was caused. */
export class NotificationHub {
  readonly #db: Database
  readonly #followers = new Map<string, Set<() => void>>()
  #stopListening: (() => Promise<void>) | undefined

  constructor(db: Database) {
    this.#db = db
  }

  /** Calls back at each notice for the membership, until what it answers is called. */
  follow(membership: string, onNotice: () => void): () => void {
    this.#stopListening ??= this.#db.listen('notifications', (told) => this.#tell(told))
    const followers = this.#followers.get(membership) ?? new Set()
    this.#followers.set(membership, followers.add(onNotice))
    return () => {
      followers.delete(onNotice)
      if (followers.size === 0 && this.#followers.get(membership) === followers)
        this.#followers.delete(membership)
    }
  }

  /** Listens no more; to be called before the database closes. */
  async stop(): Promise<void> {
    await this.#stopListening?.()
    this.#stopListening = undefined
  }

  /** A notice without a name follows a connection that was lost: anybody may have missed something. */
  #tell(membership: string | undefined): void {
    const told = membership ? [this.#followers.get(membership)] : [...this.#followers.values()]
    for (const followers of told) for (const onNotice of followers ?? []) onNotice()
  }
}
