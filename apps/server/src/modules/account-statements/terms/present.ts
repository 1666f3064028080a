import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { compareDates } from '@enlace/domain/calendar-date.ts'
import { paymentRunFrom } from '@enlace/domain/payment-run.ts'
import { fairTerm } from '@enlace/domain/payment-term.ts'
import { isZeroMoney, type Money } from '@enlace/domain/money.ts'
import { ownDaysOff, paymentDaysOf, sizeOf, type KeptSettings } from '../../company/index.ts'
import type { TermRow } from './queries.ts'

type OpenFacts = { estado: string; saldo_total: Money; fecha_vencimiento: CalendarDate | null }

/** Whether an invoice is paid or will never be, so that it has no future payment day. */
const isEnded = ({ estado, saldo_total }: OpenFacts) =>
  ['pagada', 'rechazada', 'anulada'].includes(estado) || isZeroMoney(saldo_total)

/** Returns the company's payment day for an invoice, from its due date and the payment calendar; null if there is none. */
export function nextPaymentDay(facts: OpenFacts, settings: KeptSettings, today: CalendarDate) {
  const { fecha_vencimiento: due } = facts
  if (isEnded(facts) || due === null) return null
  const from = compareDates(due, today) > 0 ? due : today
  return paymentRunFrom(from, paymentDaysOf(settings), ownDaysOff(settings)) ?? null
}

type TermStatement = OpenFacts & {
  fecha_aceptada: CalendarDate | null
  fecha_proveedor: CalendarDate | null
  fecha_pagada: CalendarDate | null
}

/** Returns the plazo justo of an invoice; null if the law gives none, or the invoice is not to be paid. */
export function fairTermOf(
  statement: TermStatement,
  row: TermRow,
  settings: KeptSettings,
  today: CalendarDate,
) {
  const { estado, fecha_pagada } = statement
  // The duration of a payment is unknown without its day.
  if (estado === 'rechazada' || estado === 'anulada' || (isEnded(statement) && fecha_pagada === null))
    return null
  const parties = { isSupplierMipyme: row.pyme, company: sizeOf(settings) }
  return fairTerm(parties, { ...statement, entradas: row.entradas }, today) ?? null
}
