import type { CatalogueColumn } from './table-types.ts'

/** The tables that loads of an ERP's records write. */
const tables = [
  'third_parties',
  'branch_accounts',
  'purchase_order',
  'purchase_order_lines',
  'purchase_tickets',
  'purchase_tickets_lines',
  'account_statements',
  'payments_made',
  'payments_made_lines',
  'notes_debit',
  'notes_debit_lines',
  'withholding_lines',
  'supplier_contracts',
  'supplier_contracts_amendments',
  'supplier_contracts_policies',
  'supplier_contracts_minutes',
]

/** Columns that the load itself sets. */
const given = ['company_id', 'id', 'import_batch_id', 'created_at', 'updated_at']

/** Whether the rows of a load may have the column: other rows' ids are resolved from ERP keys instead. */
const isLoadable = ({ column, type, generated }: CatalogueColumn) =>
  !generated && !given.includes(column) && (type === 'text' || !column.endsWith('_id'))

/** The file of the columns that loads may write, by the catalogue. */
export function loadColumnsFile(columns: readonly CatalogueColumn[]): string {
  const lists = tables.map((table) =>
    listOf(
      table,
      columns.filter((one) => one.table === table && isLoadable(one)).map(({ column }) => `'${column}'`),
    ),
  )
  return `// Generated from the schema by \`npm run generate\`; a test compares it with the database.
import type { Tables } from '../../tables/tables.ts'

/** The columns of each table that the rows of a load may hold. */
export const loadColumns = {
${lists.join('')}} as const satisfies { [Table in keyof Tables]?: readonly (keyof Tables[Table])[] }
`
}

/** A list as the formatter writes it: on one line if short enough. */
function listOf(table: string, names: readonly string[]): string {
  const line = `  ${table}: [${names.join(', ')}],\n`
  return line.length <= 111 ? line : `  ${table}: [\n${names.map((name) => `    ${name},\n`).join('')}  ],\n`
}
