import type { PaymentsMadeQuery } from '@enlace/contract/payments-made/schemas.ts'
import { commonReaders, type FilterReaders, oneOf, readWritten } from '@enlace/web/list/read-filter.ts'

/** What the address of the list says after its path; `por` turns it from payments to invoices. */
export type PaymentFilter = Omit<PaymentsMadeQuery, 'days'> & { por?: 'factura' | undefined }

/** How that is read. */
export const paymentReaders: FilterReaders<PaymentFilter> = {
  ...commonReaders,
  por: oneOf(['factura']),
  medio: readWritten,
  banco: readWritten,
}
