import type { Database } from '@enlace/database/database.ts'

/** Signals new notifications to a user's followers, from any node. */
export class NotificationHub {
  readonly #db: Database
  readonly #followers = new Map<string, Set<() => void>>()
  #stopListening: (() => Promise<void>) | undefined

  constructor(db: Database) {
    this.#db = db
  }

  /** Calls back at each notice for the membership. Returns the function that unsubscribes. */
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

  /** Stops listening; call it before the database closes. */
  async stop(): Promise<void> {
    await this.#stopListening?.()
    this.#stopListening = undefined
  }

  /** A notice without a membership follows a lost connection: anyone may have missed something. */
  #tell(membership: string | undefined): void {
    const told = membership ? [this.#followers.get(membership)] : [...this.#followers.values()]
    for (const followers of told) for (const onNotice of followers ?? []) onNotice()
  }
}
