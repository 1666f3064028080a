import type { PlatformParameters } from '@enlace/contract/company/schemas.ts'
import type { AccountStatement, AccountStatements } from '@enlace/contract/account-statements/schemas.ts'
import { daysTexts, statementColumnTexts as texts } from '@enlace/contract/account-statements/texts.ts'
import { isZeroMoney, type Money } from '@enlace/domain/money.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Amount } from '@enlace/web/document/amount.tsx'
import { showDay, showText } from '@enlace/web/document/shown.ts'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { DaysCell } from './days-cell.tsx'

type StatementTotals = AccountStatements['totals'][number]
type StatementColumn = Column<AccountStatement, StatementTotals>

/** What the company lets its suppliers see of dates and states (screens 2.0). */
export type StatementFlags = Pick<PlatformParameters, 'date_invoice' | 'date_payment' | 'status_payment'>

/** The table's columns that the company's flags leave; the company itself only where there are several. */
export function statementColumns(
  flags: StatementFlags,
  hasSeveralCompanies: boolean,
): readonly StatementColumn[] {
  return columns.filter(({ id }) => {
    if (id === 'compania') return hasSeveralCompanies
    if (id === 'fecha_factura') return flags.date_invoice > 0
    if (id === 'pago') return flags.date_payment > 0
    if (id === 'estado') return flags.status_payment > 0
    return true
  })
}

const columns: readonly StatementColumn[] = [
  {
    id: 'factura',
    header: texts.factura,
    isSortable: true,
    card: 'number',
    cell: (row) => row.factura_cliente,
  },
  { id: 'compania', header: texts.compania, cell: (row) => row.compania },
  {
    id: 'fecha_factura',
    header: texts.fecha_factura,
    isSortable: true,
    isWideOnly: true,
    cell: (row) => showDay(row.fecha_factura),
  },
  {
    id: 'fecha_proveedor',
    header: texts.fecha_proveedor,
    isSortable: true,
    isWidestOnly: true,
    cell: (row) => showDay(row.fecha_proveedor),
  },
  {
    id: 'condicion',
    header: texts.condicion,
    isSortable: true,
    isWideOnly: true,
    cell: (row) => showText(row.condicion_pago),
  },
  {
    id: 'vence',
    header: texts.vence,
    isSortable: true,
    card: 'date',
    cell: (row) => showDay(row.fecha_vencimiento),
  },
  {
    id: 'dias',
    header: texts.dias,
    isSortable: true,
    cell: ({ dias, saldo_total }) => <DaysCell {...{ dias, saldo_total }} />,
  },
  {
    id: 'pago',
    header: texts.pago,
    isSortable: true,
    cell: (row) => (
      <Unbroken>
        {row.fecha_estimada_pago ? showDay(row.fecha_estimada_pago) : daysTexts.unscheduled}
      </Unbroken>
    ),
  },
  {
    id: 'estado',
    header: texts.estado,
    isSortable: true,
    card: 'status',
    cell: (row) => <StateChip owner="estado_programacion_pago" state={row.estado_programacion_pago} />,
  },
  {
    ...amountColumn('facturado', texts.facturado, (row) => row.valor_facturado),
    isWideOnly: true,
  },
  { ...amountColumn('corriente', texts.corriente, (row) => row.saldo_corriente), isWideOnly: true },
  { ...amountColumn('vencido', texts.vencido, (row) => row.saldo_vencido), isWideOnly: true },
  {
    id: 'saldo',
    header: texts.saldo,
    align: 'end',
    isSortable: true,
    card: 'amount',
    cell: (row) => <Amount value={row.saldo_total} moneda={row.moneda} isStrong />,
    total: (total) => <Amount value={total.saldo_total} moneda={total.moneda} isStrong />,
  },
]

type Amounts = Pick<AccountStatement, 'valor_facturado' | 'saldo_corriente' | 'saldo_vencido'>

function amountColumn(id: string, header: string, amountOf: (amounts: Amounts) => Money): StatementColumn {
  return {
    id,
    header,
    align: 'end',
    isSortable: true,
    cell: (row) =>
      isZeroMoney(amountOf(row)) ? listTexts.none : <Amount value={amountOf(row)} moneda={row.moneda} />,
    total: (total) => <Amount value={amountOf(total)} moneda={total.moneda} />,
  }
}
