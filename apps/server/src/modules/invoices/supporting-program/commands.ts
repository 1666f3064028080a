import { randomUUID } from 'node:crypto'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { SentSupporting } from '@enlace/contract/invoices/supporting-program/schemas.ts'
import { supportingProgramTexts as texts } from '@enlace/contract/invoices/supporting-program/texts.ts'
import type { SupportingForm } from '@enlace/contract/invoices/supporting/schemas.ts'
import type { Transaction } from '@enlace/database/database.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'
import { applyRules } from '../desk/rule-commands.ts'
import { readParties } from '../intake/queries.ts'
import { impedimentsOf } from '../shown/present.ts'
import { findWholeIn, type KeptInvoice } from '../shown/queries.ts'
import { addAll, annexOf, type Outcome } from '../supplier-program/commands.ts'
import type { Acting } from '../supplier/commands.ts'
import { isOpen } from '../supplier/hand-in-commands.ts'
import { documentOf, saveSupporting, submitSupporting } from '../supporting/commands.ts'
import { contentKey, numberOf, supportingDocument } from '../supporting/rules.ts'
import { askedOf, withKnown } from '../supporting/seller.ts'
import { findCity, readSeller, readTerms } from '../terms/queries.ts'
import { findByNumber } from './queries.ts'

/**
 * Hands a cuenta de cobro in that nothing keeps from it; else it stays a draft with what it lacks. One of the same number that
 * is with the company is the same if it says the same; a draft or a returned one is corrected. @throws Problem
 * `supporting-closed`; DatabaseRefusal `supporting-number-taken`.
 */
export async function handInSupporting(
  acting: Acting,
  sent: SentSupporting,
  annexes: readonly ReceivedFile[],
): Promise<Outcome[]> {
  const { service, scope } = acting
  const { id, form, isSent } = await service.db.transaction(scope, (tx) => formOfSent(tx, sent))
  const nombre = numberOf(form.consecutivo)
  const outcome = (motivos: string[]): Outcome[] => [
    { nombre, resultado: motivos.length === 0 ? 'radicada' : 'borrador', motivos, ids: [id] },
    ...annexes.map((file) => annexOf(file, id)),
  ]
  if (isSent) return outcome([])
  await saveSupporting(acting, id, form)
  await addAll(acting, id, annexes)
  const motivos = await impedimentsIn(acting, id)
  if (motivos.length > 0) return outcome([fill(texts.kept, { motivos: motivos.join(' ') })])
  await submitSupporting(acting, id)
  await applyRules(service.db, scope, id)
  return outcome([])
}

async function impedimentsIn({ service, scope }: Acting, id: string): Promise<string[]> {
  return service.db.transaction(scope, async (tx) => {
    const [row] = await findWholeIn(tx, [id])
    if (!row) throw new Problem('document-not-found')
    return impedimentsOf(row, (await readParties(tx)).rules)
  })
}

/** The form that a program's request is, with what is known; whether it is with the company already. */
async function formOfSent(
  tx: Transaction,
  { consecutivo, fecha, ciudad, vendedor, ...sent }: SentSupporting,
): Promise<{ id: string; form: SupportingForm; isSent: boolean }> {
  const row = consecutivo === undefined ? undefined : await findByNumber(tx, consecutivo)
  const before = row && documentOf(row)
  const known = await readSeller(tx)
  const form: SupportingForm = {
    ...sent,
    consecutivo: consecutivo ?? (await readTerms(tx)).siguiente,
    fecha: fecha ?? before?.fecha_emision ?? todayInBogota(new Date()),
    ciudad: ciudad === '' ? (before?.cuenta.ciudad ?? (await findCity(tx))) : ciudad,
    cuenta: before?.cuenta.cuenta?.id ?? null,
    vendedor: withKnown(
      Object.assign(askedOf(before?.cuenta.vendedor ?? known.ultimo ?? undefined), vendedor),
      known,
    ),
  }
  if (!row) return { id: randomUUID(), form, isSent: false }
  if (isOpen(row)) return { id: row.id, form, isSent: false }
  if (!(await isSame(tx, row, form))) throw new Problem('supporting-number-taken')
  return { id: row.id, form, isSent: true }
}

async function isSame(tx: Transaction, row: KeptInvoice, form: SupportingForm): Promise<boolean> {
  const { parties } = await readParties(tx)
  const kept = documentOf(row)
  const seller = await readSeller(tx)
  const said = supportingDocument(form, parties, { seller, accounts: [], kept: kept.cuenta.cuenta })
  return contentKey(row.id, said) === contentKey(row.id, kept)
}
