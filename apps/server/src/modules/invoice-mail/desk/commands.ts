import { sql } from 'kysely'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { InvoiceMailState } from '@enlace/contract/invoice-mail/limits.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { auditIn, type Author } from '../../../core/audit/desk-commands.ts'
import { planReading } from '../mailbox/commands.ts'

/** A mail as somebody saw it. */
interface Seen {
  id: string
  version: number
}

interface Held {
  sender: string
  subject: string
  estado: InvoiceMailState
}

/**
 * Assigns a mail that waits to a supplier, and hands its documents in at once. @throws Problem `document-not-found`,
 * `changed-meanwhile`.
 */
export async function assignMail(
  tx: Transaction,
  seen: Seen,
  supplier: { id: number; nombre: string },
  author: Author,
): Promise<void> {
  const held = await holdMail(tx, seen, ['por_asignar'])
  await tx.run(
    sql`update invoice_mails set estado = 'por_leer', motivo = null, detalles = '[]', third_party_id = ${supplier.id},
          asignado_por = ${author.actor}
      where company_id = ${scopeCompany} and id = ${seen.id}`.compile(query),
  )
  await planReading(tx)
  await note(tx, author, 'assigned', seen, held, { proveedor: supplier.nombre })
}

/** Discards a mail that waits or was refused. @throws Problem `document-not-found`, `changed-meanwhile`. */
export async function discardMail(tx: Transaction, seen: Seen, nota: string, author: Author): Promise<void> {
  const held = await holdMail(tx, seen, ['por_asignar', 'rechazado'])
  await tx.run(
    sql`update invoice_mails set estado = 'descartado', motivo = null, nota = ${nota}, decidido_por = ${author.actor},
          decidido_at = now()
      where company_id = ${scopeCompany} and id = ${seen.id}`.compile(query),
  )
  await note(tx, author, 'discarded', seen, held, { motivo: nota })
}

/**
 * Opens a discarded or refused mail again: it is read once more, as if nobody had assigned it, but for what of it was
 * handed in. @throws Problem
 * `document-not-found`, `changed-meanwhile`.
 */
export async function reopenMail(tx: Transaction, seen: Seen, author: Author): Promise<void> {
  const held = await holdMail(tx, seen, ['descartado', 'rechazado'])
  await tx.run(
    sql`update invoice_mails m set estado = 'por_leer', motivo = null, nota = '', decidido_por = null, decidido_at = null,
          detalles = '[]', third_party_id = null, asignado_por = null,
          resultado = coalesce((select jsonb_agg(r) from jsonb_array_elements(m.resultado) r
            where r ->> 'resultado' <> 'rechazado'), '[]')
      where m.company_id = ${scopeCompany} and m.id = ${seen.id}`.compile(query),
  )
  await planReading(tx)
  await note(tx, author, 'reopened', seen, held, {})
}

async function holdMail(
  tx: Transaction,
  { id, version }: Seen,
  states: readonly InvoiceMailState[],
): Promise<Held> {
  const [held] = await tx.run(
    sql<Held & { version: number }>`select sender, subject, estado, version from invoice_mails
      where company_id = ${scopeCompany} and id = ${id} for update`.compile(query),
  )
  if (!held) throw new Problem('document-not-found')
  if (held.version !== version || !states.includes(held.estado)) throw new Problem('changed-meanwhile')
  return held
}

async function note(
  tx: Transaction,
  author: Author,
  act: 'assigned' | 'discarded' | 'reopened',
  { id }: Seen,
  { sender, subject }: Held,
  detail: object,
): Promise<void> {
  await auditIn(tx, author, {
    action: `invoice-mail:${act}`,
    target: id,
    detail: { remitente: sender, asunto: subject, ...detail },
  })
}
