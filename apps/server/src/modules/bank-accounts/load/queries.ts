import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import type { BroughtAccount, LoadOutcome } from '../apply/load-commands.ts'
import { printOf } from '../secrets.ts'

interface KnownBranch {
  branch: string
  documento_numero: string
  huella: Buffer | null
  in_change: boolean
  /** The prints of accounts whose difference was already told. */
  told: string[]
}

/** A branch that a file names: the supplier's document, and what loading an account into it would do. */
export interface Forecast {
  documento: string
  outcome: (account: BroughtAccount) => LoadOutcome
}

/** Finds what loading would do to branches, by their key in the ERP, without doing it. */
export async function forecastLoad(
  db: Database,
  keys: Keys,
  scope: Scope,
  company: number,
  branches: readonly string[],
): Promise<Map<string, Forecast>> {
  const [rows] = await db.read(scope, [
    sql<KnownBranch>`select b.erp_key as branch, t.documento_numero, a.huella,
        exists (select 1 from bank_changes c where c.company_id = b.company_id and c.third_party_id = b.third_party_id
                   and c.closed_at is null and b.id = any (c.account_ids)) as in_change,
        array(select e.detail ->> 'huella' from bank_account_events e
               where e.company_id = b.company_id and e.third_party_id = b.third_party_id and e.event = 'erp_difiere'
                 and (e.detail ->> 'sucursal')::integer = b.id) as told
      from branch_accounts b
      join third_parties t on t.company_id = b.company_id and t.id = b.third_party_id
      left join bank_accounts a on a.company_id = b.company_id and a.third_id = b.id and a.hasta is null
     where b.company_id = ${scopeCompany} and b.erp_key = any (${[...branches]}::text[])`.compile(query),
  ])
  return new Map(
    rows.map((row) => [
      row.branch,
      {
        documento: row.documento_numero,
        outcome: (account) => outcomeFor(row, printFor(keys, company, account)),
      },
    ]),
  )
}

const printFor = (keys: Keys, company: number, { banco, numero }: BroughtAccount) =>
  printOf(keys, company, banco, numero)

/** The same decisions as `load_bank_account`, which makes them again under its lock. */
function outcomeFor({ huella, in_change, told }: KnownBranch, print: Buffer): LoadOutcome {
  if (huella === null) return in_change ? 'in-change' : 'new'
  if (huella.equals(print)) return 'same'
  return told.includes(print.toString('hex')) ? 'differs-known' : 'differs'
}
