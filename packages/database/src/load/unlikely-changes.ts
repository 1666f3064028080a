import type { PoolClient } from 'pg'

/** What a load changes of rows that were there, as far as the person who asked for it may see it. */
export interface BigChanges {
  /** Suppliers by their number, with the name before and the one that the load gives. */
  names: { erp_key: string; before: string; after: string }[]
  /** Invoices that get another value, and those that get another balance, with the first of each. */
  values: number
  balances: number
  examples: { factura: string; valueBefore: string; valueAfter: string; before: string; after: string }[]
}

/** Names that are looked at; a file that changes more of them is told by these. */
const mostNames = 5_000
const mostExamples = 5

const ofLoad =
  'company_id = (select scope_company()) and batch_id = $1 and before is not null and after is not null'
const differs = (column: string) =>
  `after ? '${column}' and (before ->> '${column}')::numeric is distinct from (after ->> '${column}')::numeric`

/** What a load changed of suppliers' names and of invoices' amounts, by its noted changes, in its own transaction. */
export async function bigChangesOf(client: PoolClient, batch: string): Promise<BigChanges> {
  const { rows: names } = await client.query<BigChanges['names'][number]>(
    `select key ->> 'erp_key' as erp_key, before ->> 'nombre' as before, after ->> 'nombre' as after
       from import_changes
      where ${ofLoad} and table_name = 'third_parties' and after ? 'nombre'
        and before ->> 'nombre' is distinct from after ->> 'nombre'
      order by seq limit ${mostNames}`,
    [batch],
  )
  const { rows: counts } = await client.query<Pick<BigChanges, 'values' | 'balances'>>(
    `select count(*) filter (where ${differs('valor_facturado')})::int as values,
            count(*) filter (where ${differs('saldo_total')})::int as balances
       from import_changes where ${ofLoad} and table_name = 'account_statements'`,
    [batch],
  )
  const { rows: examples } = await client.query<BigChanges['examples'][number]>(
    `select before ->> 'factura_cliente' as factura,
            before ->> 'valor_facturado' as "valueBefore", after ->> 'valor_facturado' as "valueAfter",
            before ->> 'saldo_total' as before, after ->> 'saldo_total' as after
       from import_changes
      where ${ofLoad} and table_name = 'account_statements' and ((${differs('valor_facturado')}) or (${differs('saldo_total')}))
      order by (${differs('valor_facturado')}) desc, seq limit ${mostExamples}`,
    [batch],
  )
  return { names, values: 0, balances: 0, ...counts[0], examples }
}
