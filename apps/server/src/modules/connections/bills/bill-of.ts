import type { Bill, BillLine } from '@enlace/connectors/core/bill.ts'
import type { DocumentLine, ElectronicDocument } from '@enlace/dian/document.ts'
import { divideHalfUp, type ExactDecimal, writeDecimal } from '@enlace/domain/decimal.ts'
import { cufeIn } from '@enlace/domain/invoice-number.ts'
import { isZeroMoney, type Money, roundMoney, zeroMoney } from '@enlace/domain/money.ts'

/** What the portal knows of an accepted invoice besides its document. */
export interface AcceptedFacts {
  id: string
  radicado: string
  numero: string
  proveedor: { nit: string; dv: string | null; nombre: string; erpId: string | null }
  ordenErpId: string | null
  /** The order's line of each line that was matched. */
  lineas: ReadonlyMap<number, number>
}

/** The decimals that both ERPs keep of a price, a quantity and a discount as they are installed. */
const keptDecimals = 2

/** By which the portal knows its own draft again. */
export const markOf = (invoice: string) => `Enlace ${invoice}`

/** Returns an accepted invoice as a draft of a vendor bill, with the figures of its document. */
export function billOf(document: ElectronicDocument, facts: AcceptedFacts): Bill {
  const { totals } = document
  const { nit, dv, nombre: name, erpId } = facts.proveedor
  return {
    mark: markOf(facts.id),
    number: facts.numero,
    isNote: document.type === 'credit-note',
    supplier: { nit, dv, name, erpId },
    issueDate: document.issueDate,
    dueDate: document.dueDate,
    currency: document.currency,
    total: amount(totals.payable),
    cufe: cufeIn(document.uniqueKey) ?? null,
    filingNumber: facts.radicado,
    lines: document.lines.map((line) => billLine(line, facts)),
    taxes: document.taxes.map((tax) => ({ name: tax.name || tax.code, amount: amount(tax.amount) })),
    discount: amount(totals.allowance),
    charge: amount(totals.charge),
    orderId: facts.ordenErpId,
  }
}

/** A line with its own quantity and price where they make its total, else one unit of its total. */
function billLine(line: DocumentLine, { lineas, ordenErpId }: AcceptedFacts): BillLine {
  const total = line.isFree ? zeroMoney : amount(line.total)
  const taxes = line.taxes.flatMap(({ name, code, rates }) =>
    rates.flatMap(({ percent, amount: value }) =>
      percent === null
        ? isZeroMoney(amount(value))
          ? []
          : [{ name: name || code, rate: '' }]
        : [{ name: name || code, rate: writeDecimal(percent) }],
    ),
  )
  const text = line.description.replace(/\s+/g, ' ').trim() || line.sellerCode || line.id
  const own = { text, total, taxes, orderLine: null }
  const counted = line.isFree ? undefined : countedOf(line, total)
  if (counted !== undefined) {
    const orderLine = ordenErpId === null ? null : (lineas.get(line.position) ?? null)
    return { ...own, ...counted, orderLine }
  }
  const said =
    line.quantity && line.price ? ` (${writeDecimal(line.quantity)} × ${writeDecimal(line.price)})` : ''
  return { ...own, text: `${text}${said}`, quantity: '1', price: total, discount: '0' }
}

/** Quantity, price and discount that make a total exactly within the decimals of an ERP. */
function countedOf(
  { quantity, price }: DocumentLine,
  total: Money,
): Pick<BillLine, 'quantity' | 'price' | 'discount'> | undefined {
  if (quantity === null || price === null || quantity.units <= 0n || price.units < 0n) return undefined
  const [count, each] = [shortened(quantity), shortened(price)]
  if (count.scale > keptDecimals || each.scale > keptDecimals) return undefined
  const written = { quantity: writeDecimal(count), price: writeDecimal(each) }
  const gross: ExactDecimal = { units: count.units * each.units, scale: count.scale + each.scale }
  if (amount(gross) === total) return { ...written, discount: '0' }
  if (gross.units === 0n) return undefined
  const discount = discountOf(gross, total)
  const isExact = discount.units > 0n && amount(lessPercent(gross, discount)) === total
  return isExact ? { ...written, discount: writeDecimal(shortened(discount)) } : undefined
}

/** The discount in percent, to two decimals, that leaves a total of a gross amount. */
function discountOf(gross: ExactDecimal, total: Money): ExactDecimal {
  const left = BigInt(total.replace('.', '')) * 10n ** BigInt(gross.scale)
  const whole = gross.units * 100n
  return { units: divideHalfUp((whole - left) * 100n * 100n, whole), scale: keptDecimals }
}

const lessPercent = ({ units, scale }: ExactDecimal, percent: ExactDecimal): ExactDecimal => ({
  units: units * (100n * 10n ** BigInt(percent.scale) - percent.units),
  scale: scale + percent.scale + 2,
})

/** A decimal without zeros at its end. */
function shortened({ units, scale }: ExactDecimal): ExactDecimal {
  return scale > 0 && units % 10n === 0n
    ? shortened({ units: units / 10n, scale: scale - 1 })
    : { units, scale }
}

const amount = (decimal: ExactDecimal): Money => roundMoney(writeDecimal(decimal))?.money ?? zeroMoney
