import { sql } from 'kysely'
import type { BankChange, BankChangePage, BranchBankAccount } from '@enlace/contract/bank-accounts/schemas.ts'
import { query, scopeCompany, scopeThirdParty, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'

/** A branch's stored account, with its last payment to any account. */
export type KeptBranchAccount = Omit<BranchBankAccount, 'ultimo_pago'> & {
  ultimo_pago: Omit<NonNullable<BranchBankAccount['ultimo_pago']>, 'coincide'> | null
}

/** The supplier of the open scope, whom its accounts must name as holder. */
export interface KeptSupplier {
  nombre: string
  documento_numero: string
  documento_dv: number | null
}

const supplier = query
  .selectFrom('third_parties')
  .select(['nombre', 'documento_numero', 'documento_dv'])
  .where('company_id', '=', scopeCompany)
  .where('id', '=', scopeThirdParty)
  .compile()

/**
 * Finds the data that a master may see: from when, the supplier, the accounts and the changes; before that time the
 * latter two are empty.
 */
export async function findBankAccounts(db: Database, scope: Scope) {
  const { context, rows } = await db.readWithContext(scope, [
    sql<{
      since: string | null
      is_late: boolean
      may_act: boolean
      lacks_factor: boolean
    }>`select s.since, coalesce(s.since <= now(), false) as is_late,
        scope_may_act() as may_act, scope_lacks_bank_factor() as lacks_factor
      from (select scope_bank_since() as since) s`.compile(query),
    supplier,
    sql<KeptBranchAccount>`select * from scope_bank_accounts()`.compile(query),
    sql<{ change: BankChange }>`select change from scope_bank_changes()`.compile(query),
  ])
  const [[since], [own], accounts, changes] = rows
  if (!since || !own) throw new Error('A master has a supplier')
  return { context, since, own, accounts, changes: changes.map(({ change }) => change) }
}

/** Returns the supplier of the open scope. */
export async function getSupplier(
  db: Database,
  scope: Scope,
): Promise<KeptSupplier & { third_party_id: number; company_id: number }> {
  const { context, rows } = await db.readWithContext(scope, [supplier])
  const [[own]] = rows
  if (!own) throw new Error('A master has a supplier')
  return { ...own, third_party_id: context.third_party_id, company_id: context.company_id }
}

/** Finds the bank certificate of a change of the open scope. */
export async function findCertificate(
  db: Database,
  scope: Scope,
  id: string,
): Promise<{ name: string; media_type: string; storage_key: string } | undefined> {
  const [[file]] = await db.read(scope, [
    sql<{
      name: string
      media_type: string
      storage_key: string
    }>`select * from scope_bank_certificate(${id})`.compile(query),
  ])
  return file
}

/** Finds the company of a change by the hash of a mail's link. */
export async function findLinkCompany(db: Database, hash: Buffer): Promise<number | undefined> {
  const [row] = await db.lookUp<{ company_id: number }>('bank_link_company', [hash])
  return row?.company_id
}

/** Finds a change for the page of a mail's link. */
export async function findLinkPage(
  db: Database,
  company: number,
  hash: Buffer,
): Promise<BankChangePage | undefined> {
  const [[row]] = await db.read(Scope.ofVisitor(company), [
    sql<{ page: BankChangePage }>`select page from bank_link_page(${hash})`.compile(query),
  ])
  return row?.page
}
