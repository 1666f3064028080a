import { addDays, compareDates } from '@enlace/domain/calendar-date.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { subtractMoney, zeroMoney } from '@enlace/domain/money.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { StateOf } from '@enlace/domain/states.ts'
import type { History, Invoice } from './documents.ts'
import { runAfter, runUntil } from './payment-runs.ts'
import { settledByInvoice } from './payments.ts'

/** The present state of an invoice on its way to payment. */
export interface Standing {
  estado: StateOf<'factura'>
  estado_programacion_pago: StateOf<'estado_programacion_pago'>
  fecha_estimada_pago: CalendarDate | null
  fecha_aceptada: CalendarDate | null
  fecha_causada: CalendarDate | null
  fecha_programada: CalendarDate | null
  fecha_pagada: CalendarDate | null
  saldo_total: Money
}

/** Returns the present state of every invoice of a history. */
export function standingsOf(history: History, today: CalendarDate): ReadonlyMap<Invoice, Standing> {
  const settled = settledByInvoice(history.payments)
  const unread = history.invoices
    .filter((invoice) => invoice.fate === 'normal' && invoice.fecha_aceptada > today)
    .toSorted((one, other) => compareDates(other.fecha_proveedor, one.fecha_proveedor))
  const received = new Set(unread.slice(0, Math.ceil(unread.length / 2)))
  return new Map(
    history.invoices.map((invoice) => {
      const { fate, neto, noted, fecha_aceptada, fecha_causada } = invoice
      const isVoid = fate === 'rejected' || fate === 'annulled'
      const saldo_total = isVoid
        ? zeroMoney
        : subtractMoney(subtractMoney(neto, noted), settled.get(invoice) ?? zeroMoney)
      const passed = {
        fecha_aceptada: fate === 'rejected' || fecha_aceptada > today ? null : fecha_aceptada,
        fecha_causada: fate === 'rejected' || fecha_causada > today ? null : fecha_causada,
      }
      const stage =
        fate === 'normal' ? usualStage(invoice, received.has(invoice), today) : heldStage(invoice, today)
      return [invoice, { ...none, ...passed, ...stage, saldo_total }]
    }),
  )
}

type Stage = Pick<Standing, 'estado' | 'estado_programacion_pago'> & Partial<Standing>

const none = { fecha_estimada_pago: null, fecha_programada: null, fecha_pagada: null }

function usualStage(invoice: Invoice, isReceived: boolean, today: CalendarDate): Stage {
  const { run, attempts, fecha_aceptada, fecha_causada } = invoice
  const paid = attempts.find(({ estado }) => estado === 'pagado')
  if (paid) {
    const { fecha } = paid
    const dates = {
      fecha_estimada_pago: fecha,
      fecha_programada: scheduledOn(invoice, fecha),
      fecha_pagada: fecha,
    }
    return { estado: 'pagada', estado_programacion_pago: 'pagada', ...dates }
  }
  const scheduled = { fecha_estimada_pago: run, fecha_programada: scheduledOn(invoice, run) }
  if (attempts.length > 0)
    return { estado: 'en_banco', estado_programacion_pago: 'enviada_al_banco', ...scheduled }
  const unscheduled = { estado_programacion_pago: 'sin_programar' } as const
  if (fecha_aceptada > today) return { estado: isReceived ? 'recibida' : 'en_revision', ...unscheduled }
  if (fecha_causada > today) return { estado: 'aceptada', ...unscheduled }
  const next = runAfter(today)
  if (run === next) return { estado: 'programada', estado_programacion_pago: 'programada', ...scheduled }
  const isNear = run === runAfter(next)
  return {
    estado: 'causada',
    estado_programacion_pago: isNear ? 'en_aprobacion' : 'sin_programar',
    fecha_estimada_pago: run,
  }
}

/** The day on which a run was prepared: that of the previous run, or the invoice's record if later. */
function scheduledOn({ fecha_causada }: Invoice, run: CalendarDate): CalendarDate {
  const before = runUntil(addDays(run, -1))
  return before > fecha_causada ? before : fecha_causada
}

function heldStage({ fate }: Invoice, today: CalendarDate): Stage {
  const next = runAfter(today)
  const later = runAfter(next)
  switch (fate) {
    case 'rejected':
      return { estado: 'rechazada', estado_programacion_pago: 'sin_programar' }
    case 'annulled':
      return { estado: 'anulada', estado_programacion_pago: 'sin_programar' }
    case 'blocked':
      return { estado: 'bloqueada', estado_programacion_pago: 'sin_programar' }
    case 'half-paid':
      return { estado: 'pago_parcial', estado_programacion_pago: 'en_aprobacion', fecha_estimada_pago: later }
    case 'returned-by-bank':
      return {
        estado: 'causada',
        estado_programacion_pago: 'devuelta_por_el_banco',
        fecha_estimada_pago: next,
      }
    case 'in-approval':
    case 'credit':
      return { estado: 'causada', estado_programacion_pago: 'en_aprobacion', fecha_estimada_pago: later }
    case 'normal':
    case 'unscheduled':
    case 'without-due-date':
      return { estado: 'causada', estado_programacion_pago: 'sin_programar' }
  }
}
