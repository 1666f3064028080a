import { fill } from '@enlace/contract/core/fill.ts'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import {
  exportSupplierContracts,
  requestSupplierContractsExport,
} from '@enlace/contract/supplier-contracts/export-calls.ts'
import type { SupplierContract } from '@enlace/contract/supplier-contracts/schemas.ts'
import {
  contractColumnTexts as heads,
  contractTypeTexts,
  supplierContractsTexts as texts,
} from '@enlace/contract/supplier-contracts/texts.ts'
import {
  amount,
  column,
  listExport,
  type ExportColumn,
  commonWords,
  labelled,
  stateText,
} from '../exports/index.ts'
import { contractRows } from './queries.ts'

const columns: readonly ExportColumn<SupplierContract>[] = [
  column('contrato', heads.contrato, 'text', (row) => row.nro_contrato),
  column('objeto', heads.objeto, 'text', (row) => row.objeto),
  column('tipo', heads.tipo, 'text', (row) => contractTypeTexts[row.tipo]),
  column('inicio', heads.inicio, 'date', (row) => row.fecha_inicio),
  column('fin', heads.fin, 'date', (row) => row.fecha_fin),
  column('dias', heads.dias, 'integer', (row) => row.dias_restantes),
  amount('valor', heads.valor, (row) => row.valor),
  amount('ejecutado', heads.ejecutado, (row) => row.valor_ejecutado),
  amount('saldo', heads.saldo, (row) => row.saldo),
  column('porcentaje', heads.porcentaje, 'quantity', (row) => row.ejecutado_pct),
  column('supervisor', heads.supervisor, 'text', (row) =>
    [row.supervisor, row.interventor].filter((name) => name !== null).join(' / '),
  ),
  column('estado', heads.estado, 'text', (row) => stateText('contrato', row.estado)),
]

/** The contracts as a file. */
export const contractExport = listExport<typeof exportSupplierContracts, SupplierContract>({
  list: 'supplier-contracts',
  now: exportSupplierContracts,
  later: requestSupplierContractsExport,
  title: texts.title,
  kind: 'supplier-contracts',
  columns,
  rows: contractRows,
  currencyOf: ({ moneda }) => moneda,
  words: (filter) => [
    ...(filter.vence ? [labelled(texts.ending, fill(texts.endingIn, { n: filter.vence }))] : []),
    ...(filter.tipo_contrato ? [labelled(texts.type, contractTypeTexts[filter.tipo_contrato])] : []),
    ...commonWords(filter, {
      date: texts.date,
      amount: texts.amount,
      state: { label: filterTexts.status, owner: 'contrato' },
    }),
  ],
})
