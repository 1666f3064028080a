import { sql } from 'kysely'
import type { BankApprovers, BankReview } from '@enlace/contract/bank-accounts/desk/schemas.ts'
import { rolesThatMay } from '@enlace/domain/staff-roles.ts'
import type { BankAccountKind, BankChangeState } from '@enlace/domain/bank-account.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { staffNameOf } from '../../../core/desk/member-name-queries.ts'
import type { Approver, NamingRights } from '../review/approver-queries.ts'
import type { Desk } from '../../../core/desk/list-queries.ts'

/** A row of the desk from the database, with the account in parts. */
export interface BankChangeRow {
  id: string
  numero: string
  proveedor: string
  nit: string
  banco: string
  tipo: BankAccountKind
  ultimos: string
  estado: BankChangeState
  aprobaciones: number
  desde: string
  se_aplica: string | null
}

/** The reason why a person cannot decide about a change. */
export type DeciderRefusal = 'not-approver' | 'too-new' | 'no-factor' | 'new-access' | 'of-supplier'

/** The changes of the open company: pending ones first, oldest first; then those that ended, newest first. */
export const bankDesk: Desk = {
  rows: sql`(select c.id, c.numero, c.estado, t.nombre as proveedor,
      t.documento_numero || coalesce('-' || t.documento_dv, '') as nit, c.banco, c.tipo, c.ultimos, c.created_at as desde,
      case when c.estado = 'aprobado' then c.applies_at end as se_aplica, c.closed_at,
      (select count(*)::integer from bank_change_approvals a where a.company_id = c.company_id and a.change_id = c.id) as aprobaciones
    from bank_changes c join third_parties t on t.company_id = c.company_id and t.id = c.third_party_id
   where c.company_id = ${scopeCompany}) as changes`,
  text: ['numero', 'proveedor', 'nit'],
  turn: sql`case when estado in ('solicitado', 'en_verificacion') then extract(epoch from desde)
    when closed_at is null then 10000000000 + extract(epoch from desde)
    else 30000000000 - extract(epoch from closed_at) end`,
  sortable: { numero: 'numero', proveedor: { by: sql`lower(proveedor)` }, desde: 'desde' },
}

/** Counts the changes that wait for an approval. */
export const countBankChanges = sql<{ count: number }>`select count(*)::integer as count from bank_changes c
  where c.company_id = ${scopeCompany} and c.estado in ('solicitado', 'en_verificacion')`.compile(query)

/** Finds the facts of a change beyond its review; undefined if there is none with that id. */
export async function findBankPlace(db: Database, scope: Scope, id: string, email: string) {
  const { context, rows } = await db.readWithContext(scope, [
    sql<{ numero: string; media_type: string }>`select c.numero, s.media_type from bank_changes c
      join stored_files s on s.company_id = c.company_id and s.storage_key = c.storage_key
     where c.company_id = ${scopeCompany} and c.id = ${id}`.compile(query),
    sql<{ why: DeciderRefusal | null }>`select bank_standing(${id}, ${email}) as why`.compile(query),
    sql<
      BankReview['verificaciones'][number] & { approver: string }
    >`select approver, ${staffNameOf('approver')} as quien, at, how as como from bank_change_approvals
      where company_id = ${scopeCompany} and change_id = ${id} order by at`.compile(query),
    sql<{
      actor: string
      name: string
    }>`select distinct actor, ${staffNameOf('actor')} as name from bank_account_events
      where company_id = ${scopeCompany} and change_id = ${id}`.compile(query),
  ])
  const [[change], [standing], approvals, actors] = rows
  const names = new Map(actors.map(({ actor, name }) => [actor, name]))
  return (
    change && { company: context.company_id, ...change, refusal: standing?.why ?? null, approvals, names }
  )
}

/** An approver, with the names of the people who decided about it. */
export interface NamedApprover extends Approver {
  proposer: string
  confirmer: string | null
  remover: string | null
}

/** Finds the approvers, the member's rights over them, and the possible candidates of the staff. */
export async function findApproverChoice(db: Database, scope: Scope) {
  const roles = [...rolesThatMay('bank-accounts', 'write')]
  const [approvers, [rights], choice] = await db.read(scope, [
    sql<NamedApprover>`select a.*, ${staffNameOf('a.proposed_by')} as proposer, ${staffNameOf('a.confirmed_by')} as confirmer,
        ${staffNameOf('a.leaving_by')} as remover from scope_bank_approvers() a`.compile(query),
    sql<NamingRights>`select * from bank_naming_rights()`.compile(query),
    sql<BankApprovers['posibles'][number]>`select m.email as correo,
        coalesce(nullif(trim(m.first_name || ' ' || m.last_name), ''), m.email) as nombre, m.has_factor as con_factor
      from scope_staff_members() m
     where m.active and m.accepted_at is not null and m.role = any (${roles}::text[])
       and not exists (select 1 from scope_bank_approvers() a where a.email = m.email and not a.is_nobody)
     order by 2, 1`.compile(query),
  ])
  if (!rights) throw new Error('The rights of the caller are one row')
  return { approvers, rights, choice }
}
