import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import {
  exportAccountStatements,
  requestAccountStatementsExport,
} from '@enlace/contract/account-statements/export-calls.ts'
import type { AccountStatement } from '@enlace/contract/account-statements/schemas.ts'
import {
  accountStatementsTexts as texts,
  ageingTexts,
  statementColumnTexts as heads,
  summaryTexts,
} from '@enlace/contract/account-statements/texts.ts'
import {
  amount,
  column,
  listExport,
  type ExportColumn,
  commonWords,
  labelled,
  rangeWords,
  stateText,
  windowWords,
} from '../exports/index.ts'
import { statementRows } from './queries.ts'

const columns: readonly ExportColumn<AccountStatement>[] = [
  column('factura', heads.factura, 'text', (row) => row.factura_cliente),
  column('compania', heads.compania, 'text', (row) => row.compania),
  {
    ...column('fecha_factura', heads.fecha_factura, 'date', (row) => row.fecha_factura),
    isShown: ({ date_invoice }) => date_invoice > 0,
  },
  column('fecha_proveedor', heads.fecha_proveedor, 'date', (row) => row.fecha_proveedor),
  column('condicion', heads.condicion, 'text', (row) => row.condicion_pago),
  column('vence', heads.vence, 'date', (row) => row.fecha_vencimiento),
  column('dias', heads.dias, 'integer', (row) => row.dias_vencidos),
  {
    ...column('pago', heads.pago, 'date', (row) => row.fecha_estimada_pago),
    isShown: ({ date_payment }) => date_payment > 0,
  },
  {
    ...column('estado', heads.estado, 'text', (row) =>
      stateText('estado_programacion_pago', row.estado_programacion_pago),
    ),
    isShown: ({ status_payment }) => status_payment > 0,
  },
  amount('facturado', heads.facturado, (row) => row.valor_facturado),
  amount('corriente', heads.corriente, (row) => row.saldo_corriente),
  amount('vencido', heads.vencido, (row) => row.saldo_vencido),
  amount('saldo', heads.saldo, (row) => row.saldo_total),
]

const balanceTexts = { corriente: summaryTexts.current, vencido: summaryTexts.overdue }
const stoppedTexts = { rechazada: texts.rejected, bloqueada: texts.blocked }

/** The pending invoices as a file. */
export const statementExport = listExport<typeof exportAccountStatements, AccountStatement>({
  list: 'account-statements',
  now: exportAccountStatements,
  later: requestAccountStatementsExport,
  title: texts.table,
  kind: 'account-statements',
  columns,
  rows: statementRows,
  currencyOf: ({ moneda }) => moneda,
  words: (filter) => [
    ...windowWords(filter.days, texts.windowDays),
    ...(filter.saldo ? [balanceTexts[filter.saldo]] : []),
    ...(filter.bucket?.length
      ? [labelled(heads.dias, filter.bucket.map((id) => ageingTexts[id]).join(', '))]
      : []),
    ...(filter.estado ? [labelled(texts.stopped, stoppedTexts[filter.estado])] : []),
    ...rangeWords(heads.pago, filter.pago_desde, filter.pago_hasta),
    ...commonWords(filter, {
      date: texts.date,
      amount: texts.amount,
      state: { label: filterTexts.status, owner: 'estado_programacion_pago' },
    }),
  ],
})
