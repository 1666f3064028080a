import { addDays, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { zeroMoney, type Money } from '@enlace/domain/money.ts'
import type { Findings } from '../../core/findings/finding.ts'
import { sumAmounts } from '../../core/documents/line-amounts.ts'
import type { MappingRules } from '../../core/mapping/mapping.ts'
import type { NamedInvoices, Receipt } from '../../core/documents/receipt.ts'

/** An invoice known from the receipts that name it. */
export interface ReceivedInvoice {
  key: string
  supplier: string
  factura_cliente: string
  cufe: string | null
  fecha_proveedor: CalendarDate | null
  /** The supplier's own date again, which every list shows under this name. */
  fecha_factura: CalendarDate | null
  fecha_recibida: CalendarDate
  fecha_vencimiento: CalendarDate
  isPaid: boolean
  valor_bruto: Money
  valor_iva: Money
  valor_facturado: Money
  saldo_total: Money
  receipts: Receipt[]
}

/** A receipt that names invoices. */
type Invoiced = Receipt & { invoices: NamedInvoices }

/**
 * The supplier's invoices that receipts name, with the value received under them. Several numbers in one cell remain
 * one row, because the source has only their joint value. `cutoff` is the last day of the source.
 */
export function mapAccountStatements(
  receipts: readonly Receipt[],
  cutoff: CalendarDate,
  rules: MappingRules,
  findings: Findings,
): ReceivedInvoice[] {
  const groups = new Map<string, Invoiced[]>()
  for (const receipt of receipts.filter((one): one is Invoiced => one.invoices !== null)) {
    const numbers = receipt.invoices.numbers.join(', ')
    if (!receipt.isPurchase) {
      findings.doubt(receipt.place, 'invoice-not-owed', { value: numbers })
      continue
    }
    if (receipt.invoices.fecha === null) {
      findings.doubt(receipt.place, 'invoice-date-missing', { value: numbers })
    }
    const key = `${receipt.supplier}|${numbers.toUpperCase()}`
    const group = groups.get(key)
    if (group) group.push(receipt)
    else groups.set(key, [receipt])
  }
  reportShared([...groups.values()], findings)
  return [...groups].flatMap(([key, group]) => {
    // Without items its value is unknown: an invoice of $ 0 would misinform the supplier.
    if (group.some(({ lines }) => lines.length > 0)) return invoiceOf(key, group, cutoff, rules) ?? []
    for (const { place, invoices } of group)
      findings.doubt(place, 'invoice-without-value', { value: invoices.numbers.join(', ') })
    return []
  })
}

function invoiceOf(
  key: string,
  receipts: Invoiced[],
  cutoff: CalendarDate,
  rules: MappingRules,
): ReceivedInvoice | undefined {
  const [first] = receipts
  const [received] = receipts.map(({ fecha }) => fecha).toSorted()
  if (!first || !received) return undefined
  const [fecha_proveedor = null] = receipts.flatMap(({ invoices }) => invoices.fecha ?? []).toSorted()
  // The company cannot have received an invoice before it was issued.
  const fecha_recibida = fecha_proveedor !== null && fecha_proveedor > received ? fecha_proveedor : received
  const fecha_vencimiento = addDays(fecha_proveedor ?? fecha_recibida, rules.dueDays)
  const amounts = sumAmounts(receipts.flatMap(({ lines }) => lines.map((line) => line.amounts)))
  const isPaid = rules.settlement === 'paid-when-due-before-cutoff' && fecha_vencimiento < cutoff
  return {
    key,
    supplier: first.supplier,
    factura_cliente: first.invoices.numbers.join(', '),
    cufe: receipts.map(({ invoices }) => invoices.cufe).find((cufe) => cufe !== null) ?? null,
    fecha_proveedor,
    fecha_factura: fecha_proveedor,
    fecha_recibida,
    fecha_vencimiento,
    isPaid,
    valor_bruto: amounts.valor_bruto,
    valor_iva: amounts.iva,
    valor_facturado: amounts.valor_neto,
    saldo_total: isPaid ? zeroMoney : amounts.valor_neto,
    receipts,
  }
}

/** Reports a number on more than one receipt, and contradictory dates of one invoice. */
function reportShared(groups: readonly Invoiced[][], findings: Findings): void {
  const seen = new Map<string, Invoiced>()
  for (const receipt of groups.flat()) {
    const numbers = receipt.invoices.numbers.map((number) => `${receipt.supplier}|${number.toUpperCase()}`)
    const earlier = numbers.map((number) => seen.get(number)).find((other) => other !== undefined)
    for (const number of numbers) if (!seen.has(number)) seen.set(number, receipt)
    if (!earlier) continue
    const value = receipt.invoices.numbers.join(', ')
    const values = { entrada: earlier.nro_entrada, line: String(earlier.place.line) }
    findings.doubt(receipt.place, 'invoice-on-several-receipts', { value, values })
    const [fecha, other] = [receipt.invoices.fecha, earlier.invoices.fecha]
    if (fecha !== null && other !== null && fecha !== other) {
      findings.doubt(receipt.place, 'invoice-date-differs', {
        value: fecha,
        values: { ...values, fecha: other },
      })
    }
  }
}
