import type { Transaction } from '@enlace/database/database.ts'
import type { Author } from '../../../core/audit/content-commands.ts'

/** How the versions of one kind are published. */
export interface Putter {
  /**
   * Publishes the content of a version; returns its public number. @throws Problem `invalid-fields` for invalid
   * content.
   */
  put(tx: Transaction, item: string, body: unknown, author: Author): Promise<{ publishedAs?: number | null }>
  /** Checks beforehand whether a version can be published. @throws Problem `invalid-fields`. */
  prove(item: string, body: unknown): void | Promise<void>
}
