import { listDeskPolicies, listDeskPolicyRows } from '@enlace/contract/supplier-contracts/desk/calls.ts'
import type { DeskPolicy } from '@enlace/contract/supplier-contracts/desk/schemas.ts'
import { contractsDeskTexts as texts } from '@enlace/contract/supplier-contracts/desk/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { dayColumn, instantColumn, stateColumn, textColumn } from '@enlace/web/list/column-presets.tsx'
import { supplierColumn } from '../../core/list/columns.tsx'
import { deskList } from '../../core/list/staff-list.tsx'
import { paths } from '../../core/paths.ts'

/** Which policy was sent in for which contract. */
export const policyColumns: readonly Column<DeskPolicy, { moneda: string }>[] = [
  textColumn('contrato', texts.contrato, { isSortable: true, card: 'number' }),
  supplierColumn(texts.proveedor, 'contract-policy'),
  textColumn('amparo', texts.amparo),
  textColumn('numero', texts.numero, { priority: 3 }),
  textColumn('aseguradora', texts.aseguradora, { priority: 3 }),
  instantColumn('desde', texts.desde, { isSortable: true }),
  dayColumn('hasta', texts.hasta, { from: 'vigente_hasta', isSortable: true, card: 'date' }),
  stateColumn(texts.estado, 'poliza_enviada'),
]

/** `/contratos/polizas`: the policies that suppliers sent in for their contracts. */
export const contractsDeskRoute = deskList({
  path: paths.contractPolicies,
  list: 'staff-contract-policies',
  texts,
  page: listDeskPolicies,
  rows: listDeskPolicyRows,
  changes: 'contract-policy',
  columns: policyColumns,
  states: 'poliza_enviada',
  hrefOf: (id) => paths.contractPolicy({ id }),
})
