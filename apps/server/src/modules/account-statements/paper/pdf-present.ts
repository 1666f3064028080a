import type { PlatformParameters } from '@enlace/contract/company/schemas.ts'
import {
  accountStatementTexts as texts,
  timelineTexts,
} from '@enlace/contract/account-statements/detail-texts.ts'
import { invoicePaperTexts as paperTexts } from '@enlace/contract/account-statements/paper-texts.ts'
import type { AccountStatementDetail } from '@enlace/contract/account-statements/schemas.ts'
import { statementColumnTexts } from '@enlace/contract/account-statements/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { roadTexts } from '@enlace/contract/documents/road-texts.ts'
import { settledOf } from '@enlace/domain/invoice-balance.ts'
import { formatMoney, negateMoney, type Money } from '@enlace/domain/money.ts'
import { type DocumentContent, paperDay, paperState, paperText } from '../../papers/index.ts'

type Flags = Pick<PlatformParameters, 'date_invoice' | 'date_payment' | 'status_payment'>

/** What of an invoice is on its paper. */
type PrintedInvoice = Pick<
  AccountStatementDetail,
  | 'estado'
  | 'estado_programacion_pago'
  | 'motivo'
  | 'moneda'
  | 'condicion_pago'
  | 'saldo_total'
  | 'neto_a_pagar'
  | `fecha_${'factura' | 'proveedor' | 'vencimiento' | 'estimada_pago' | (typeof steps)[number]}`
  | `valor_${'bruto' | 'iva' | 'facturado' | 'retefuente' | 'reteica' | 'reteiva'}`
>

const steps = ['recibida', 'aceptada', 'causada', 'programada', 'pagada'] as const

/** An invoice on paper: its dates, where it is and why, what is paid of it; what the company does not show stays out. */
export function invoiceContent(statement: PrintedInvoice, flags: Flags): DocumentContent {
  const { moneda, motivo } = statement
  const line = (label: string, value: Money | null) =>
    value === null ? [] : [{ label, value: formatMoney(value, moneda) }]
  const settled = settledOf(statement)
  const withheld = (value: Money | null) => (value === null ? null : negateMoney(value))
  const dated = steps.flatMap((step) => {
    const fecha = statement[`fecha_${step}`]
    return fecha === null || (step === 'programada' && flags.date_payment === 0)
      ? []
      : [[timelineTexts[step], paperDay(fecha)]]
  })
  const columns = statementColumnTexts
  return {
    subtitle: paperState('factura', statement.estado),
    figure: { label: texts.balance, value: formatMoney(statement.saldo_total, moneda) },
    warning: motivo ? fill(paperTexts.reason, { motivo: motivo.replace(/\.+$/, '') }) : undefined,
    facts: [
      ...(flags.date_invoice > 0
        ? [{ label: columns.fecha_factura, value: paperDay(statement.fecha_factura) }]
        : []),
      { label: columns.fecha_proveedor, value: paperDay(statement.fecha_proveedor) },
      { label: columns.condicion, value: paperText(statement.condicion_pago) },
      { label: texts.due, value: paperDay(statement.fecha_vencimiento) },
      ...(flags.date_payment > 0
        ? [{ label: columns.pago, value: paperDay(statement.fecha_estimada_pago) }]
        : []),
      ...(flags.status_payment > 0
        ? [
            {
              label: columns.estado,
              value: paperState('estado_programacion_pago', statement.estado_programacion_pago),
            },
          ]
        : []),
    ],
    tables: [
      {
        title: roadTexts.title,
        columns: [
          { title: paperTexts.step, share: 3 },
          { title: paperTexts.date, share: 7 },
        ],
        rows: dated,
        empty: paperTexts.none,
      },
    ],
    totals: [
      ...line(texts.gross, statement.valor_bruto),
      ...line(texts.vat, statement.valor_iva),
      ...line(texts.invoiced, statement.valor_facturado),
      ...line(texts.withholdingSource, withheld(statement.valor_retefuente)),
      ...line(texts.withholdingIca, withheld(statement.valor_reteica)),
      ...line(texts.withholdingVat, withheld(statement.valor_reteiva)),
      ...line(texts.net, statement.neto_a_pagar).map((row) => ({ ...row, isTotal: true })),
      ...(settled === undefined
        ? []
        : [
            ...line(texts.takenOff, negateMoney(settled)),
            ...line(texts.balance, statement.saldo_total).map((row) => ({ ...row, isTotal: true })),
          ]),
    ],
  }
}
