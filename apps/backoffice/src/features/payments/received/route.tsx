import { fill } from '@enlace/contract/core/fill.ts'
import type { SheetFormat } from '@enlace/contract/documents/desk/limits.ts'
import {
  exportReceivedPayments,
  listReceivedPaymentRows,
  listReceivedPayments,
} from '@enlace/contract/payments/desk/calls.ts'
import type { ReceivedPayment, ReceivedPayments } from '@enlace/contract/payments/desk/schemas.ts'
import { receivedPaymentStates } from '@enlace/contract/payments/desk/state-schemas.ts'
import { receivedPaymentsTexts as texts } from '@enlace/contract/payments/desk/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Amount } from '@enlace/web/document/amount.tsx'
import { downloadNamed } from '@enlace/web/http/tell-downloaded.ts'
import {
  codeColumn,
  instantColumn,
  moneyColumn,
  stateColumn,
  textColumn,
} from '@enlace/web/list/column-presets.tsx'
import type { FilterOf } from '@enlace/web/list/define-list.tsx'
import { commonReaders, readWritten, severalOf } from '@enlace/web/list/read-filter.ts'
import { SheetMenu } from '../../../core/export/sheet-menu.tsx'
import { staffList } from '../../../core/list/staff-list.tsx'
import { paths } from '../../../core/paths.ts'

type Total = ReceivedPayments['totals'][number]

/** An amount that a phone's card shows after a tap: there is room for one. */
const behind = <Row,>({ card: _, ...column }: Column<Row, unknown>) => column

/** Who paid what, how much of it the company has, and where it stands. */
export const receivedColumns: readonly Column<ReceivedPayment, Total>[] = [
  codeColumn('numero', texts.number, { isSortable: true, card: 'number' }),
  instantColumn('creado_at', texts.created, { isSortable: true, card: 'date' }),
  textColumn('razon_social', texts.payer, { isSortable: true, card: 'text' }),
  codeColumn('nit', texts.nit, { priority: 4 }),
  textColumn('concepto', texts.concept, { isSortable: true, priority: 3 }),
  textColumn('referencia', texts.reference, { isSortable: true }),
  moneyColumn('valor', texts.value, { isSortable: true }),
  {
    ...behind(moneyColumn('devuelto', texts.refunded, { isSortable: true, priority: 4 })),
    total: ({ devuelto, moneda }) => <Amount value={devuelto} moneda={moneda} />,
  },
  {
    ...behind(moneyColumn('neto', texts.net, { isSortable: true })),
    total: ({ neto, moneda }) => <Amount value={neto} moneda={moneda} />,
  },
  stateColumn(texts.state, 'pago_en_linea'),
]

/** `/pagos-recibidos`: the payments that were made to the company online, the newest first. */
export const receivedPaymentsRoute = staffList({
  path: paths.receivedPayments,
  list: 'staff-online-payments',
  texts,
  page: listReceivedPayments,
  rows: listReceivedPaymentRows,
  changes: 'online-payment',
  readers: { ...commonReaders, status: severalOf(receivedPaymentStates), concepto: readWritten },
  columns: receivedColumns,
  defaultSort: '-creado_at',
  hrefOf: (id) => paths.receivedPayment({ id }),
  filters: () => [
    { kind: 'value', name: 'concepto', label: texts.concept, any: texts.anyConcept },
    { kind: 'states', label: texts.state, owner: 'pago_en_linea' },
  ],
  more: ({ place, answer }) =>
    answer &&
    answer.total > 0 && <SheetMenu onFile={(format) => void downloadPayments(place.filter, format)} />,
})

type PaymentFilter = FilterOf<typeof listReceivedPayments>

/** Gets all that a filter finds as a file. */
function downloadPayments({ page: _page, size: _size, ...filter }: PaymentFilter, format: SheetFormat) {
  const name = fill(texts.file, { fecha: todayInBogota(new Date()), format })
  return downloadNamed(exportReceivedPayments, { query: { ...filter, days: 0, format } }, name)
}
