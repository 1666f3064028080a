import { sql } from 'kysely'
import type { InvoiceClass } from '@enlace/contract/invoices/limits.ts'
import type { InvoiceReturn } from '@enlace/contract/invoices/schemas.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { rolesThatMay } from '@enlace/domain/staff-roles.ts'
import { raiseNotification } from '../../notifications/index.ts'
import { type ActAuthor, auditIn, authorIn } from '../../../core/audit/desk-commands.ts'

/** The author of an act of the desk, and its address. */
export interface DeskActor {
  db: Database
  scope: Scope
  address: string
}

/** A decision about an invoice as its decider saw it. */
export type Decision = { id: string; version: number } & (
  | { becomes: 'aceptada' }
  | ({ becomes: 'devuelta' } & Omit<InvoiceReturn, 'at'>)
) & {
    /** The rule that decides, by its name in the trail. */
    rule?: string
  }

/**
 * Decides about an invoice and notifies its supplier, in a transaction of its own. False if it is decided already.
 * @throws DatabaseRefusal `document-not-found`, `changed-meanwhile`.
 */
export function decide({ db, scope, address }: DeskActor, decision: Decision): Promise<boolean> {
  return db.transaction(scope, async (tx) => decideIn(tx, await authorIn(tx, address), decision))
}

type DecidedInvoice = {
  third_party_id: number
  third_id: number
  clase: InvoiceClass
  numero: string
  radicado: string
}

const ruleActs = { aceptada: 'invoice:rule', devuelta: 'invoice:rule-returned' } as const

/** Decides in the caller's transaction; returns whether it did. */
export async function decideIn(
  tx: Pick<Transaction, 'run' | 'context'>,
  author: ActAuthor,
  decision: Decision,
): Promise<boolean> {
  const { id, version, becomes, rule = null } = decision
  const said = becomes === 'devuelta' ? decision : undefined
  const [done] = await tx.run(
    sql<DecidedInvoice>`select *
      from ${call('decide_invoice', {
        wanted: id,
        seen: version,
        decision: becomes,
        reason: said?.motivo ?? null,
        title: said?.titulo ?? '',
        step: said?.paso ?? '',
        words: said?.detalle ?? '',
        decider: author.actor,
        rule,
      })}`.compile(query),
  )
  if (!done) return false
  const { clase, numero, radicado } = done
  const detail = {
    numero,
    radicado,
    ...(said && { motivo: said.titulo, detalle: said.detalle }),
    ...(rule && { regla: rule }),
  }
  await auditIn(tx, author, {
    action: rule === null ? `invoice:${becomes}` : ruleActs[becomes],
    target: id,
    detail,
  })
  await raiseNotification(tx, {
    company: tx.context.company_id,
    kind: 'invoice-decided',
    thirdParty: done.third_party_id,
    account: done.third_id,
    dedupe: `${id}:${version}`,
    subject: {
      clase,
      factura: numero,
      radicado,
      resultado: becomes,
      ...(said && { motivo: said.titulo, paso: said.paso }),
      path: `/invoices/${id}`,
    },
  })
  return true
}

/**
 * Gives an invoice to a member or to nobody. False if the member may not decide about invoices. @throws DatabaseRefusal
 * `document-not-found`, `changed-meanwhile`.
 */
export function assign(
  { db, scope, address }: DeskActor,
  id: string,
  { version, responsable }: { version: number; responsable: string | null },
): Promise<boolean> {
  const roles = [...rolesThatMay('invoices', 'write')]
  return db.transaction(scope, async (tx) => {
    const author = await authorIn(tx, address)
    const [given] = await tx.run(
      sql<{ is_given: boolean; name: string | null }>`select ${call('assign_invoice', {
        wanted: id,
        seen: version,
        member: responsable,
        of_roles: roles,
        giver: author.actor,
      })} as is_given, staff_name(${responsable}::uuid) as name`.compile(query),
    )
    if (given?.is_given !== true) return false
    await auditIn(tx, author, {
      action: 'invoice:assigned',
      target: id,
      detail: { responsable: given.name },
    })
    return true
  })
}
