import type { Subject } from '@enlace/contract/sign-in/presence/schemas.ts'
import { isSubjectKind } from '@enlace/contract/sign-in/presence/subjects.ts'
import type { Database } from '@enlace/database/database.ts'

/** Receives the changed subject; undefined if anything may have changed. */
type Listener = (moved: Subject | undefined) => void

/** Signals changes of a company's work to its followers, from any node. */
export class LiveHub {
  readonly #db: Database
  readonly #followers = new Map<number, Set<Listener>>()
  #stopListening: (() => Promise<void>) | undefined

  constructor(db: Database) {
    this.#db = db
  }

  /** Calls back at each notice for the company. Returns the function that unsubscribes. */
  follow(company: number, onNotice: Listener): () => void {
    this.#stopListening ??= this.#db.listen('staff_live', (told) => this.#tell(told))
    const followers = this.#followers.get(company) ?? new Set()
    this.#followers.set(company, followers.add(onNotice))
    return () => {
      followers.delete(onNotice)
      if (followers.size === 0 && this.#followers.get(company) === followers) this.#followers.delete(company)
    }
  }

  /** Stops listening; call it before the database closes. */
  async stop(): Promise<void> {
    await this.#stopListening?.()
    this.#stopListening = undefined
  }

  /** A notice without a company follows a lost connection: anyone may have missed something. */
  #tell(told: string | undefined): void {
    if (!told) {
      for (const followers of this.#followers.values()) for (const onNotice of followers) onNotice(undefined)
      return
    }
    const [company, kind = '', id = ''] = told.split(' ')
    const moved = isSubjectKind(kind) ? { kind, id } : undefined
    for (const onNotice of this.#followers.get(Number(company)) ?? []) onNotice(moved)
  }
}
