import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import { supportingPaperTexts } from '@enlace/contract/invoices/supporting/texts.ts'
import type { SupportingForm } from '@enlace/contract/invoices/supporting/schemas.ts'
import { query, type Transaction } from '@enlace/database/database.ts'
import { paperFileName } from '../../papers/index.ts'
import { type InvoicePart, storePart } from '../document/store-part.ts'
import type { Intake } from '../intake/checks.ts'
import { readParties } from '../intake/queries.ts'
import { findWholeIn, type KeptInvoice } from '../shown/queries.ts'
import { type Acting, auditAct, correspondenceOf, handIn } from '../supplier/commands.ts'
import { isOpen } from '../supplier/hand-in-commands.ts'
import { addFiles } from '../supplier/read-commands.ts'
import { checkSupporting } from './checks.ts'
import { type PrintedSupporting, supportingPaper } from './paper.ts'
import { findAccounts, findSender, maySend, readSeller } from '../terms/queries.ts'
import { contentKey, supportingDocument, type SupportingDocument } from './rules.ts'

/**
 * Keeps a cuenta de cobro as a draft, or corrects a returned one. @throws Problem `supporting-closed`; DatabaseRefusal
 * `invoice-closed`, `supporting-number-taken`, `supporting-number-kept`, `document-not-found`, `read-only-person`.
 */
export async function saveSupporting(acting: Acting, id: string, form: SupportingForm): Promise<void> {
  const { service, scope, program } = acting
  await service.db.transaction(scope, async (tx) => {
    const intake = await intakeOf(tx, service)
    const [row] = await findWholeIn(tx, [id])
    if (!row && !(await maySend(tx, intake.rules))) throw new Problem('supporting-closed')
    const kept = row?.documento.cuenta?.cuenta ?? null
    const documento = supportingDocument(form, intake.parties, {
      seller: await readSeller(tx),
      accounts: await findAccounts(tx),
      kept,
    })
    if (row && contentKey(id, documento) === contentKey(id, documentOf(row))) return
    const said = await checkSupporting(tx, documento, intake, { id, program })
    await tx.run(
      sql`select save_supporting_document(${id}, ${JSON.stringify(said)}::jsonb, ${form.consecutivo})`.compile(
        query,
      ),
    )
    await auditAct(tx, acting, 'supporting-document:saved', id, { numero: said.numero })
  })
}

/**
 * Hands a cuenta de cobro in with its PDF, or a returned one again; one that is with the company stays as it is.
 * @throws Problem `supporting-closed`, `invoice-refused`, `document-not-found`; DatabaseRefusal `changed-meanwhile`.
 */
export async function submitSupporting(acting: Acting, id: string): Promise<void> {
  const { service, scope } = acting
  const { row, sender } = await findSupporting(acting, id)
  if (!isOpen(row)) return
  const documento = documentOf(row)
  const [part, mail] = await Promise.all([
    printSupporting(acting, { id, documento, sender }),
    correspondenceOf(acting, id),
  ])
  await service.db.transaction(scope, async (tx) => {
    await tx.run(sql`select lock_invoice(${id})`.compile(query))
    const [now] = await findWholeIn(tx, [id])
    // Another window has handed it in, or changed what was printed.
    if (!now || !isOpen(now)) return
    if (contentKey(id, documentOf(now)) !== contentKey(id, documento)) throw new Problem('changed-meanwhile')
    if (now.radicado === null && !(await maySend(tx, (await readParties(tx)).rules)))
      throw new Problem('supporting-closed')
    await addFiles(tx, id, [part])
    await handIn(tx, acting, mail, {
      id,
      check: (open, intake) => checkSupporting(open, documento, intake, { id, program: acting.program }),
    })
  })
}

/** Stores the PDF of a cuenta de cobro, with its code; nobody's until it is handed in. */
export async function printSupporting(
  { service, scope }: Pick<Acting, 'service' | 'scope'>,
  printed: PrintedSupporting,
): Promise<InvoicePart> {
  const [pdf, { company_id: company }] = await Promise.all([
    supportingPaper(service, scope, printed, false),
    service.db.context(scope),
  ])
  const name = paperFileName(supportingPaperTexts.file, printed.documento.numero)
  return storePart(service, { scope, company }, { name, bytes: pdf }, 'representacion')
}

/** Finds a cuenta de cobro of the scope with where its supplier is reached. @throws Problem `document-not-found`. */
export function findSupporting({ service, scope }: Pick<Acting, 'service' | 'scope'>, id: string) {
  return service.db.transaction(scope, async (tx) => {
    const [row] = await findWholeIn(tx, [id])
    if (!row?.documento.cuenta) throw new Problem('document-not-found')
    return { row, sender: await findSender(tx, row.third_id) }
  })
}

/** The document of a cuenta de cobro. @throws Problem `document-not-found` for an electronic one. */
export function documentOf({ documento }: KeptInvoice): SupportingDocument {
  const { cuenta, fecha_emision } = documento
  if (!cuenta || fecha_emision === null) throw new Problem('document-not-found')
  return { ...documento, cuenta, fecha_emision }
}

async function intakeOf(tx: Transaction, { settings }: Acting['service']): Promise<Intake> {
  return { ...(await readParties(tx)), isProduction: !settings.isDemo }
}
