import { paymentsMadeTexts as texts } from '@enlace/contract/payments-made/texts.ts'
import { readBoot } from '../../core/company/boot.ts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { paths } from '../../core/paths.ts'
import { paymentReaders } from './filter.ts'
import { paidInvoiceSlice, paymentSlice, paymentsMadeQuery } from './queries.ts'
import { PaymentsMadeView } from './view.tsx'

/** The payments, by payment or by invoice (spec 2; screens 2.3). */
export const paymentsMadeRoute = listRoute({
  path: paths.paymentsMade,
  title: texts.title,
  list: 'payments-made',
  readers: paymentReaders,
  query: paymentsMadeQuery,
  View: (props) => (
    <PaymentsMadeView
      {...props}
      loadPayments={paymentSlice(props.place)}
      loadInvoices={paidInvoiceSlice(props.place)}
      showsInvoiceDate={readBoot().parameters.date_invoice > 0}
      hrefOf={(id) => paths.paymentMade({ days: props.place.days, id })}
    />
  ),
})
