import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { compareDates } from '@enlace/domain/calendar-date.ts'
import { paymentRunFrom } from '@enlace/domain/payment-run.ts'
import { fairTerm } from '@enlace/domain/payment-term.ts'
import { isZeroMoney, type Money } from '@enlace/domain/money.ts'
import { ownDaysOff, paymentDaysOf, sizeOf, type KeptSettings } from '../../company/index.ts'
import type { TermRow } from './queries.ts'

type OpenFacts = { estado: string; saldo_total: Money; fecha_vencimiento: CalendarDate | null }

/** Invoices that nobody will pay, or has paid: no day to come is told of them. */
const isEnded = ({ estado, saldo_total }: OpenFacts) =>
  ['pagada', 'rechazada', 'anulada'].includes(estado) || isZeroMoney(saldo_total)

/** The day on which the company pays what falls due when the invoice does, by its days of payment; null where it has none. */
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

/** The clock of plazo justo of one invoice; null where the law gives none, and for what is not to be paid. */
export function fairTermOf(
  statement: TermStatement,
  row: TermRow,
  settings: KeptSettings,
  today: CalendarDate,
) {
  const { estado, fecha_pagada } = statement
  // Nobody can tell how long a payment took of which the day is not known.
  if (estado === 'rechazada' || estado === 'anulada' || (isEnded(statement) && fecha_pagada === null))
    return null
  const parties = { isSupplierMipyme: row.pyme, company: sizeOf(settings) }
  return fairTerm(parties, { ...statement, entradas: row.entradas }, today) ?? null
}
