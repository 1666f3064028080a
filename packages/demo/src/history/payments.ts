import { compareDates } from '@enlace/domain/calendar-date.ts'
import { multiplyMoney, subtractMoney, sumMoney } from '@enlace/domain/money.ts'
import type { Money } from '@enlace/domain/money.ts'
import type { Attempt, Invoice, Payment, PaymentLine } from './documents.ts'
import { halfOf } from './withheld.ts'

/** Groups the attempts into payments: one per run, branch, operating centre, currency and outcome. */
export function drawPayments(invoices: readonly Invoice[]): Payment[] {
  const groups = new Map<string, Payment>()
  for (const invoice of invoices) {
    for (const attempt of invoice.attempts) {
      const { site, moneda } = invoice
      const key = [attempt.fecha, site.branch, site.plant.centro, moneda, attempt.estado].join('|')
      const payment = groups.get(key) ?? {
        numero: '',
        fecha: attempt.fecha,
        site,
        moneda,
        estado: attempt.estado,
        bank: site.branch,
        lines: [],
      }
      payment.lines.push(lineOf(invoice, attempt))
      groups.set(key, payment)
    }
  }
  return [...groups.values()].toSorted((one, other) => compareDates(one.fecha, other.fecha))
}

function lineOf(invoice: Invoice, { isHalf, discount }: Attempt): PaymentLine {
  const share = (amount: Money) => (isHalf ? multiplyMoney(amount, '0.5') : amount)
  const valor_factura = share(invoice.facturado)
  const withholdings = isHalf ? halfOf(invoice.withholdings) : invoice.withholdings
  const kept = sumMoney([...Object.values(withholdings), discount, invoice.noted])
  const neto = subtractMoney(valor_factura, kept)
  return { invoice, valor_factura, withholdings, discount, note: invoice.noted, neto }
}

/** The amount of each invoice that valid payments have settled, including prompt-payment discounts. */
export function settledByInvoice(payments: readonly Payment[]): ReadonlyMap<Invoice, Money> {
  const settled = new Map<Invoice, Money[]>()
  for (const { estado, lines } of payments) {
    if (estado !== 'pagado') continue
    for (const { invoice, neto, discount } of lines) {
      settled.set(invoice, [...(settled.get(invoice) ?? []), neto, discount])
    }
  }
  return new Map([...settled].map(([invoice, amounts]) => [invoice, sumMoney(amounts)]))
}
