import type { PoolClient } from 'pg'

/** The effect of a load on a document. */
export type Change = 'inserted' | 'updated' | 'deleted'

/** The effects of a load, by `table|key`; for a document's line also by `table|key of the document`. */
export type ChangedAs = ReadonlyMap<string, Change>

const inCompany = 'company_id = (select scope_company())'

/**
 * The parents of rows without a key of their own, with the column that refers to them and the rest of the row's key.
 */
const parents = [
  ['purchase_order_lines', 'purchase_order', 'purchase_order_id'],
  ['purchase_tickets_lines', 'purchase_tickets', 'purchase_ticket_id'],
  ['notes_debit_lines', 'notes_debit', 'note_id'],
  ['payments_made_lines', 'payments_made', 'payment_id'],
] as const

const linked = {
  'supplier-contracts': 'supplier_contracts',
  'purchase-order': 'purchase_order',
  'purchase-tickets': 'purchase_tickets',
  'account-statements': 'account_statements',
  'payments-made': 'payments_made',
  'notes-debit': 'notes_debit',
} as const

/**
 * The effect of a load on each document so far, by its recorded changes; for a part of a load, by those after a given
 * change.
 */
export async function outcomesOf(client: PoolClient, batch: string, after = '0'): Promise<ChangedAs> {
  const { rows } = await client.query<{ trace: string; line: string | null; change: Change }>(statement, [
    batch,
    after,
  ])
  const changed = new Map<string, Change>()
  for (const { trace, line, change } of rows) {
    if (line === null) changed.set(trace, changed.get(trace) ?? change)
    else {
      changed.set(`${trace}#${line}`, change)
      // A document whose lines changed has changed.
      changed.set(trace, 'updated')
    }
  }
  return changed
}

const ofLoad = `c.${inCompany} and c.batch_id = $1 and c.seq > $2::bigint`
const change = `case when c.before is null then 'inserted' when c.after is null then 'deleted' else 'updated' end`
const own = (kind: string, id: string) =>
  `case c.key ->> '${kind}' ${Object.entries(linked)
    .map(
      ([name, table]) =>
        `when '${name}' then (select d.erp_key from ${table} d where d.${inCompany} and d.id = (c.key ->> '${id}')::uuid)`,
    )
    .join(' ')} end`

const statement = [
  `select c.table_name || '|' || (c.key ->> 'erp_key') as trace, null::text as line, ${change} as change
     from import_changes c where ${ofLoad} and c.key ? 'erp_key'`,
  ...parents.map(
    ([table, parent, column]) =>
      `select c.table_name || '|' || p.erp_key, c.key ->> 'linea', ${change} from import_changes c
         join ${parent} p on p.${inCompany} and p.id = (c.key ->> '${column}')::uuid
        where ${ofLoad} and c.table_name = '${table}'`,
  ),
  `select concat_ws('|', c.table_name, c.key ->> 'from_kind', ${own('from_kind', 'from_id')},
          c.key ->> 'to_kind', ${own('to_kind', 'to_id')}), null, ${change}
     from import_changes c where ${ofLoad} and c.table_name = 'document_links'`,
].join(' union all ')
