import { breakdownOf } from '@enlace/contract/account-statements/breakdown.ts'
import {
  exportAccountStatements,
  requestAccountStatementsExport,
} from '@enlace/contract/account-statements/calls.ts'
import { timelineTexts } from '@enlace/contract/account-statements/detail-texts.ts'
import { deskInvoices } from '@enlace/contract/account-statements/desk/calls.ts'
import { deskInvoiceDocument } from '@enlace/contract/account-statements/desk/document.ts'
import { statementDocument } from '@enlace/contract/account-statements/document.ts'
import { invoicePaperTexts as paperTexts } from '@enlace/contract/account-statements/paper-texts.ts'
import type { AccountStatementDetail } from '@enlace/contract/account-statements/schemas.ts'
import { ageingTexts, summaryTexts } from '@enlace/contract/account-statements/summary-texts.ts'
import { accountStatementsTexts as texts } from '@enlace/contract/account-statements/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { FieldFlags } from '@enlace/contract/documents/description.ts'
import { deskListTexts } from '@enlace/contract/documents/desk/texts.ts'
import { roadTexts } from '@enlace/contract/documents/road-texts.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { documentExport, documentSheet, paperHead } from '../documents/index.ts'
import { labelled, rangeWords } from '../exports/index.ts'
import { type DocumentContent, paperDay } from '../papers/index.ts'
import { staffInvoices, statementRows } from './queries.ts'

const { fields, filters } = statementDocument
const balanceTexts = { corriente: summaryTexts.current, vencido: summaryTexts.overdue }

/** The pending invoices as a file, with payment states and with the filters in the order of the screen. */
export const statementExport = documentExport(
  { ...statementDocument, states: 'estado_programacion_pago', filters: {} },
  {
    now: exportAccountStatements,
    later: requestAccountStatementsExport,
    title: texts.table,
    texts,
    rows: statementRows,
    words: ({ saldo, bucket, estado, pago_desde, pago_hasta }) => [
      ...(saldo ? [balanceTexts[saldo]] : []),
      ...(bucket?.length
        ? [labelled(fields.dias.label, bucket.map((id) => ageingTexts[id]).join(', '))]
        : []),
      ...(estado ? [labelled(filters.estado.label, filters.estado.options[estado])] : []),
      ...rangeWords(fields.fecha_estimada_pago.label, pago_desde, pago_hasta),
    ],
  },
)

const steps = ['recibida', 'aceptada', 'causada', 'programada', 'pagada'] as const

/**
 * Returns the content of an invoice's PDF: dates, state with reason, and payments, without the fields that the company
 * hides.
 */
export function invoiceContent(statement: AccountStatementDetail, flags: FieldFlags): DocumentContent {
  const { moneda, motivo } = statement
  const dated = steps.flatMap((step) => {
    const fecha = statement[`fecha_${step}`]
    return fecha === null || (step === 'programada' && flags.date_payment === 0)
      ? []
      : [[timelineTexts[step], paperDay(fecha)]]
  })
  return {
    ...paperHead(statementDocument, statement, {}, flags),
    warning: motivo ? fill(paperTexts.reason, { motivo: motivo.replace(/\.+$/, '') }) : undefined,
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
    totals: breakdownOf(statement).map((row) => ({ ...row, value: formatMoney(row.value, moneda) })),
  }
}

/** The invoices of all suppliers as a file, for the staff. */
export const invoiceSheet = documentSheet(deskInvoiceDocument, {
  now: deskInvoices.sheet,
  fileName: deskListTexts['account-statements'].file,
  texts: deskListTexts['account-statements'],
  rows: staffInvoices.rows,
})
