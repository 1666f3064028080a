import { addDays, compareDates, daysBetween } from '@enlace/domain/calendar-date.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { multiplyMoney, zeroMoney } from '@enlace/domain/money.ts'
import type { StateOf } from '@enlace/domain/states.ts'
import type { Random } from '../core/random.ts'
import type { Attempt, Invoice, InvoiceFate } from './documents.ts'
import { runAfter, runUntil } from './payment-runs.ts'

/** The number of unpaid invoices for each step of the ageing bar: 1–30, 31–60, 61–90, 91–120 and more days overdue. */
export type Holds = readonly [number, number, number, number, number]

const steps = [
  [1, 30],
  [31, 60],
  [61, 90],
  [91, 120],
  [121, 200],
] as const

const youngFates = ['returned-by-bank', 'in-approval', 'blocked', 'half-paid', 'unscheduled'] as const
const oldFates = ['blocked', 'half-paid', 'in-approval'] as const

const blocks = [
  'Diferencia de precio frente a la orden de compra',
  'Falta la entrada de almacén',
  'Falta el soporte de entrega firmado',
  'La cantidad facturada es mayor que la recibida',
  'Pendiente la nota crédito del proveedor',
]
/** The company's text on a returned payment. */
export const bankReturn = 'La cuenta está inactiva'

/** Prevents some invoices from being paid, so that no step of the ageing bar is empty. */
export function holdInvoices(
  invoices: readonly Invoice[],
  holds: Holds,
  today: CalendarDate,
  random: Random,
) {
  const last = runUntil(today)
  const payable = invoices.filter(
    (invoice) =>
      invoice.fate === 'normal' && invoice.moneda === 'COP' && !invoice.paysEarly && invoice.run < last,
  )
  steps.forEach(([from, to], step) => {
    const inStep = payable.filter(({ fecha_vencimiento }) => {
      const days = daysBetween(fecha_vencimiento, today)
      return days >= from && days <= to
    })
    const fates: readonly InvoiceFate[] = step < 2 ? youngFates : oldFates
    random
      .shuffle(inStep)
      .slice(0, holds[step])
      .forEach((invoice, place) => {
        invoice.fate = fates[place % fates.length] ?? 'blocked'
        invoice.motivo =
          invoice.fate === 'blocked'
            ? random.pick(blocks)
            : invoice.fate === 'returned-by-bank'
              ? bankReturn
              : null
      })
  })
}

/** Payments that failed and were repeated: by their run and place. */
export type Failures = ReadonlyMap<string, StateOf<'pago'>>

/** Selects some payments of earlier months that the bank returned or that were annulled. */
export function drawFailures(invoices: readonly Invoice[], today: CalendarDate, random: Random): Failures {
  const old = addDays(today, -60)
  const keys = new Set(invoices.filter(({ run }) => run < old).map(groupOf))
  const chosen = random.shuffle([...keys].toSorted()).slice(0, Math.floor(keys.size / 120))
  return new Map(chosen.map((key, place) => [key, place % 3 === 2 ? 'anulado' : 'rechazado_por_el_banco']))
}

/** The key of the payments of one run for one branch and operating centre. */
function groupOf({ run, site }: Invoice): string {
  return `${run}|${site.branch}|${site.plant.centro}`
}

/** Discount for paying before the due date, if agreed. */
const earlyDiscount = '0.02'

/** Records the attempts to pay each invoice until today. */
export function attemptPayments(invoices: readonly Invoice[], failures: Failures, today: CalendarDate): void {
  const last = runUntil(today)
  const lastGroups = [...new Set(invoices.filter(({ run }) => run === last).map(groupOf))].toSorted(
    compareText,
  )
  const inProcess = new Set(lastGroups.slice(0, Math.ceil(lastGroups.length / 2)))
  for (const invoice of invoices.toSorted((one, other) => compareDates(one.run, other.run))) {
    invoice.attempts = attemptsOf(
      invoice,
      failures.get(groupOf(invoice)),
      inProcess.has(groupOf(invoice)),
      last,
    )
  }
}

function attemptsOf(
  invoice: Invoice,
  failure: StateOf<'pago'> | undefined,
  isInProcess: boolean,
  last: CalendarDate,
): Attempt[] {
  const { run, fate, fecha_vencimiento, neto } = invoice
  if (run > last) return []
  const whole = {
    isHalf: false,
    discount: run < fecha_vencimiento ? multiplyMoney(neto, earlyDiscount) : zeroMoney,
  }
  if (fate === 'half-paid') return [{ fecha: run, estado: 'pagado', isHalf: true, discount: zeroMoney }]
  if (fate === 'returned-by-bank') return [{ fecha: run, estado: 'rechazado_por_el_banco', ...whole }]
  if (fate !== 'normal') return []
  if (isInProcess) return [{ fecha: run, estado: 'en_proceso', ...whole }]
  if (failure === undefined) return [{ fecha: run, estado: 'pagado', ...whole }]
  return [
    { fecha: run, estado: failure, ...whole },
    { fecha: runAfter(run), estado: 'pagado', ...whole },
  ]
}

function compareText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
