import type { PoolClient } from 'pg'

/** The changes of a load to existing rows, as visible to the person who requested it. */
export interface BigChanges {
  /** Suppliers by their number, with the name before and after the load. */
  names: { erp_key: string; before: string; after: string }[]
  /** Invoices with a changed value, and those with a changed balance, with the first of each. */
  values: number
  balances: number
  examples: { factura: string; valueBefore: string; valueAfter: string; before: string; after: string }[]
}

/** Maximum names that are compared; they suffice for a file that changes more. */
const mostNames = 5_000
const mostExamples = 5

const ofLoad =
  'company_id = (select scope_company()) and batch_id = $1 and before is not null and after is not null'
const differs = (column: string) =>
  `after ? '${column}' and (before ->> '${column}')::numeric is distinct from (after ->> '${column}')::numeric`

/** The changes of a load to suppliers' names and invoices' amounts, by its recorded changes, in its own transaction. */
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
