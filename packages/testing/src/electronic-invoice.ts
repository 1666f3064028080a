import { cudeOf, cufeOf } from '@enlace/dian/unique-key.ts'
import {
  electronicDelivery,
  type ElectronicFacts,
  electronicTotals,
} from '@enlace/documents/ubl/electronic-document.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { readDecimal } from '@enlace/domain/decimal.ts'
import { money, multiplyMoney } from '@enlace/domain/money.ts'
import { checkDigit } from '@enlace/domain/nit.ts'

/** What a test may state of an electronic document. */
export interface InvoiceFields {
  type?: ElectronicFacts['type']
  number?: string
  order?: string | null
  billed?: ElectronicFacts['billed']
  lines?: readonly { code: string; quantity: string; price: string; description?: string }[]
  /** Of IVA; 19 % if absent. */
  taxRate?: string
  seller: { nit: string; name: string }
  buyer: { nit: string; name: string }
}

let serial = 0

/** Writes an electronic invoice in its container, as it is delivered: by default of ten units at 100 pesos. */
export function electronicInvoice(fields: InvoiceFields) {
  const {
    type = 'invoice',
    number = `FE${Date.now() % 100_000_000}${++serial}`,
    order = null,
    billed,
    taxRate = '19.00',
  } = fields
  const { lines = [{ code: 'A1', quantity: '10', price: '100' }] } = fields
  const today = todayInBogota(new Date())
  const party = ({ nit, name }: { nit: string; name: string }) => ({
    nit,
    name,
    dv: String(checkDigit(nit) ?? ''),
  })
  const facts: Omit<ElectronicFacts, 'uniqueKey'> = {
    type,
    number,
    order,
    ...(billed && { billed }),
    issueDate: today,
    issueTime: '10:30:00-05:00',
    dueDate: addDays(today, 30),
    currency: 'COP',
    seller: party(fields.seller),
    buyer: party(fields.buyer),
    lines: lines.map(({ code, quantity, price, description }) => {
      const total = multiplyMoney(money(price), quantity)
      const iva = multiplyMoney(total, taxRate === '0.00' ? '0' : '0.19')
      return {
        code,
        description: description ?? code,
        quantity,
        unit: '94',
        price,
        total,
        rate: taxRate,
        iva,
      }
    }),
  }
  const uniqueKey = keyOf(facts)
  return { xml: electronicDelivery({ ...facts, uniqueKey }), number, uniqueKey }
}

function keyOf(facts: Omit<ElectronicFacts, 'uniqueKey'>): string {
  const { base, iva, payable } = electronicTotals(facts)
  const exact = (text: string) => readDecimal(text) ?? { units: 0n, scale: 0 }
  return (facts.type === 'invoice' ? cufeOf : cudeOf)({
    number: facts.number,
    issueDate: facts.issueDate,
    issueTime: facts.issueTime,
    lineExtension: exact(base),
    iva: exact(iva),
    inc: exact('0'),
    ica: exact('0'),
    payable: exact(payable),
    seller: facts.seller.nit,
    buyer: facts.buyer.nit,
    secret: 'a secret of the test',
    environment: '1',
  })
}
