import type { FieldFlags } from '@enlace/contract/documents/description.ts'
import { paymentDocument } from '@enlace/contract/payments-made/document.ts'
import type { PaymentMadeDetail } from '@enlace/contract/payments-made/schemas.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { columnsShown, lineColumns } from '@enlace/web/document/fields/field-columns.tsx'
import { paths } from '../../core/paths.ts'
import { paidDaysText } from './days-text.ts'

/** The columns of a payment's invoices that the company shows; an invoice is a link where it is known. */
export const paymentLineColumns = (
  payment: Pick<PaymentMadeDetail, 'moneda' | 'lines'>,
  parameters: FieldFlags,
) =>
  columnsShown(
    lineColumns(paymentDocument.lines, payment, {
      factura: {
        cell: ({ factura, account_statement_id: id }) =>
          id === null ? (
            factura
          ) : (
            <Link href={paths.accountStatement({ days: 0, id })}>
              <Unbroken>{factura}</Unbroken>
            </Link>
          ),
      },
      dias: { cell: (line) => <Unbroken>{paidDaysText(line.dias)}</Unbroken> },
    }),
    paymentDocument.lines,
    parameters,
  )
