import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fill } from '@enlace/contract/core/fill.ts'
import type { ReadFile } from '@enlace/contract/invoices/schemas.ts'
import { readTexts as texts } from '@enlace/contract/invoices/texts.ts'
import { query, scopeCompany, scopeThirdParty, type Transaction } from '@enlace/database/database.ts'
import { joinedOf } from '@enlace/domain/invoice-number.ts'
import { checkRead, type Intake } from '../intake/checks.ts'
import { readParties } from '../intake/queries.ts'
import { presentInvoice } from '../shown/present.ts'
import { findWholeIn } from '../shown/queries.ts'
import type { InvoicePart } from '../document/store-part.ts'
import type { OpenedFile } from '../document/open-files.ts'

/** What a file turned out to be, with the ids of its invoices. */
interface Kept {
  file: OpenedFile
  ids: string[]
  resultado: ReadFile['resultado']
  motivos: string[]
}

/**
 * Keeps the documents of uploaded files as drafts, each once, in the caller's transaction; a graphic representation goes
 * to the one draft that it is of. Returns what each file turned out to be.
 */
export async function keepDrafts(
  tx: Transaction,
  files: readonly OpenedFile[],
  isProduction: boolean,
): Promise<ReadFile[]> {
  const intake = { ...(await readParties(tx)), isProduction }
  const kept: Kept[] = []
  for (const file of files.filter(({ isPaper }) => !isPaper)) kept.push(await keepFile(tx, file, intake))
  const drafts = kept.flatMap(({ resultado, ids }) => (resultado === 'borrador' ? ids : []))
  for (const file of files.filter(({ isPaper }) => isPaper)) kept.push(await keepPaper(tx, file, drafts))
  const now = new Date()
  const answers: ReadFile[] = []
  for (const file of files) {
    const own = kept.find((one) => one.file === file)
    if (!own) continue
    const rows = await findWholeIn(tx, own.ids)
    answers.push({
      nombre: file.file.name,
      resultado: own.resultado,
      motivos: own.motivos,
      facturas: rows.map((row) => presentInvoice(row, intake.rules, now)),
    })
  }
  return answers
}

async function keepFile(tx: Transaction, file: OpenedFile, intake: Intake): Promise<Kept> {
  const ids: string[] = []
  const motivos = [...file.refusals]
  let isDraft = false
  for (const { read, parts } of file.documents) {
    const said = await checkRead(tx, read, intake, null)
    const [kept] = await tx.run(
      sql<{ id: string; estado: string; radicado: string | null }>`select k.id, k.estado, i.radicado
        from keep_invoice_draft(${randomUUID()}, ${JSON.stringify(said)}::jsonb, ${JSON.stringify(parts)}::jsonb) k left join submitted_invoices i on i.company_id = ${scopeCompany} and i.id = k.id`.compile(
        query,
      ),
    )
    if (!kept) throw new Error('A draft that was kept has an id')
    ids.push(kept.id)
    if (kept.estado === 'borrador') isDraft = true
    else motivos.push(fill(texts.known, { radicado: kept.radicado ?? '' }))
  }
  const resultado = isDraft ? 'borrador' : ids.length > 0 ? 'radicada' : 'rechazado'
  return { file, ids: [...new Set(ids)], resultado, motivos }
}

/** A paper goes to the only draft of its request, or to the only one whose number is in its file name. */
async function keepPaper(tx: Transaction, file: OpenedFile, drafts: readonly string[]): Promise<Kept> {
  const id = drafts.length === 1 ? drafts[0] : await draftNamedIn(tx, file.file.name)
  if (id === undefined) {
    const motivo = drafts.length === 0 ? texts.paperAlone : texts.paperOfNone
    return { file, ids: [], resultado: 'rechazado', motivos: [motivo] }
  }
  await addFiles(tx, id, [
    { clase: 'representacion', name: file.file.name, storage_key: file.file.storageKey },
  ])
  return { file, ids: [id], resultado: 'representacion', motivos: [] }
}

async function draftNamedIn(tx: Transaction, name: string): Promise<string | undefined> {
  const drafts = await tx.run(
    sql<{ id: string; numero: string }>`select id, numero from submitted_invoices
      where company_id = ${scopeCompany} and third_party_id = ${scopeThirdParty} and estado = 'borrador'
      order by created_at desc limit 200`.compile(query),
  )
  const joined = joinedOf(name)
  const named = drafts.filter(({ numero }) => numero.length > 3 && joined.includes(joinedOf(numero)))
  return named.length === 1 ? named[0]?.id : undefined
}

/** Adds files to a draft or a returned invoice. @throws DatabaseRefusal `document-not-found`, `invoice-closed`. */
export async function addFiles(tx: Transaction, id: string, files: readonly InvoicePart[]): Promise<void> {
  await tx.run(sql`select add_invoice_files(${id}, ${JSON.stringify(files)}::jsonb)`.compile(query))
}
