import { paidInvoiceFields, paymentDocument } from '@enlace/contract/payments-made/document.ts'
import type {
  PaidInvoice,
  PaidInvoices,
  PaymentMade,
  PaymentsMade,
} from '@enlace/contract/payments-made/schemas.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Link } from '@enlace/ui/link.tsx'
import { showCount, showText } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { columnsShown, lineColumns, listColumns } from '../../core/document/fields/field-columns.tsx'
import { paidDaysText } from './days-text.ts'

/** The columns by payment (screens 2.3). */
export const paymentColumns: readonly Column<PaymentMade, PaymentsMade['totals'][number]>[] = listColumns(
  paymentDocument.fields,
  paymentDocument.states,
  {
    cuenta_mascara: { cell: (row) => <Unbroken>{showText(row.cuenta_mascara)}</Unbroken> },
    facturas: { total: (total) => showCount(total.facturas) },
  },
)

const allInvoiceColumns: readonly Column<PaidInvoice, PaidInvoices['totals'][number]>[] = listColumns(
  paidInvoiceFields,
  paymentDocument.states,
  {
    comprobante: { cell: (row) => <Unbroken>{row.comprobante}</Unbroken> },
    dias: { cell: (row) => <Unbroken>{paidDaysText(row.dias)}</Unbroken> },
  },
)

/** The columns by invoice; its date only where the company shows it. */
export const invoiceColumns = (showsInvoiceDate: boolean) => dated(allInvoiceColumns, showsInvoiceDate)

/** The columns of a payment's invoices; an invoice is a link where it is known. */
export const paymentLineColumns = (
  moneda: string,
  showsInvoiceDate: boolean,
  invoiceHref: (id: string) => string,
) =>
  dated(
    lineColumns(paymentDocument.lines, moneda, {
      factura: {
        cell: ({ factura, account_statement_id: id }) =>
          id === null ? (
            factura
          ) : (
            <Link href={invoiceHref(id)}>
              <Unbroken>{factura}</Unbroken>
            </Link>
          ),
      },
      dias: { cell: (line) => <Unbroken>{paidDaysText(line.dias)}</Unbroken> },
    }),
    showsInvoiceDate,
  )

const dated = <C extends { id: string }>(columns: readonly C[], showsInvoiceDate: boolean) =>
  columnsShown(columns, paidInvoiceFields, { date_invoice: showsInvoiceDate ? 1 : 0 })
