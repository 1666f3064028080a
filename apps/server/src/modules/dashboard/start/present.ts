import type {
  AttentionItem,
  AttentionName,
  CashCalendar,
  Figure,
  StartPage,
} from '@enlace/contract/dashboard/start/schemas.ts'
import { attentionNames } from '@enlace/contract/dashboard/start/schemas.ts'
import { addDays, type CalendarDate, compareDates, weekdayOf } from '@enlace/domain/calendar-date.ts'
import { sumMoney } from '@enlace/domain/money.ts'
import { countRows, inCurrencyOrder } from '../../../core/list/present.ts'
import type { DocumentGroup, OrderGroup, PaymentGroup, PendingGroup, TicketGroup } from './queries.ts'

/** Weeks of the calendar, the current one included. */
const calendarWeeks = 6

/** Sums groups of documents to one figure per currency, pesos first. */
export function figuresOf(groups: readonly Figure[]): Figure[] {
  return inCurrencyOrder(groups.map(({ moneda }) => moneda)).map((moneda) => {
    const own = groups.filter((group) => group.moneda === moneda)
    return { moneda, rows: countRows(own), valor: sumMoney(own.map(({ valor }) => valor)) }
  })
}

/** Returns the last day of the calendar: the Sunday of its last week. */
export function calendarEnd(today: CalendarDate): CalendarDate {
  return addDays(today, 7 - weekdayOf(today) + 7 * (calendarWeeks - 1))
}

/** Returns the state of the supplier's documents: optional ones that were never sent need no action. */
export function documentsOf(groups: readonly DocumentGroup[]): StartPage['documents'] {
  const count = (...states: DocumentGroup['estado'][]) =>
    countRows(groups.filter(({ estado }) => states.includes(estado)))
  const missing = countRows(
    groups.filter(({ estado, obligatorio }) => ['falta', 'en_gracia'].includes(estado) && obligatorio),
  )
  return {
    asked: countRows(groups),
    expiring: count('por_vencer'),
    wrong: count('vencido', 'rechazado'),
    missing,
    inReview: count('en_revision'),
  }
}

/** Returns the expected payments of all pending invoices, each counted once. */
export function calendarOf(
  today: CalendarDate,
  pending: readonly PendingGroup[],
  daysOff: CashCalendar['daysOff'],
): CashCalendar {
  const until = calendarEnd(today)
  const inTime = pending.filter(({ pago }) => pago !== null && pago >= today && pago <= until)
  return {
    today,
    until,
    days: byDay(inTime),
    later: figuresOf(pending.filter(({ pago }) => pago !== null && pago > until)),
    delayed: figuresOf(pending.filter(({ pago }) => pago !== null && pago < today)),
    undated: figuresOf(pending.filter(({ pago }) => pago === null)),
    // The calendar starts on the Monday of this week.
    daysOff: daysOff.filter(({ fecha }) => fecha >= addDays(today, -6) && fecha <= until),
  }
}

/** Returns the next day with an expected payment, per currency. */
export function nextPaymentOf(today: CalendarDate, pending: readonly PendingGroup[]) {
  const expected = byDay(pending.filter(({ pago }) => pago !== null && pago >= today))
  return inCurrencyOrder(expected.map(({ moneda }) => moneda)).flatMap((moneda) =>
    expected.filter((day) => day.moneda === moneda).slice(0, 1),
  )
}

function byDay(groups: readonly PendingGroup[]) {
  const dates = [...new Set(groups.map(({ pago }) => pago))].filter((pago) => pago !== null)
  return dates
    .toSorted(compareDates)
    .flatMap((fecha) =>
      figuresOf(groups.filter(({ pago }) => pago === fecha)).map((figure) => ({ ...figure, fecha })),
    )
}

/** A group of pending documents: number, total and earliest date. */
type WaitingGroup = Figure & { desde: CalendarDate | null }
type Waiting = Omit<AttentionItem, 'name'>

/** Returns the supplier's pending tasks, the most urgent first. */
export function attentionOf(found: {
  pending: readonly PendingGroup[]
  payments: readonly PaymentGroup[]
  orders: readonly OrderGroup[]
  tickets: readonly TicketGroup[]
  questions: readonly { state: string; rows: number }[]
  documents: readonly DocumentGroup[]
  communiques: number
  missingAccounts: number
}): AttentionItem[] {
  const { pending, payments, orders, tickets, questions } = found
  const documents = documentsOf(found.documents)
  const waiting: Readonly<Record<AttentionName, Waiting>> = {
    paymentsReturned: waitingOf(payments.filter(({ isOfMonth }) => !isOfMonth)),
    bankAccountsMissing: counted(found.missingAccounts),
    invoicesRejected: waitingOf(pending.filter(({ estado }) => estado === 'rechazada')),
    invoicesBlocked: waitingOf(pending.filter(({ estado }) => estado === 'bloqueada')),
    ordersLate: waitingOf(orders.filter(({ isLate }) => isLate)),
    documentsWrong: counted(documents.wrong),
    documentsMissing: counted(documents.missing),
    questionsToAnswer: counted(
      countRows(questions.filter(({ state }) => state === 'esperando_al_proveedor')),
    ),
    ticketsWithDifference: waitingOf(tickets.filter(({ estado }) => estado === 'con_diferencia')),
    ordersNew: waitingOf(orders.filter(({ estado }) => estado === 'nueva')),
    communiquesToRead: counted(found.communiques),
  }
  return attentionNames.map((name) => ({ name, ...waiting[name] })).filter(({ rows }) => rows > 0)
}

function waitingOf(groups: readonly WaitingGroup[]): Waiting {
  const days = groups.map(({ desde }) => desde).filter((day) => day !== null)
  return {
    rows: countRows(groups),
    figures: figuresOf(groups),
    desde: days.toSorted(compareDates)[0] ?? null,
  }
}

const counted = (rows: number): Waiting => ({ rows, figures: [], desde: null })
