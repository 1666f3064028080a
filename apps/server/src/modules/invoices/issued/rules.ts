import { fill } from '@enlace/contract/core/fill.ts'
import type { NewIssuedSupporting } from '@enlace/contract/invoices/issued/schemas.ts'
import { issuedTexts } from '@enlace/contract/invoices/issued/texts.ts'
import type { ElectronicDocument } from '@enlace/dian/document.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { writeDecimal } from '@enlace/domain/decimal.ts'
import { formatMoney, isZeroMoney, type Money, roundMoney, subtractMoney } from '@enlace/domain/money.ts'
import { splitNit } from '@enlace/domain/nit.ts'

const texts = issuedTexts.findings

/** The parties and the total of a cuenta de cobro. */
export interface IssuedFor {
  proveedor_nit: string
  compania_nit: string
  valor_total: Money
}

/** What an XML says otherwise: `wrong` means that it is another document, `differs` what people should look at. */
export interface IssueFindings {
  wrong: string[]
  differs: string[]
}

const plain = (nit: string) => splitNit(nit).number

/** Compares the XML of a documento soporte, or of its adjustment note, with what is reported and with the cuenta de cobro. */
export function findingsOfIssue(
  document: Pick<
    ElectronicDocument,
    'typeCode' | 'number' | 'uniqueKey' | 'issueDate' | 'seller' | 'buyer' | 'totals'
  >,
  { tipo, numero, fecha, cuds }: NewIssuedSupporting,
  { proveedor_nit, compania_nit, valor_total }: IssuedFor,
): IssueFindings {
  const { typeCode, number, uniqueKey, issueDate, seller, buyer, totals } = document
  const total = roundMoney(writeDecimal(totals.payable))?.money
  const isSum = total !== undefined && isZeroMoney(subtractMoney(total, valor_total))
  const found = (is: boolean, text: string, values: Record<string, string> = {}) =>
    is ? [fill(text, values)] : []
  return {
    wrong: [
      ...found(typeCode !== tipo, texts.type, { tipo, escrito: typeCode }),
      ...found(plainNumber(number) !== plainNumber(numero), texts.number, { escrito: number, numero }),
      ...found(uniqueKey.toLowerCase() !== cuds, texts.cuds),
      ...found(plain(seller.nit) !== plain(proveedor_nit), texts.seller, { escrito: seller.nit }),
      ...found(plain(buyer.nit) !== plain(compania_nit), texts.buyer, { escrito: buyer.nit }),
    ],
    differs: [
      ...found(issueDate !== fecha, texts.date, { escrito: formatDate(issueDate), fecha: formatDate(fecha) }),
      // An adjustment note is of what it adjusts.
      ...found(tipo === '05' && !isSum, texts.total, {
        escrito: total === undefined ? '' : formatMoney(total),
        valor: formatMoney(valor_total),
      }),
    ],
  }
}

const plainNumber = (number: string) => number.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
