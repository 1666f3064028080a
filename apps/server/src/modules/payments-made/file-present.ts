import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { PlatformParameters } from '@enlace/contract/company/schemas.ts'
import { documentTexts } from '@enlace/contract/documents/texts.ts'
import {
  exportPaidInvoices,
  exportPaymentsMade,
  requestPaidInvoicesExport,
  requestPaymentsMadeExport,
} from '@enlace/contract/payments-made/calls.ts'
import { deskListTexts } from '@enlace/contract/documents/desk/texts.ts'
import { paymentMadeTexts as paperTexts } from '@enlace/contract/payments-made/detail-texts.ts'
import { deskPayments } from '@enlace/contract/payments-made/desk/calls.ts'
import { deskPaymentDocument } from '@enlace/contract/payments-made/desk/document.ts'
import { paidInvoiceFields, paymentDocument } from '@enlace/contract/payments-made/document.ts'
import type { PaymentMadeDetail, PaymentsMadeQuery } from '@enlace/contract/payments-made/schemas.ts'
import {
  paymentsMadeTexts as texts,
  paymentTotalTexts as totalTexts,
} from '@enlace/contract/payments-made/texts.ts'
import { documentExport, documentSheet, paperHead, paperLines, paperTotals } from '../documents/index.ts'
import { labelled } from '../exports/index.ts'
import type { DocumentContent } from '../papers/index.ts'
import { paidInvoiceRows, paymentRows, staffPayments } from './queries.ts'

const words = ({ medio, banco }: Pick<PaymentsMadeQuery, 'medio' | 'banco'>) => [
  ...(medio ? [labelled(texts.means, medio)] : []),
  ...(banco ? [labelled(texts.bank, banco)] : []),
]

/** Paid and unpaid amounts are never added together. */
const totalOf = ({ estado, moneda }: { estado: string; moneda: string }) =>
  fill(estado === 'pagado' ? totalTexts.paidIn : totalTexts.notPaidIn, { moneda })

/** The export of payments. */
export const paymentExport = documentExport(paymentDocument, {
  now: exportPaymentsMade,
  later: requestPaymentsMadeExport,
  texts,
  rows: paymentRows,
  totalOf,
  words,
})

/** The export of paid invoices, with each withholding, for accounting. */
export const paidInvoiceExport = documentExport(
  { ...paymentDocument, fields: paidInvoiceFields },
  {
    list: 'paid-invoices',
    now: exportPaidInvoices,
    later: requestPaidInvoicesExport,
    title: texts.invoicesTable,
    texts,
    rows: paidInvoiceRows,
    totalOf,
    words,
  },
)

/** Warnings for payments that were not completed. */
const warnings: Readonly<Record<string, string>> = {
  en_proceso: paperTexts.inProcess,
  rechazado_por_el_banco: paperTexts.returned,
  anulado: paperTexts.voided,
}

/** Returns the content of a voucher: date, method, withholdings, and each invoice paid. */
export function voucherContent(
  payment: PaymentMadeDetail,
  parameters: Pick<PlatformParameters, 'date_invoice' | 'allow_vouchers_download'>,
): DocumentContent {
  // The company may disable vouchers (spec 3, allow_vouchers_download).
  if (parameters.allow_vouchers_download === 0) throw new Problem('vouchers-off')
  const { estado, motivo } = payment
  const label = estado === 'pagado' ? paperTexts.paid : paperTexts.notPaid
  const warning = warnings[estado]
  const reason = motivo === null ? '' : ` ${fill(paperTexts.reason, { motivo: motivo.replace(/\.+$/, '') })}`
  const head = paperHead(paymentDocument, payment)
  return {
    isAcross: true,
    ...head,
    figure: { ...head.figure, label },
    warning: warning === undefined ? undefined : `${warning}${reason}`,
    tables: [
      paperLines(
        paymentDocument.lines,
        payment,
        { title: paperTexts.lines, empty: paperTexts.noLines, total: documentTexts.totals },
        parameters,
      ),
    ],
    totals: paperTotals(paymentDocument, payment, { valor_pagado: label }),
  }
}

/** The payments to all suppliers as a file, for the staff. */
export const paymentSheet = documentSheet(deskPaymentDocument, {
  now: deskPayments.sheet,
  fileName: deskListTexts['payments-made'].file,
  texts: deskListTexts['payments-made'],
  rows: staffPayments.rows,
})
