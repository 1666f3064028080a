import { fill } from '@enlace/contract/core/fill'
import type { AccountStatementDetail } from '@enlace/contract/features/account-statements/schemas'
import { whenPaidTexts as texts } from '@enlace/contract/features/account-statements/detail-texts'
import { type CalendarDate, formatDate } from '@enlace/domain/calendar-date'
import { formatMoney, isZeroMoney } from '@enlace/domain/money'
import type { StatementFlags } from './columns.tsx'

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
>

/** The answer to "¿Cuándo me pagan?": a sentence, and whether it is good news. */
export type PaymentAnswer = { text: string; tone: 'good' | 'info' | 'warning' | 'bad' }

/**
 * Says when an invoice is paid, or why nobody can say. What the company does not show its suppliers (dates, states)
 * is not told here either.
 */
export function whenPaid(facts: PaymentFacts, flags: StatementFlags, today: CalendarDate): PaymentAnswer {
  const ended = endOf(facts)
  if (ended) return ended
  const open = flags.status_payment > 0 ? byState(facts, flags, today) : byDate(facts, flags, today)
  if (facts.estado !== 'pago_parcial') return open
  const saldo = formatMoney(facts.saldo_total, facts.moneda)
  return { ...open, text: `${fill(texts.partly, { saldo })} ${open.text}` }
}

function endOf({ estado, motivo, fecha_pagada, saldo_total }: PaymentFacts): PaymentAnswer | undefined {
  if (estado === 'anulada') return { text: withReason(texts.voided, motivo), tone: 'warning' }
  if (estado === 'rechazada') return { text: withReason(texts.rejected, motivo), tone: 'bad' }
  if (estado === 'bloqueada') return { text: withReason(texts.blocked, motivo), tone: 'bad' }
  if (estado !== 'pagada' && !isZeroMoney(saldo_total)) return undefined
  return { text: fecha_pagada ? dated(texts.paidOn, fecha_pagada) : texts.paid, tone: 'good' }
}

/** By the state of the payment, with its date where the company shows it. */
function byState(facts: PaymentFacts, flags: StatementFlags, today: CalendarDate): PaymentAnswer {
  const fecha = flags.date_payment > 0 ? facts.fecha_estimada_pago : null
  const isPast = fecha !== null && fecha < today
  switch (facts.estado_programacion_pago) {
    case 'devuelta_por_el_banco':
      return {
        text: withReason(fecha && !isPast ? dated(texts.returnedFor, fecha) : texts.returned, facts.motivo),
        tone: 'bad',
      }
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
    default:
      if (!fecha) return byDueDate(facts.fecha_vencimiento, today)
      return isPast
        ? { text: dated(texts.estimatedPast, fecha), tone: 'warning' }
        : { text: dated(texts.estimatedFor, fecha), tone: 'info' }
  }
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
function byDate(facts: PaymentFacts, flags: StatementFlags, today: CalendarDate): PaymentAnswer {
  const { fecha_estimada_pago: fecha, fecha_vencimiento: due } = facts
  if (flags.date_payment > 0 && fecha)
    return fecha < today
      ? { text: dated(texts.expectedPast, fecha), tone: 'warning' }
      : { text: dated(texts.expectedFor, fecha), tone: 'info' }
  if (due === null) return { text: texts.notToldAtAll, tone: 'info' }
  return { text: dated(due < today ? texts.notToldSince : texts.notTold, due), tone: 'info' }
}

const dated = (text: string, date: CalendarDate) => fill(text, { fecha: formatDate(date) })

/** The motive as the company wrote it, with one full stop. */
function withReason(text: string, motivo: string | null): string {
  const reason = motivo?.trim().replace(/\.+$/, '')
  return reason ? `${text} ${fill(texts.reason, { motivo: reason })}` : text
}
