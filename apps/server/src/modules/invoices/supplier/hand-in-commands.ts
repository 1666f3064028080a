import { sql } from 'kysely'
import type { InvoiceFinding } from '@enlace/contract/invoices/document-schemas.ts'
import type { IntakeAct } from '@enlace/contract/invoices/limits.ts'
import type { ReadDocument } from '@enlace/dian/delivery.ts'
import { query, type Transaction } from '@enlace/database/database.ts'
import { auditIn, type Author } from '../../../core/audit/desk-commands.ts'
import { raiseNotification } from '../../notifications/index.ts'
import { type CheckedDocument, checkRead, type Intake } from '../intake/checks.ts'
import { readParties } from '../intake/queries.ts'
import { missingAnnexes } from '../shown/present.ts'
import { findWholeIn, type KeptInvoice } from '../shown/queries.ts'

/** What came of handing a document in: it has its number, is refused and why, or is with the company already. */
export type HandedIn =
  | { is: 'sent'; sent: KeptInvoice }
  | { is: 'refused'; findings: InvoiceFinding[]; missing: string[] }
  | { is: 'closed' }

/** Checks a document as it stands when it is handed in. */
export type DocumentCheck = (tx: Transaction, intake: Intake) => Promise<CheckedDocument>

/** Returns the check of an electronic document that was read. */
export const checkOf =
  (id: string, read: ReadDocument): DocumentCheck =>
  (tx, intake) =>
    checkRead(tx, read, intake, id)

/** Whether an invoice can still be sent. */
export const isOpen = ({ guardado }: KeptInvoice) => guardado === 'borrador' || guardado === 'devuelta'

/**
 * Hands a draft or a returned invoice in, in the caller's transaction: checks it once more, gives it its number, notes it in
 * the trail and notifies the supplier. @throws DatabaseRefusal `invoice-known`, `document-not-found`.
 */
export async function handInDocument(
  tx: Transaction,
  { author, isProduction }: { author: Author; isProduction: boolean },
  { id, check }: { id: string; check: DocumentCheck },
): Promise<HandedIn> {
  await tx.run(sql`select lock_invoice(${id})`.compile(query))
  const intake = { ...(await readParties(tx)), isProduction }
  const said = await check(tx, intake)
  const [row] = await findWholeIn(tx, [id])
  if (!row || !isOpen(row)) return { is: 'closed' }
  const findings = said.hallazgos.filter(({ gravedad }) => gravedad === 'rechaza')
  const missing = missingAnnexes(row, intake.rules)
  if (findings.length + missing.length > 0) return { is: 'refused', findings, missing }
  const [done] = await tx.run(
    sql<{
      radicado: string
      acto: IntakeAct | null
    }>`select * from hand_in_invoice(${id}, ${JSON.stringify(said)}::jsonb)`.compile(query),
  )
  if (!done?.acto) return { is: 'closed' }
  const [sent] = await findWholeIn(tx, [id])
  if (!sent) throw new Error('An invoice that was handed in is there')
  await tellOf(tx, author, done.acto, sent)
  return { is: 'sent', sent }
}

async function tellOf(tx: Transaction, author: Author, acto: IntakeAct, sent: KeptInvoice): Promise<void> {
  const { id, numero, radicado, company_id: company, third_party_id, third_id, version_documento } = sent
  await auditIn(tx, author, {
    action: `invoice:${acto}`,
    target: id,
    detail: { numero, radicado, version: version_documento },
  })
  await raiseNotification(tx, {
    company,
    kind: 'invoice-received',
    thirdParty: third_party_id,
    account: third_id,
    dedupe: `${id}:${sent.enviada_at}`,
    subject: { clase: sent.clase, factura: numero, radicado: radicado ?? '', path: `/invoices/${id}` },
  })
}
