import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { annexField, type HandedFile } from '@enlace/contract/invoices/supplier-program/schemas.ts'
import { readTexts as texts } from '@enlace/contract/invoices/texts.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { query } from '@enlace/database/database.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'
import { applyRules } from '../desk/rule-commands.ts'
import { type Acting, addAnnexes, correctByFiles, readFiles, submit } from '../supplier/commands.ts'

/** What a file turned out to be, with its invoices by id. */
export type Outcome = Omit<HandedFile, 'facturas'> & { ids: string[] }

/** Why a document stays a draft: these are told with it, any other fault is the request's. */
const kept = new Set(['invoice-refused', 'invoice-known'])

/**
 * Reads the files of a request and hands every document in that nothing keeps from it; the others stay drafts with their
 * findings. Annexes belong to the only document.
 */
export async function handInFiles(acting: Acting, files: readonly ReceivedFile[]): Promise<Outcome[]> {
  const annexes = files.filter(isAnnex)
  const read = await readFiles(
    acting,
    files.filter((file) => !isAnnex(file)),
  )
  const drafts = read.flatMap(({ resultado, facturas }) =>
    resultado === 'borrador'
      ? facturas.filter(({ estado }) => estado === 'borrador').map(({ id }) => id)
      : [],
  )
  const [only] = new Set(drafts).size === 1 ? drafts : []
  if (only !== undefined) await addAll(acting, only, annexes)
  const held = new Map<string, string>()
  for (const id of new Set(drafts)) {
    const motive = await sendOf(acting, id)
    if (motive !== undefined) held.set(id, motive)
  }
  return [
    ...read.map(({ nombre, resultado, motivos, facturas }): Outcome => {
      const ids = facturas.map(({ id }) => id)
      const isSent = resultado === 'borrador' && ids.every((id) => !held.has(id))
      return {
        nombre,
        resultado: isSent ? 'radicada' : resultado,
        motivos: [...motivos, ...ids.flatMap((id) => (held.has(id) ? [held.get(id) ?? ''] : []))],
        ids,
      }
    }),
    ...annexes.map((file) => annexOf(file, only)),
  ]
}

/**
 * Corrects a returned invoice by another document, or sends it again with other annexes. @throws Problem `invoice-refused`;
 * DatabaseRefusal `invoice-closed`, `document-not-found`.
 */
export async function correctFiles(
  acting: Acting,
  id: string,
  files: readonly ReceivedFile[],
): Promise<Outcome[]> {
  const annexes = files.filter(isAnnex)
  const documents = files.filter((file) => !isAnnex(file))
  await demandOpen(acting, id)
  await addAll(acting, id, annexes)
  if (documents.length > 0) await correctByFiles(acting, id, documents)
  else await submit(acting, id)
  await applyRules(acting.service.db, acting.scope, id)
  return [
    ...documents.map(({ name }): Outcome => ({
      nombre: name,
      resultado: 'radicada',
      motivos: [],
      ids: [id],
    })),
    ...annexes.map((file) => annexOf(file, id)),
  ]
}

/** Locks a returned invoice of the scope for a moment. @throws DatabaseRefusal `document-not-found`; Problem `invoice-closed`. */
async function demandOpen({ service, scope }: Acting, id: string): Promise<void> {
  const [held] = await service.db.transaction(scope, (tx) =>
    tx.run(sql<{ estado: string | null }>`select estado from lock_invoice(${id})`.compile(query)),
  )
  if (held?.estado !== 'devuelta') throw new Problem('invoice-closed')
}

export const isAnnex = ({ field }: ReceivedFile) => annexField.test(field)

export async function addAll(acting: Acting, id: string, annexes: readonly ReceivedFile[]): Promise<void> {
  for (const file of annexes)
    await addAnnexes(acting, id, annexField.exec(file.field)?.[1]?.trim() ?? '', [file])
}

export const annexOf = ({ name }: ReceivedFile, of: string | undefined): Outcome =>
  of === undefined
    ? { nombre: name, resultado: 'rechazado', motivos: [texts.annexOfNone], ids: [] }
    : { nombre: name, resultado: 'anexo', motivos: [], ids: [of] }

/** Hands a draft in; returns why it stays one. */
async function sendOf(acting: Acting, id: string): Promise<string | undefined> {
  try {
    await submit(acting, id)
    await applyRules(acting.service.db, acting.scope, id)
    return undefined
  } catch (fault) {
    const code = fault instanceof Problem || fault instanceof DatabaseRefusal ? fault.code : ''
    if (!kept.has(code)) throw fault
    // What refuses it is among its own sentences.
    return code === 'invoice-known' ? problemTexts['invoice-known'] : texts.stays
  }
}

/**
 * Does a request once per request key: a repeated one gets the same outcome. @throws Problem `request-key-reused` for
 * another content under the same key.
 */
export async function once(
  { service, scope }: Acting,
  { requestKey, about, files }: { requestKey: string | null; about: string; files: readonly ReceivedFile[] },
  act: () => Promise<Outcome[]>,
): Promise<{ outcomes: Outcome[]; isReplayed: boolean }> {
  if (requestKey === null) return { outcomes: await act(), isReplayed: false }
  const sent = JSON.stringify([about, files.map(({ field, name, sha256 }) => [field, name, sha256])])
  const hash = createHash('sha256').update(sent).digest()
  const [[before]] = await service.db.read(scope, [
    sql<{ body_hash: Buffer; outcome: Outcome[] }>`select * from scope_key_request(${requestKey})`.compile(
      query,
    ),
  ])
  if (before) {
    if (!hash.equals(before.body_hash)) throw new Problem('request-key-reused')
    return { outcomes: before.outcome, isReplayed: true }
  }
  const outcomes = await act()
  await service.db.transaction(scope, (tx) =>
    tx.run(
      sql`select keep_key_request(${requestKey}, ${hash}, ${JSON.stringify(outcomes)}::jsonb)`.compile(query),
    ),
  )
  return { outcomes, isReplayed: false }
}
