import { sql } from 'kysely'
import type { CertificateReading } from '@enlace/contract/bank-accounts/certificate/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { BankAccountKind, BankChangeState } from '@enlace/domain/bank-account.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'

/** A change of account for its reviewers. */
export interface ReviewedChange {
  id: string
  numero: string
  estado: BankChangeState
  third_party_id: number
  proveedor: string
  nit: string
  sucursales: string[]
  banco: string
  tipo: BankAccountKind
  ultimos: string
  cuenta: Buffer
  antes: { banco: string; tipo: BankAccountKind; ultimos: string }[]
  titular: string
  certificado_fecha: CalendarDate
  certificado_lectura: CertificateReading | null
  archivo: string
  storage_key: string
  sha256: string
  motivo: string
  solicitante: string
  solicitante_correo: string
  address: string | null
  created_at: string
  applies_at: string | null
  closed_at: string | null
  razon: string
  /** Reasons to look closely before a decision. */
  warnings: ReviewWarning[]
  /** Phones and addresses that the company knew, for calling the supplier. */
  contacts: { name: string; phone: string; email: string }[]
  events: { at: string; event: string; actor: string; detail: unknown }[]
}

/** Why a change is suspicious. Only the company, never a supplier, sees `other-supplier`. */
export type ReviewWarning =
  | 'holder-near'
  | 'other-supplier'
  | 'file-seen'
  | 'new-master'
  | 'new-email'
  | 'no-account'

/** A pending or recently ended change in the list. */
export type ListedChange = Pick<
  ReviewedChange,
  'id' | 'numero' | 'estado' | 'proveedor' | 'created_at' | 'applies_at' | 'closed_at'
> & { approvals: number }

/** Finds a company's changes of accounts: all open ones, and those that ended in the last days. */
export async function findReviewedChanges(
  db: Database,
  company: number,
  endedDays: number,
): Promise<ListedChange[]> {
  const [rows] = await db.read(Scope.ofStaff(company), [
    sql<ListedChange>`select c.id, c.numero, c.estado, t.nombre as proveedor, c.created_at, c.applies_at, c.closed_at,
        (select count(*)::integer from bank_change_approvals a where a.company_id = c.company_id and a.change_id = c.id) as approvals
      from bank_changes c join third_parties t on t.company_id = c.company_id and t.id = c.third_party_id
     where c.company_id = ${scopeCompany}
       and (c.closed_at is null or c.closed_at > now() - make_interval(days => ${endedDays}::integer))
     order by c.closed_at is not null, c.created_at, c.id`.compile(query),
  ])
  return rows
}

/** Finds one change by its number, with its warnings; undefined if there is none. */
export async function findReviewedChange(
  db: Database,
  company: number,
  numero: string,
): Promise<ReviewedChange | undefined> {
  const [[row]] = await db.read(Scope.ofStaff(company), [
    sql<ReviewedChange>`select c.id, c.numero, c.estado, c.third_party_id, t.nombre as proveedor,
        t.documento_numero || coalesce('-' || t.documento_dv, '') as nit,
        array(select b.nombre from branch_accounts b where b.company_id = c.company_id and b.id = any (c.account_ids)
               order by b.codigo, b.id) as sucursales,
        c.banco, c.tipo, c.ultimos, c.cuenta, c.antes, c.titular, c.certificado_fecha,
        nullif(c.certificado_lectura, '{}') as certificado_lectura, c.archivo, c.storage_key, c.sha256,
        c.motivo, c.solicitante, c.solicitante_correo, c.address, c.created_at, c.applies_at, c.closed_at, c.razon,
        array_remove(array[
          case when c.coincidencia = 'near' then 'holder-near' end,
          case when exists (select 1 from bank_accounts a where a.company_id = c.company_id and a.huella = c.huella
                               and a.third_party_id <> c.third_party_id)
                 or exists (select 1 from bank_changes o where o.company_id = c.company_id and o.huella = c.huella
                               and o.third_party_id <> c.third_party_id) then 'other-supplier' end,
          case when exists (select 1 from bank_changes o where o.company_id = c.company_id and o.sha256 = c.sha256
                               and o.id <> c.id) then 'file-seen' end,
          case when exists (select 1 from memberships m where m.company_id = c.company_id and m.identity_id = c.identity_id
                               and m.third_party_id = c.third_party_id and m.master_since > c.created_at - interval '30 days')
               then 'new-master' end,
          case when bank_requester_moved(c.id) then 'new-email' end,
          case when c.antes = '[]' then 'no-account' end], null) as warnings,
        coalesce((select jsonb_agg(jsonb_build_object('name', b.nombre, 'phone', coalesce(b.telefono, ''),
                                                      'email', coalesce(b.correo, '')) order by b.codigo, b.id)
                    from branch_accounts b where b.company_id = c.company_id and b.third_party_id = c.third_party_id), '[]') as contacts,
        coalesce((select jsonb_agg(jsonb_build_object('at', e.at, 'event', e.event, 'actor', e.actor, 'detail', e.detail) order by e.id)
                    from bank_account_events e where e.company_id = c.company_id and e.change_id = c.id), '[]') as events
      from bank_changes c join third_parties t on t.company_id = c.company_id and t.id = c.third_party_id
     where c.company_id = ${scopeCompany} and c.numero = ${numero.toUpperCase()}`.compile(query),
  ])
  return row
}

/** Finds the first entry of each supplier's log that was changed outside the product. */
export async function findBrokenLog(
  db: Database,
  company: number,
): Promise<{ third_party_id: number; entry: string }[]> {
  const [rows] = await db.read(Scope.ofStaff(company), [
    sql<{ third_party_id: number; entry: string }>`select * from broken_bank_log()`.compile(query),
  ])
  return rows
}

/** An account in use, with its sealed number, for payments. */
export interface PaidAccount {
  branch_key: string
  third_party_id: number
  nit: string
  banco: string
  tipo: BankAccountKind
  numero: Buffer
  titular: string
  titular_documento: string
  desde: string
}

/** Finds the accounts that a company pays into now. */
export async function findPaidAccounts(db: Database, company: number): Promise<PaidAccount[]> {
  const [rows] = await db.read(Scope.ofStaff(company), [
    sql<PaidAccount>`select b.erp_key as branch_key, a.third_party_id, t.documento_numero as nit, a.banco, a.tipo, a.numero, a.titular,
        a.titular_documento, a.desde
      from bank_accounts a
      join branch_accounts b on b.company_id = a.company_id and b.id = a.third_id
      join third_parties t on t.company_id = a.company_id and t.id = a.third_party_id
     where a.company_id = ${scopeCompany} and a.hasta is null order by b.erp_key`.compile(query),
  ])
  return rows
}
