import { fill } from '@enlace/contract/core/fill.ts'
import type { AccountStatementDetail } from '@enlace/contract/account-statements/schemas.ts'
import { nextStepTexts, whenPaidTexts as texts } from '@enlace/contract/account-statements/detail-texts.ts'
import { type CalendarDate, formatDate } from '@enlace/domain/calendar-date.ts'
import { formatMoney, isNegativeMoney, isZeroMoney, negateMoney, type Money } from '@enlace/domain/money.ts'
import type { FieldFlags } from '@enlace/contract/documents/description.ts'

/** What of an invoice tells when it is paid. */
export type PaymentFacts = Pick<
  AccountStatementDetail,
  | 'estado'
  | 'estado_programacion_pago'
  | 'motivo'
  | 'fecha_vencimiento'
  | 'fecha_estimada_pago'
  | 'fecha_pagada'
  | 'saldo_total'
  | 'moneda'
  | 'proximo_dia_de_pago'
>

/** The answer to "¿Cuándo me pagan?": a sentence, whether it is good news, and what the supplier does about bad news. */
export type PaymentAnswer = { text: string; tone: 'good' | 'info' | 'warning' | 'bad'; next?: string }

/**
 * Says when an invoice is paid, or why nobody can say. What the company does not show its suppliers (dates, states)
 * is not told here either.
 */
export function whenPaid(facts: PaymentFacts, flags: FieldFlags, today: CalendarDate): PaymentAnswer {
  const ended = endOf(facts)
  if (ended) return ended
  if (isNegativeMoney(facts.saldo_total)) return { text: saldoText(texts.credit, facts), tone: 'info' }
  const open = flags.status_payment > 0 ? byState(facts, flags, today) : byDate(facts, flags, today)
  if (facts.estado !== 'pago_parcial') return open
  return { ...open, text: `${saldoText(texts.partly, facts)} ${open.text}` }
}

function endOf({ estado, motivo, fecha_pagada, saldo_total }: PaymentFacts): PaymentAnswer | undefined {
  if (estado === 'anulada') return { text: withReason(texts.voided, motivo), tone: 'warning' }
  if (estado === 'rechazada') return bad(withReason(texts.rejected, motivo, true), 'rejected')
  if (estado === 'bloqueada') return bad(withReason(texts.blocked, motivo, true), 'blocked')
  if (estado !== 'pagada' && !isZeroMoney(saldo_total)) return undefined
  return { text: fecha_pagada ? dated(texts.paidOn, fecha_pagada) : texts.paid, tone: 'good' }
}

/** By the state of the payment, with its date where the company shows it. */
function byState(facts: PaymentFacts, flags: FieldFlags, today: CalendarDate): PaymentAnswer {
  const fecha = flags.date_payment > 0 ? facts.fecha_estimada_pago : null
  const isPast = fecha !== null && fecha < today
  switch (facts.estado_programacion_pago) {
    case 'pagada':
      return { text: saldoText(texts.paidByState, facts), tone: 'info' }
    case 'devuelta_por_el_banco':
      return bad(
        withReason(fecha && !isPast ? dated(texts.returnedFor, fecha) : texts.returned, facts.motivo),
        'returned',
      )
    case 'enviada_al_banco':
      return { text: fecha && !isPast ? dated(texts.atBankFor, fecha) : texts.atBank, tone: 'good' }
    case 'programada':
      if (!fecha) return { text: texts.scheduled, tone: 'good' }
      return isPast
        ? { text: dated(texts.scheduledPast, fecha), tone: 'warning' }
        : { text: dated(texts.scheduledFor, fecha), tone: 'good' }
    case 'en_aprobacion':
      if (!fecha) return { text: texts.inApproval, tone: 'info' }
      return isPast
        ? { text: dated(texts.inApprovalPast, fecha), tone: 'warning' }
        : { text: dated(texts.inApprovalFor, fecha), tone: 'info' }
    case 'sin_informar':
      return untold(facts, flags, today)
    default:
      if (!fecha) return unscheduled(facts, flags, today)
      return isPast
        ? { text: dated(texts.estimatedPast, fecha), tone: 'warning' }
        : { text: dated(texts.estimatedFor, fecha), tone: 'info' }
  }
}

/** What an invoice that is not recorded yet waits for before anybody schedules it. */
const waits: Readonly<Record<string, string>> = {
  recibida: texts.waitsForReview,
  en_revision: texts.waitsForAcceptance,
  aceptada: texts.waitsForRecording,
}

/** Not scheduled: when it falls due, what it still waits for, and the company's own day of payment where it has one. */
function unscheduled(facts: PaymentFacts, flags: FieldFlags, today: CalendarDate): PaymentAnswer {
  const { text, tone } = byDueDate(facts.fecha_vencimiento, today)
  const { estado, proximo_dia_de_pago: run } = facts
  const more = [waits[estado], run !== null && flags.date_payment > 0 ? dated(texts.nextRun, run) : undefined]
  return { text: [text, ...more].filter((part) => part !== undefined).join(' '), tone }
}

/** The payment’s progress is unknown: the days that are known, and that no more is. */
function untold(facts: PaymentFacts, flags: FieldFlags, today: CalendarDate): PaymentAnswer {
  const { text, tone } = byDate(facts, flags, today)
  return facts.estado === 'sin_informar' ? { text: `${text} ${texts.stateUntold}`, tone } : { text, tone }
}

/** Not scheduled and without a date: all that is known is when it falls due. */
function byDueDate(due: CalendarDate | null, today: CalendarDate): PaymentAnswer {
  if (due === null) return { text: texts.unknown, tone: 'warning' }
  if (due === today) return { text: texts.dueToday, tone: 'warning' }
  return due < today
    ? { text: dated(texts.dueSince, due), tone: 'warning' }
    : { text: dated(texts.dueOn, due), tone: 'info' }
}

/** Where the company does not show the state of a payment. */
function byDate(facts: PaymentFacts, flags: FieldFlags, today: CalendarDate): PaymentAnswer {
  const { fecha_estimada_pago: fecha, fecha_vencimiento: due } = facts
  if (flags.date_payment > 0 && fecha)
    return fecha < today
      ? { text: dated(texts.expectedPast, fecha), tone: 'warning' }
      : { text: dated(texts.expectedFor, fecha), tone: 'info' }
  if (due === null) return { text: texts.notToldAtAll, tone: 'info' }
  return { text: dated(due < today ? texts.notToldSince : texts.notTold, due), tone: 'info' }
}

const bad = (text: string, step: keyof typeof nextStepTexts): PaymentAnswer => ({
  text,
  tone: 'bad',
  next: nextStepTexts[step],
})

const saldoText = (text: string, { saldo_total, moneda }: PaymentFacts) =>
  fill(text, { saldo: formatMoney(absolute(saldo_total), moneda) })

const dated = (text: string, date: CalendarDate) => fill(text, { fecha: formatDate(date) })

/** The motive as the company wrote it, with one full stop; where one is owed and missing, that is said. */
function withReason(text: string, motivo: string | null, isOwed = false): string {
  const reason = motivo?.trim().replace(/\.+$/, '')
  if (reason) return `${text} ${fill(texts.reason, { motivo: reason })}`
  return isOwed ? `${text} ${texts.noReason}` : text
}

const absolute = (amount: Money) => (isNegativeMoney(amount) ? negateMoney(amount) : amount)
