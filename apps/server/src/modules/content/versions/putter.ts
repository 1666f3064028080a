import type { Transaction } from '@enlace/database/database.ts'
import type { Author } from '../../../core/audit/content-commands.ts'

/** How the versions of one kind come before the public. */
export interface Putter {
  /**
   * Puts what a version says before the public; answers the number that the public knows it by.
   * @throws Problem `invalid-fields` for what may not stand there.
   */
  put(tx: Transaction, item: string, body: unknown, author: Author): Promise<{ publishedAs?: number | null }>
  /** Tells beforehand what would keep a version from being published. @throws Problem `invalid-fields`. */
  prove(item: string, body: unknown): void | Promise<void>
}
