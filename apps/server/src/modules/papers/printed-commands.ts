import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { issuedPaperTexts as texts } from '@enlace/contract/papers/issued-texts.ts'
import type { PrintedContent, PrintedKind } from '@enlace/contract/papers/verify/schemas.ts'
import { query } from '@enlace/database/database.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Verification } from '@enlace/documents/verification.ts'
import { type Issuing, newCode, verificationAt, verifyAddress } from './commands.ts'

/** A document as it is printed. */
export interface Printing {
  kind: PrintedKind
  id: string
  content: PrintedContent
}

/**
 * Keeps what a document says as it is printed, and returns how its holder verifies that. The same contents keep their
 * code; staff who view the portal as a supplier write nothing, so their copy has none. @throws DatabaseRefusal
 * `document-not-found` if it is not the scope's.
 */
export async function keepPrinted(
  at: Issuing,
  scope: Scope,
  { kind, id, content }: Printing,
): Promise<Verification | undefined> {
  const address = await verifyAddress(at)
  const says = JSON.stringify(content)
  const hash = createHash('sha256').update(says).digest()
  const keeping = sql<{ codigo: string }>`
    select keep_printed_document(${kind}, ${id}, ${says}, ${hash}, ${newCode()}) as codigo`
  const [kept] = await at.db
    .transaction(scope, (tx) => tx.run(keeping.compile(query)))
    .catch(noneWhileViewing)
  return kept && verificationAt(address, kept.codigo, texts.verifyDocument)
}

function noneWhileViewing(cause: unknown): [] {
  if (cause instanceof DatabaseRefusal && cause.code === 'viewing-only') return []
  throw cause
}
