import {
  listCompanyContractRows,
  listCompanyContracts,
} from '@enlace/contract/supplier-contracts/company/calls.ts'
import type { CompanyContract } from '@enlace/contract/supplier-contracts/company/schemas.ts'
import { companyContractsTexts as texts } from '@enlace/contract/supplier-contracts/company/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { dayColumn, moneyColumn, stateColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import { openColumn } from '../../../core/list/columns.tsx'
import { staffList, staffReaders } from '../../../core/list/staff-list.tsx'
import { paths } from '../../../core/paths.ts'
import { readSupplier } from '../../../core/suppliers/read-supplier.ts'
import { SupplierFilter } from '../../../core/suppliers/supplier-filter.tsx'

/** What was agreed with whom, until when, and how much of it waits for the company. */
export const contractColumns: readonly Column<CompanyContract, { moneda: string }>[] = [
  textColumn('contrato', texts.contrato, { isSortable: true, card: 'number' }),
  textColumn('proveedor', texts.proveedor, { isSortable: true, card: 'text' }),
  textColumn('objeto', texts.objeto, { priority: 3 }),
  { id: 'tipo', header: texts.tipo, priority: 3, cell: ({ tipo }) => texts.types[tipo] },
  dayColumn('fin', texts.fin, { isSortable: true, card: 'date' }),
  moneyColumn('valor', texts.valor, { isSortable: true }),
  openColumn(texts.pendientes),
  stateColumn(texts.estado, 'contrato'),
]

/** `/contratos`: the contracts of the company's suppliers. */
export const companyContractsRoute = staffList({
  path: paths.contracts,
  list: 'staff-contracts',
  texts,
  page: listCompanyContracts,
  rows: listCompanyContractRows,
  changes: 'contract-policy',
  readers: { ...staffReaders, proveedor: readSupplier },
  columns: contractColumns,
  defaultSort: 'turno',
  hrefOf: (id) => paths.contract({ id }),
  filters: ({ place, answer }) => [
    {
      kind: 'part',
      name: 'proveedor',
      part: <SupplierFilter supplier={answer?.proveedor} place={place} />,
    },
    { kind: 'states', label: texts.estado, owner: 'contrato' },
  ],
})
