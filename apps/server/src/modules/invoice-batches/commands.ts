import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { mostBatchFormats, mostBatchInvoices } from '@enlace/contract/invoice-batches/limits.ts'
import type { BatchFormat, MakingBatch } from '@enlace/contract/invoice-batches/schemas.ts'
import { batchFaultTexts as faults } from '@enlace/contract/invoice-batches/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { call } from '@enlace/database/call.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { auditIn, authorIn } from '../../core/audit/desk-commands.ts'
import { findBatchIn } from './queries.ts'
import { fileOf } from './write-file.ts'

interface Acting {
  db: Database
  scope: Scope
  address: string
  /** As the files name who made them. */
  name: string
}

type Numbered = { id: string; numero: number; facturas: number }

/**
 * Makes a file of the accepted invoices that nobody has delivered, once per form. @throws Problem `invalid-fields` where
 * there are none or a figure does not fit; then nothing is delivered. DatabaseRefusal `document-not-found`.
 */
export function makeBatch(
  { db, scope, address, name }: Acting,
  { formato, hasta, idempotencyKey: key }: MakingBatch,
): Promise<Numbered> {
  return db.transaction(scope, async (tx) => {
    const [made] = await tx.run(
      sql<{
        id: string | null
        numero: number
        facturas: number
        is_new: boolean
      }>`select * from ${call('make_invoice_batch', {
        fresh: randomUUID(),
        format: formato,
        until: hasta,
        most: mostBatchInvoices,
        form_key: key,
        maker: name,
      })}`.compile(query),
    )
    if (!made?.id) throw new Problem('invalid-fields', {}, { hasta: faults.none })
    const { id, numero, facturas } = made
    if (made.is_new) {
      const batch = await findBatchIn(tx, id)
      if (!batch) throw new Error('A file that was made is there')
      fileOf(batch.formato, batch.invoices, numero)
      const detail = { numero, facturas, formato: batch.formato.nombre }
      await auditIn(tx, await authorIn(tx, address), { action: 'invoice-batch:made', target: id, detail })
    }
    return { id, numero, facturas }
  })
}

/** Undoes a file once. @throws DatabaseRefusal `document-not-found`. */
export function undoBatch({ db, scope, address, name }: Acting, id: string): Promise<void> {
  return db.transaction(scope, async (tx) => {
    const [undone] = await tx.run(
      sql<{ numero: number | null }>`select undo_invoice_batch(${id}, ${name}) as numero`.compile(query),
    )
    if (!undone || undone.numero === null) return
    const { numero } = undone
    await auditIn(tx, await authorIn(tx, address), {
      action: 'invoice-batch:undone',
      target: id,
      detail: { numero },
    })
  })
}

/** Notes that somebody took a file along. */
export function noteDownload({ db, scope, address }: Acting, id: string, numero: number): Promise<void> {
  return db.transaction(scope, async (tx) =>
    auditIn(tx, await authorIn(tx, address), {
      action: 'invoice-batch:downloaded',
      target: id,
      detail: { numero },
    }),
  )
}

/**
 * Keeps a format: a new one, or another version of the one that was seen. @throws Problem `invalid-fields` for a name
 * that another has, or one too many; `document-not-found`, `changed-meanwhile`.
 */
export function keepFormat(
  { db, scope, address }: Acting,
  formato: BatchFormat,
  seen?: { id: string; version: number },
): Promise<void> {
  return db.transaction(scope, async (tx) => {
    if (seen) await demandSeen(tx, seen)
    await demandRoom(tx, formato.nombre, seen?.id)
    const text = JSON.stringify(formato)
    const rows = await tx.run(
      seen
        ? sql<{ id: string }>`update invoice_batch_formats
            set nombre = ${formato.nombre}, formato = ${text}::jsonb, updated_at = now()
            where company_id = ${scopeCompany} and id = ${seen.id} returning id`.compile(query)
        : sql<{ id: string }>`insert into invoice_batch_formats (company_id, id, nombre, formato)
            values (${scopeCompany}, ${randomUUID()}, ${formato.nombre}, ${text}::jsonb) returning id`.compile(
            query,
          ),
    )
    await auditIn(tx, await authorIn(tx, address), {
      action: 'invoice-format:kept',
      target: rows[0]?.id ?? null,
      detail: { nombre: formato.nombre, columnas: formato.columnas.length },
    })
  })
}

async function demandSeen(tx: Transaction, { id, version }: { id: string; version: number }): Promise<void> {
  const [kept] = await tx.run(
    sql<{ version: number }>`select version from invoice_batch_formats
      where company_id = ${scopeCompany} and id = ${id} for update`.compile(query),
  )
  if (!kept) throw new Problem('document-not-found')
  if (kept.version !== version) throw new Problem('changed-meanwhile')
}

async function demandRoom(tx: Transaction, name: string, own: string | undefined): Promise<void> {
  const others = await tx.run(
    sql<{ nombre: string }>`select nombre from invoice_batch_formats
      where company_id = ${scopeCompany} and id is distinct from ${own ?? null}::uuid`.compile(query),
  )
  if (others.some(({ nombre }) => nombre.toLowerCase() === name.toLowerCase()))
    throw new Problem('invalid-fields', {}, { nombre: faults.nameTaken })
  if (own === undefined && others.length >= mostBatchFormats)
    throw new Problem('invalid-fields', {}, { nombre: faults.most })
}

/** Removes a format once. */
export function removeFormat({ db, scope, address }: Acting, id: string): Promise<void> {
  return db.transaction(scope, async (tx) => {
    const [gone] = await tx.run(
      sql<{ nombre: string }>`delete from invoice_batch_formats
        where company_id = ${scopeCompany} and id = ${id} returning nombre`.compile(query),
    )
    if (!gone) throw new Problem('document-not-found')
    await auditIn(tx, await authorIn(tx, address), {
      action: 'invoice-format:removed',
      target: id,
      detail: { nombre: gone.nombre },
    })
  })
}
