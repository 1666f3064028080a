import { addDays, daysBetween } from '@enlace/domain/calendar-date.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { nextBusinessDay } from '@enlace/domain/holidays.ts'
import { addMoney, compareMoney, multiplyMoney, subtractMoney } from '@enlace/domain/money.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { Random } from '../core/random.ts'
import { amountsOf } from './amounts.ts'
import type { Invoice, Note } from './documents.ts'
import { recentDays } from './invoices.ts'

const motives = [
  'Devolución por avería en el transporte',
  'Diferencia de precio frente a la orden de compra',
  'Faltante en la entrega',
  'Producto fuera de especificación',
  'Sanción por entrega tardía',
]

/** Generates the debit notes: one for each given number of invoices. */
export function drawNotes(
  invoices: readonly Invoice[],
  everyNth: number,
  today: CalendarDate,
  random: Random,
): Note[] {
  const candidates = invoices.filter((invoice) => mayBeNoted(invoice) && noteDay(invoice, 1) <= today)
  const old = candidates.filter(({ fecha_causada }) => daysBetween(fecha_causada, today) > recentDays)
  const recent = candidates.filter(({ fecha_causada }) => daysBetween(fecha_causada, today) <= recentDays)
  const notes = [
    ...old.filter((_, place) => place % everyNth === everyNth - 1),
    ...recent.filter((_, place) => place % Math.ceil(everyNth / 4) === 0),
  ].map((invoice) => drawNote(invoice, today, random))
  notes.forEach((note, place) => decide(note, place, candidates, today))
  return notes
}

function mayBeNoted(invoice: Invoice): boolean {
  const { fate, order, moneda, paysEarly, tickets, run, fecha_causada } = invoice
  const leavesTime = addDays(fecha_causada, 14) <= run
  return (
    fate === 'normal' && order !== null && moneda === 'COP' && !paysEarly && tickets.length > 0 && leavesTime
  )
}

function noteDay(invoice: Invoice, days: number): CalendarDate {
  return nextBusinessDay(addDays(invoice.fecha_causada, days))
}

/** The note takes back part of one received line, with its discount and tax. */
function drawNote(invoice: Invoice, today: CalendarDate, random: Random): Note {
  const line = random.pick(
    invoice.tickets.flatMap((ticket) => ticket.lines).filter(({ isInvoiced }) => isInvoiced),
  )
  const share = random.integer(2, 18) / 100
  const cantidad = Math.max(1, Math.round(line.cantidad * share))
  const { of } = line
  const { valor_bruto, valor_descuento, iva, valor_neto } = amountsOf(
    Math.min(cantidad, line.cantidad),
    of.precio,
    of.discount,
    of.item.iva,
  )
  const wanted = noteDay(invoice, random.integer(1, 4))
  return {
    numero: '',
    fecha: wanted <= today ? wanted : noteDay(invoice, 1),
    motivo: random.pick(motives),
    invoice,
    valor_bruto,
    valor_descuento,
    valor_impuesto: iva,
    valor_nota: valor_neto,
    applied: [],
    estado: 'emitida',
  }
}

/** Recent notes in turn wait, are objected to, or are applied in part; old ones are applied or annulled. */
function decide(note: Note, place: number, candidates: readonly Invoice[], today: CalendarDate): void {
  const { invoice, valor_nota } = note
  const isRecent = daysBetween(note.fecha, today) <= recentDays
  // A note whose invoice is already in a payment run was settled with it.
  const mayWait = isRecent && invoice.run > today
  const turn = place % 4
  if ((mayWait && turn === 0) || compareMoney(valor_nota, balanceOf(invoice)) > 0) return
  if (mayWait && turn === 1) note.estado = 'objetada'
  else if (mayWait && turn === 2) {
    apply(note, invoice, multiplyMoney(valor_nota, '0.6'))
    note.estado = 'aplicada_parcial'
  } else if (!isRecent && place % 11 === 7) note.estado = 'anulada'
  else {
    const other = place % 6 === 3 ? secondInvoice(note, candidates) : undefined
    const first = other ? multiplyMoney(valor_nota, '0.6') : valor_nota
    apply(note, invoice, first)
    if (other) apply(note, other, subtractMoney(valor_nota, first))
    note.estado = 'aplicada'
  }
}

function secondInvoice(note: Note, candidates: readonly Invoice[]): Invoice | undefined {
  const { invoice, fecha, valor_nota } = note
  return candidates.find(
    (other) =>
      other !== invoice &&
      other.site === invoice.site &&
      other.fecha_causada <= fecha &&
      addDays(fecha, 7) <= other.run &&
      compareMoney(valor_nota, balanceOf(other)) < 0,
  )
}

function apply(note: Note, invoice: Invoice, valor: Money): void {
  const saldo = balanceOf(invoice)
  note.applied.push({ invoice, saldo, valor, saldo_nuevo: subtractMoney(saldo, valor) })
  invoice.noted = addMoney(invoice.noted, valor)
}

function balanceOf({ neto, noted }: Invoice): Money {
  return subtractMoney(neto, noted)
}
