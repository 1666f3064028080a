import { fill } from '@enlace/contract/core/fill.ts'
import {
  exportSupplierContracts,
  requestSupplierContractsExport,
} from '@enlace/contract/supplier-contracts/calls.ts'
import { contractDocument } from '@enlace/contract/supplier-contracts/document.ts'
import { supplierContractsTexts as texts } from '@enlace/contract/supplier-contracts/texts.ts'
import { watchersText } from '@enlace/contract/supplier-contracts/watchers-text.ts'
import { documentExport, sheetColumns } from '../documents/index.ts'
import { labelled } from '../exports/index.ts'
import { contractRows } from './queries.ts'

const { states, fields, filters } = contractDocument
const { vence: ending, ...others } = filters

const columns = sheetColumns(fields, { supervisor: (row) => watchersText(row) ?? '' }, states)

/** The export of contracts. The end window has a shorter label than its chip, and the share is a bare number. */
export const contractExport = documentExport(
  { ...contractDocument, filters: others },
  {
    now: exportSupplierContracts,
    later: requestSupplierContractsExport,
    texts,
    columns: columns.map((column) =>
      column.id === fields.ejecutado_pct.column ? { ...column, kind: 'quantity' } : column,
    ),
    rows: contractRows,
    words: ({ vence }) => (vence ? [labelled(ending.label, fill(texts.endingIn, { n: vence }))] : []),
  },
)
