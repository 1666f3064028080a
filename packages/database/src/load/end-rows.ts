import type { PoolClient } from 'pg'
import { copyInto } from '../driver/copy.ts'
import { noteGone } from './changes.ts'
import type { LoadTable } from './load-table.ts'
import { quote, text } from './sql-words.ts'
import { loadStatements, stagedColumns } from './statements.ts'

const inCompany = 'company_id = (select scope_company())'

/** How a document that the ERP no longer has is closed: it remains in history. */
export interface Closing {
  table: string
  /** The columns of the closed state, with their values. */
  sets: Readonly<Record<string, string>>
}

/** Closes the rows of these ERP keys, recorded for undoing; returns how many were not closed yet. */
export async function closeRows(
  client: PoolClient,
  { table, sets }: Closing,
  keys: readonly string[],
  batch: string,
): Promise<number> {
  const columns = Object.entries(sets)
  const pairs = columns.map(([name, value]) => `${quote(name)} = ${text(value)}`).join(', ')
  const differs = columns
    .map(([name, value]) => `${quote(name)} is distinct from ${text(value)}`)
    .join(' or ')
  const after = columns.map(([name, value]) => `${text(name)}, ${text(value)}::text`).join(', ')
  const { rowCount } = await client.query(
    `with old as (
       select * from ${quote(table)} where ${inCompany} and erp_key = any ($1::text[]) and (${differs})
        order by erp_key for update),
     noted as (
       insert into import_changes (company_id, batch_id, table_name, key, before, after)
       select (select scope_company()), $2::uuid, ${text(table)}, jsonb_build_object('erp_key', o.erp_key), to_jsonb(o),
              jsonb_build_object('erp_key', o.erp_key, ${after}) from old o)
     update ${quote(table)} t set ${pairs}, import_batch_id = $2::uuid, updated_at = now()
       from old o where t.${inCompany} and t.id = o.id`,
    [keys, batch],
  )
  return rowCount ?? 0
}

/** Deletes rows that are part of others, recorded for undoing; returns how many there were. */
export async function removeRows<Row>(
  client: PoolClient,
  target: LoadTable<Row>,
  rows: readonly Row[],
  batch: string,
): Promise<number> {
  const columns = target.columns.filter((column) => target.key.includes(column))
  const references = (target.references ?? []).filter(({ column }) => target.key.includes(column))
  const only: LoadTable<Row> = { ...target, columns, references }
  const statements = loadStatements(only)
  const staged = stagedColumns(only)
  await client.query(statements.createStaged)
  await copyInto(
    client,
    statements.copy,
    rows.map((row) => staged.map((column) => row[column])),
  )
  await client.query(statements.createResolved)
  const same = target.key.map((name) => `t.${quote(name)} = r.${quote(name)}`).join(' and ')
  const { rows: counts } = await client.query<{ gone: number }>(
    `with gone as (
       delete from ${quote(target.table)} t using load_resolved r where t.${inCompany} and ${same} returning t.*),
     noted as (${noteGone(target, 'gone', '$1')})
     select count(*)::integer as gone from gone`,
    [batch],
  )
  await client.query(statements.drop)
  return counts[0]?.gone ?? 0
}

/** Those of the invoices that were paid, in full or in part. */
export async function paidInvoices(client: PoolClient, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ erp_key: string }>(
    `select s.erp_key from account_statements s
      where s.${inCompany} and s.erp_key = any ($1::text[]) and s.estado <> 'anulada'
        and (s.saldo_total = 0 or exists (
          select from payments_made_lines l join payments_made p
                 on p.${inCompany} and p.id = l.payment_id and p.estado <> 'anulado'
           where l.${inCompany} and l.account_statement_id = s.id))`,
    [keys],
  )
  return new Set(rows.map(({ erp_key }) => erp_key))
}

/** Those of the risks of contracts for which suppliers sent policies. */
export async function answeredPolicies(client: PoolClient, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ erp_key: string }>(
    `select p.erp_key from supplier_contracts_policies p
      where p.${inCompany} and p.erp_key = any ($1::text[]) and exists (
        select from supplier_contracts_policy_versions v where v.${inCompany} and v.policy_id = p.id)`,
    [keys],
  )
  return new Set(rows.map(({ erp_key }) => erp_key))
}
