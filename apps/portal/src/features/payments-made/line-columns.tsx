import { paidInvoiceFields, paymentDocument } from '@enlace/contract/payments-made/document.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { columnsShown, lineColumns } from '../../core/document/fields/field-columns.tsx'
import { paidDaysText } from './days-text.ts'

/** The columns of a payment's invoices; an invoice is a link where it is known, and its date is shown where the company shows it. */
export const paymentLineColumns = (
  moneda: string,
  showsInvoiceDate: boolean,
  invoiceHref: (id: string) => string,
) =>
  columnsShown(
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
    paidInvoiceFields,
    { date_invoice: showsInvoiceDate ? 1 : 0 },
  )
