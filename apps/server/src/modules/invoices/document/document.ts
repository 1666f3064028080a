import { createHash } from 'node:crypto'
import type { InvoiceClass } from '@enlace/contract/invoices/limits.ts'
import type { InvoiceDocument, InvoiceLine } from '@enlace/contract/invoices/document-schemas.ts'
import type { ReadDocument } from '@enlace/dian/delivery.ts'
import type { DocumentLine, ElectronicDocument, Party, Tax } from '@enlace/dian/document.ts'
import { addDecimals, type ExactDecimal, writeDecimal } from '@enlace/domain/decimal.ts'
import { cufeIn } from '@enlace/domain/invoice-number.ts'
import { type Money, roundMoney, zeroMoney } from '@enlace/domain/money.ts'

/** The lines of a document that are stored, which the match uses. */
const mostLines = 2000
const mostNotes = 20
const longest = 500

/**
 * A document as stored: with all lines, the tax responsibilities of its seller, and whether it is paid in cash (`1`) or on
 * credit (`2`), as it states.
 */
export type KeptDocument = InvoiceDocument & { responsabilidades: string[]; forma_pago?: string }

/** Returns an electronic document as a person reads it. Its amounts are rounded to cents. */
export function keptDocument(document: ElectronicDocument): KeptDocument {
  const { totals } = document
  return {
    clase: classOf(document),
    numero: cut(document.number, 60),
    cufe: cufeIn(document.uniqueKey) ?? null,
    fecha_emision: document.issueDate,
    fecha_vencimiento: document.dueDate,
    emisor: partyOf(document.seller),
    receptor: partyOf(document.buyer),
    orden: orderOf(document),
    entradas: document.receiptReferences.slice(0, mostNotes).map((one) => cut(one, 60)),
    facturas: document.billingReferences.slice(0, mostNotes).map(({ number }) => cut(number, 60)),
    moneda: /^[A-Z]{3}$/.test(document.currency) ? document.currency : 'COP',
    valor_bruto: amount(totals.lineExtension),
    descuentos: amount(totals.allowance),
    cargos: amount(totals.charge),
    anticipos: amount(totals.prepaid),
    valor_impuestos: amount(addDecimals(document.taxes.map((tax) => tax.amount))),
    valor_total: amount(totals.payable),
    impuestos: document.taxes.flatMap(ratesOf),
    retenciones: document.withholdings.flatMap(ratesOf),
    lineas: document.lines.slice(0, mostLines).map(lineOf),
    lineas_total: document.lines.length,
    notas: document.notes.slice(0, mostNotes).map((note) => cut(note, longest)),
    responsabilidades: document.seller.taxResponsibilities.slice(0, mostNotes),
    forma_pago: cut(document.paymentMeans[0]?.term ?? '', 10),
  }
}

/** By which the same document is known again: its CUFE, or the hash of its file. */
export const keyOf = ({ document, xml }: ReadDocument): string =>
  cufeIn(document.uniqueKey) ?? createHash('sha256').update(xml.bytes).digest('hex')

function classOf({ type, typeCode }: ElectronicDocument): InvoiceClass {
  if (type === 'credit-note') return 'nota_credito'
  if (type === 'debit-note') return 'nota_debito'
  if (typeCode === '02') return 'exportacion'
  return typeCode === '03' || typeCode === '04' ? 'contingencia' : 'factura'
}

const partyOf = ({ name, nit, dv }: Party) => ({
  nombre: cut(name, 200),
  nit: dv === '' ? cut(nit, 30) : `${cut(nit, 30)}-${cut(dv, 2)}`,
})

/** The header's order, or that of the lines. */
function orderOf({ orderReferences, lines }: ElectronicDocument): string | null {
  const named = orderReferences[0] ?? lines.find((line) => line.orderReference !== '')?.orderReference
  return named === undefined || named === '' ? null : cut(named, 60)
}

const ratesOf = ({ name, code, amount: sum, rates }: Tax) =>
  rates.length === 0
    ? [{ nombre: cut(name || code, 60), tarifa: null, base: zeroMoney, valor: amount(sum) }]
    : rates.map(({ base, amount: value, percent }) => ({
        nombre: cut(name || code, 60),
        tarifa: percent && writeDecimal(percent),
        base: base === null ? zeroMoney : amount(base),
        valor: amount(value),
      }))

const lineOf = (line: DocumentLine): InvoiceLine => ({
  linea: line.position,
  codigo: cut(line.sellerCode || line.standardCode, 60) || null,
  descripcion: cut(line.description, longest),
  cantidad: line.quantity === null ? '0' : writeDecimal(line.quantity),
  unidad: cut(line.unit, 20) || null,
  precio: line.price === null ? '0' : writeDecimal(line.price),
  valor: amount(line.total),
  linea_orden: cut(line.orderLine, 20) || null,
})

const amount = (decimal: ExactDecimal): Money => roundMoney(writeDecimal(decimal))?.money ?? zeroMoney

/** Texts of a document may hold what PostgreSQL cannot store. */
const cut = (text: string, most: number) => text.replaceAll('\0', '').slice(0, most)
