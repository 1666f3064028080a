import { addDays, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { DocumentKind } from '../../documents/related/kinds.ts'
import type { AttentionName, StartFigures } from './schemas.ts'

/** A list of documents with its window and filter: the link of a figure, which tests also query. */
export type ListLink = { kind: DocumentKind; days: number; search: Readonly<Record<string, string>> }

/** Returns the list behind each figure of the start page, whose total equals the figure. */
export function figureLinks(today: CalendarDate): Readonly<Record<keyof StartFigures, ListLink>> {
  const statements = (search: ListLink['search'], days = 0): ListLink => ({
    kind: 'account-statements',
    days,
    search,
  })
  return {
    receivable: statements({}),
    overdue: statements({ saldo: 'vencido' }),
    // The window includes overdue ones, so it is limited to current ones, which fall due within 30 days. Credits never
    // fall due.
    dueSoon: statements({ saldo: 'corriente', min: '0.01' }, 30),
    paidThisMonth: {
      kind: 'payments-made',
      days: 0,
      search: { status: 'pagado', from: `${today.slice(0, 8)}01`, to: today },
    },
    ordersToConfirm: { kind: 'purchase-order', days: 0, search: { status: 'nueva,vista' } },
    ticketsToInvoice: { kind: 'purchase-tickets', days: 0, search: { sin_facturar: '1' } },
  }
}

/** The pending tasks that are not in a list of documents. */
export type OtherAttention =
  | 'questionsToAnswer'
  | 'communiquesToRead'
  | 'documentsWrong'
  | 'documentsMissing'
  | 'bankAccountsMissing'

/** The list behind each pending task; the others have their own pages. */
export const attentionLinks: Readonly<Record<Exclude<AttentionName, OtherAttention>, ListLink>> = {
  paymentsReturned: { kind: 'payments-made', days: 30, search: { status: 'rechazado_por_el_banco' } },
  invoicesRejected: { kind: 'account-statements', days: 0, search: { estado: 'rechazada' } },
  invoicesBlocked: { kind: 'account-statements', days: 0, search: { estado: 'bloqueada' } },
  ordersLate: { kind: 'purchase-order', days: 0, search: { entrega: 'atrasada' } },
  ordersNew: { kind: 'purchase-order', days: 0, search: { status: 'nueva' } },
  ticketsWithDifference: { kind: 'purchase-tickets', days: 0, search: { status: 'con_diferencia' } },
}

/** Returns whether a pending task is in a list of documents. */
export const isListed = (name: AttentionName): name is Exclude<AttentionName, OtherAttention> =>
  name in attentionLinks

/** The filters of the list of questions behind the tile, and behind those that wait for the supplier. */
export const questionSearch = {
  open: { estado: 'abierta,esperando_a_la_compania,esperando_al_proveedor' },
  toAnswer: { estado: 'esperando_al_proveedor' },
} as const

/** Returns the list of invoices expected to be paid between two days, inclusive; undefined ends are open. */
export function expectedLink(from: CalendarDate | undefined, to: CalendarDate | undefined): ListLink {
  return {
    kind: 'account-statements',
    days: 0,
    search: { ...(from && { pago_desde: from }), ...(to && { pago_hasta: to }) },
  }
}

/** The lists of payments expected after the calendar, and of overdue ones before it. */
export const beyondLinks = (today: CalendarDate, until: CalendarDate) => ({
  later: expectedLink(addDays(until, 1), undefined),
  delayed: expectedLink(undefined, addDays(today, -1)),
})
