import { fill } from '@enlace/contract/core/fill.ts'
import { paymentDocument } from '@enlace/contract/payments-made/document.ts'
import { paymentsMadeTexts as texts } from '@enlace/contract/payments-made/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import type {
  PaidInvoice,
  PaidInvoices,
  PaymentMade,
  PaymentsMade,
} from '@enlace/contract/payments-made/schemas.ts'
import { useMemo } from 'react'
import { Tabs } from '@enlace/ui/tabs.tsx'
import { narrowed } from '@enlace/web/list/filters.ts'
import { ListActions } from '@enlace/web/list/list-actions.tsx'
import { ListFilters } from '@enlace/web/list/list-filters.tsx'
import { ListPage } from '@enlace/web/list/list-page.tsx'
import type { ListViewProps } from '@enlace/web/list/list-place.ts'
import { ListTable } from '@enlace/web/list/list-table.tsx'
import { StateFilter } from '@enlace/web/list/state-filter.tsx'
import { useColumns } from '@enlace/web/list/use-columns.ts'
import type { LoadSlice } from '@enlace/web/list/use-slices.ts'
import { ValueFilter } from '@enlace/web/list/value-filter.tsx'
import { yearWindow } from '@enlace/web/list/windows.ts'
import { invoiceColumns, paymentColumns } from './columns.tsx'
import { figuresOf } from './summary/figures.ts'
import type { PaymentFilter } from './filter.ts'
import { PaidMonths } from './summary/paid-months.tsx'
import { PaymentTotals } from './summary/payment-totals.tsx'
import type { PaymentsAnswer } from './summary/answer.ts'

type PaymentsMadeViewProps = ListViewProps<PaymentFilter, PaymentsAnswer> & {
  loadPayments: LoadSlice<PaymentMade>
  loadInvoices: LoadSlice<PaidInvoice>
  showsInvoiceDate: boolean
  hrefOf: (id: string) => string
}

const tabs = [
  { id: 'pago', label: texts.byPayment },
  { id: 'factura', label: texts.byInvoice },
] as const

/** What the company paid: totals, filters, and the payments or the invoices in them; then the year, month by month. */
export function PaymentsMadeView(props: PaymentsMadeViewProps) {
  const { place, viewing, answer, failure, showsInvoiceDate } = props
  const { filter, onFilter } = place
  const payments = useColumns('payments-made', paymentColumns)
  const invoices = useColumns(
    'paid-invoices',
    useMemo(() => invoiceColumns(showsInvoiceDate), [showsInvoiceDate]),
  )
  return (
    <ListPage
      title={texts.title}
      description={texts.description}
      viewing={viewing}
      dataAsOf={answer?.dataAsOf}
      actions={
        <ListActions
          list="payments-made"
          total={answer?.total}
          columns={filter.por === 'factura' ? invoices : payments}
          place={place}
        />
      }
    >
      {!failure && <PaymentTotals figures={answer && figuresOf(answer)} />}
      <ListFilters place={place} texts={texts}>
        <ValueFilter
          label={texts.means}
          name="medio"
          any={texts.anyMeans}
          choices={answer?.choices.medio}
          chosen={filter.medio}
          place={place}
        />
        <ValueFilter
          label={texts.bank}
          name="banco"
          any={texts.anyBank}
          choices={answer?.choices.banco}
          chosen={filter.banco}
          place={place}
        />
        <StateFilter
          label={paymentDocument.fields.estado.label}
          owner={paymentDocument.states}
          counts={answer?.counts}
          place={place}
        />
      </ListFilters>
      <Tabs
        label={texts.view}
        tabs={tabs}
        selected={filter.por ?? 'pago'}
        // The columns differ: the order of one is none of the other.
        onSelect={(por) =>
          onFilter(narrowed(filter, { por: por === 'factura' ? por : undefined, sort: undefined }))
        }
      >
        <Rows {...props} payments={payments.shown} invoices={invoices.shown} />
      </Tabs>
      {answer && <PaidMonths months={answer.months} />}
    </ListPage>
  )
}

type RowsProps = PaymentsMadeViewProps & {
  payments: readonly Column<PaymentMade, PaymentsMade['totals'][number]>[]
  invoices: readonly Column<PaidInvoice, PaidInvoices['totals'][number]>[]
}

function Rows(props: RowsProps) {
  const { place, answer, failure, isRefreshing, hrefOf } = props
  const shared = { defaultSort: '-fecha', neverAny: <NoPayments {...props} />, place, failure, isRefreshing }
  // While the other way of telling is on its way, the rows of this one are nothing to show.
  return place.filter.por === 'factura' ? (
    <ListTable
      caption={texts.invoicesTable}
      columns={props.invoices}
      loadSlice={props.loadInvoices}
      rowHref={(row) => hrefOf(row.payment_id)}
      answer={answer?.por === 'factura' ? answer : undefined}
      {...shared}
    />
  ) : (
    <ListTable
      caption={texts.table}
      columns={props.payments}
      loadSlice={props.loadPayments}
      rowHref={(row) => hrefOf(row.id)}
      answer={answer?.por === 'pago' ? answer : undefined}
      {...shared}
    />
  )
}

function NoPayments({ place: { days, onWindow } }: PaymentsMadeViewProps) {
  if (days === 0) return <EmptyState title={texts.neverAny} />
  const action =
    days < yearWindow ? (
      <Button onClick={() => onWindow(yearWindow)}>{texts.seeYear}</Button>
    ) : (
      <Button onClick={() => onWindow(0)}>{texts.seeAll}</Button>
    )
  return <EmptyState title={fill(texts.noneInWindow, { n: days })} action={action} />
}
