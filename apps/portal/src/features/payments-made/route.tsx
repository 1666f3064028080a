import { fill } from '@enlace/contract/core/fill.ts'
import type { FieldFlags } from '@enlace/contract/documents/description.ts'
import {
  listPaidInvoiceRows,
  listPaidInvoices,
  listPaymentMadeRows,
  listPaymentsMade,
} from '@enlace/contract/payments-made/calls.ts'
import { paidInvoiceFields, paymentDocument } from '@enlace/contract/payments-made/document.ts'
import { paymentsMadeTexts as texts, paymentTotalTexts } from '@enlace/contract/payments-made/texts.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { lazyBelow } from '@enlace/ui/core/lazy-part.tsx'
import { FiguresPlace } from '@enlace/ui/figures-place.tsx'
import { SectionLinks } from '@enlace/ui/section-links.tsx'
import { showCount, showText } from '@enlace/web/document/shown.ts'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import type { FilterOf, RowOf } from '@enlace/web/list/define-list.tsx'
import { countFilters } from '@enlace/web/list/filters.ts'
import { ListFilters } from '@enlace/web/list/list-filters.tsx'
import { ListExport } from '@enlace/web/list/list-actions.tsx'
import { listCalls } from '@enlace/web/list/list-calls.ts'
import { ListPage } from '@enlace/web/list/list-page.tsx'
import type { ListPlace, ListViewProps } from '@enlace/web/list/list-place.ts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { ListTable } from '@enlace/web/list/list-table.tsx'
import type { OwnFilter } from '@enlace/web/list/own-filters.tsx'
import { commonReaders, type FilterReaders, oneOf, readWritten } from '@enlace/web/list/read-filter.ts'
import { useColumns } from '@enlace/web/list/use-columns.ts'
import { useMemo } from 'react'
import { readBoot } from '../../core/company/boot.ts'
import { columnsShown, listColumns } from '@enlace/web/document/fields/field-columns.tsx'
import { paths } from '../../core/paths.ts'
import { paidDaysText } from './days-text.ts'
import { footOf, type InvoiceTotal, type PaymentsAnswer, type PaymentTotal } from './summary/figures.ts'

/** The figures come beside the rows, which are what most people look for first; the year comes below them. */
const PaymentTotals = lazyBelow(
  async () => (await import('./summary/payment-totals.tsx')).PaymentTotals,
  <FiguresPlace />,
)
const NoPayments = lazyBelow(async () => (await import('./no-payments.tsx')).NoPayments)
const PaidMonths = lazyBelow(async () => (await import('./summary/paid-months.tsx')).PaidMonths)

type PaymentColumn = Column<RowOf<typeof listPaymentsMade>, PaymentTotal>
type InvoiceColumn = Column<RowOf<typeof listPaidInvoices>, InvoiceTotal>

const { fields, states } = paymentDocument

/** The columns by payment (screens 2.3). */
export const paymentColumns: readonly PaymentColumn[] = listColumns(fields, states, {
  cuenta_mascara: { cell: (row) => <Unbroken>{showText(row.cuenta_mascara)}</Unbroken> },
  facturas: { total: (total) => showCount(total.facturas) },
})

const allInvoiceColumns: readonly InvoiceColumn[] = listColumns(paidInvoiceFields, states, {
  comprobante: { cell: (row) => <Unbroken>{row.comprobante}</Unbroken> },
  dias: { cell: (row) => <Unbroken>{paidDaysText(row.dias)}</Unbroken> },
})

/** The columns by invoice; its date only where the company shows it. */
export const invoiceColumns = (flags: FieldFlags) => columnsShown(allInvoiceColumns, paidInvoiceFields, flags)

/** What the address of the list says after its path; `por` turns it from payments to invoices. */
type Filter = FilterOf<typeof listPaymentsMade> & { por?: 'factura' | undefined }

/** How that is read. */
export const paymentReaders: FilterReaders<Filter> = {
  ...commonReaders,
  por: oneOf(['factura']),
  medio: readWritten,
  banco: readWritten,
}

const filters: readonly OwnFilter<Filter>[] = [
  { kind: 'value', name: 'medio', label: texts.means, any: texts.anyMeans },
  { kind: 'value', name: 'banco', label: texts.bank, any: texts.anyBank },
  { kind: 'states', label: fields.estado.label, owner: states },
]

const payments = listCalls(listPaymentsMade, listPaymentMadeRows)
const invoices = listCalls(listPaidInvoices, listPaidInvoiceRows)

/** The payments, by payment or by invoice (spec 2; screens 2.3): two lists with one filter, so no single description. */
export const paymentsMadeRoute = listRoute<Filter, PaymentsAnswer>({
  path: paths.paymentsMade,
  title: texts.title,
  list: 'payments-made',
  readers: paymentReaders,
  query(days, { por, ...filter }) {
    const query = { ...filter, days }
    const { queryKey, queryFn } = por === 'factura' ? invoices.page(query) : payments.page(query)
    return { queryKey, ...(queryFn && { queryFn }) }
  },
  View: PaymentsMadeScreen,
})

type Props = ListViewProps<Filter, PaymentsAnswer>

/** The two ways to tell the payments. Their columns differ: the order of one is none of the other. */
const sectionsAt = ({ linkTo }: ListPlace<Filter>) => [
  { id: 'pago', label: texts.byPayment, href: linkTo({ por: undefined, sort: undefined, page: undefined }) },
  {
    id: 'factura',
    label: texts.byInvoice,
    href: linkTo({ por: 'factura', sort: undefined, page: undefined }),
  },
]

/** Totals, filters, and the payments or the invoices in them; then the year, month by month. */
function PaymentsMadeScreen(props: Props) {
  const { place, viewing, answer, failure } = props
  const { filter } = place
  const byPayment = useColumns('payments-made', paymentColumns)
  const datedColumns = useMemo(() => invoiceColumns(readBoot().parameters), [])
  const byInvoice = useColumns('paid-invoices', datedColumns)
  const columns = filter.por === 'factura' ? byInvoice : byPayment
  const tools = { list: 'payments-made', columns, place, total: answer?.total } as const
  return (
    <ListPage
      title={texts.title}
      description={texts.description}
      isEmpty={answer?.total === 0 && countFilters(filter) === 0}
      viewing={viewing}
      dataAsOf={answer?.dataAsOf}
      sections={<SectionLinks label={texts.view} links={sectionsAt(place)} current={filter.por ?? 'pago'} />}
      actions={<ListExport {...tools} />}
    >
      {!failure && <PaymentTotals head={answer?.head} since={answer?.desde} />}
      <ListFilters {...{ place, texts, tools, filters, answer }} />
      <Rows
        {...props}
        payments={byPayment.shown}
        invoices={byInvoice.shown}
        areChosen={columns.chosen !== null}
      />
      {answer && <PaidMonths months={answer.months} />}
    </ListPage>
  )
}

type RowsProps = Props & {
  payments: readonly PaymentColumn[]
  invoices: readonly InvoiceColumn[]
  areChosen: boolean
}

function Rows({ place, answer, failure, isRefreshing, ...columns }: RowsProps) {
  const { days } = place
  const { por, ...filter } = place.filter
  const shared = {
    defaultSort: '-fecha',
    neverAny: <NoPayments place={place} />,
    place,
    failure,
    isRefreshing,
    areChosen: columns.areChosen,
    totalLabel: ({ moneda, part }: Pick<PaymentTotal, 'moneda' | 'part'>) =>
      fill(part === 'pagado' ? paymentTotalTexts.paid : paymentTotalTexts.notPaid, { moneda }),
  }
  // While the other way of telling is on its way, the rows of this one are nothing to show.
  return por === 'factura' ? (
    <ListTable
      caption={texts.invoicesTable}
      columns={columns.invoices}
      loadSlice={invoices.slicesOf({ days, filter })}
      rowHref={(row) => paths.paymentMade({ days, id: row.payment_id })}
      answer={answer?.por === 'factura' ? { ...answer, totals: footOf(answer.totals) } : undefined}
      {...shared}
    />
  ) : (
    <ListTable
      caption={texts.table}
      columns={columns.payments}
      loadSlice={payments.slicesOf({ days, filter })}
      rowHref={(row) => paths.paymentMade({ days, id: row.id })}
      answer={answer?.por === 'pago' ? { ...answer, totals: footOf(answer.totals) } : undefined}
      {...shared}
    />
  )
}
