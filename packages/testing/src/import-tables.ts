import type { Fixed } from './account-tables.ts'

/** The required rules of a mapping. */
const rules = {
  branch: { codigo: '001', nombre: 'Principal' },
  foreignPrefix: null,
  orderTypes: {},
  purchaseClasses: [],
  dueDays: 0,
  settlement: 'open',
  usualTaxRates: [],
  usualAdjustment: 'ajuste',
}

const seen = { format: 'csv', encoding: null, separator: null, sheets: [] }

/** The columns of load tables that generated values do not suit, because the product reads them back. */
export const importTables: Record<string, (planted: { marker: string }) => Fixed> = {
  import_batches: () => ({ state: 'loaded' }),
  import_findings: () => ({ severity: 'doubtful' }),
  import_mappings: ({ marker }) => ({ mapping: JSON.stringify({ source: marker, parts: {}, rules }) }),
  import_changes: () => ({ table_name: 'third_parties' }),
  import_loads: () => ({ state: 'draft' }),
  import_load_files: ({ marker }) => ({ seen: JSON.stringify({ marker, ...seen }) }),
  import_sources: () => ({}),
}
