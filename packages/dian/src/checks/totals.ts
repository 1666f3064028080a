import { fill } from '@enlace/contract/core/fill.ts'
import { addDecimals, compareDecimals, type ExactDecimal } from '@enlace/domain/decimal.ts'
import type { ElectronicDocument } from '../model/document.ts'
import { words } from '../texts/texts.ts'
import { zero } from '../xml/select.ts'
import { foundIf, type Checker, type Found } from './found.ts'
import { differ, negated, shownAmount, tolerance } from './written.ts'

/** Whether totals, lines and taxes add up, within two pesos. */
export const checkTotals: Checker = ({ document }) => [
  ...checkSums(document),
  ...checkLines(document),
  ...checkTaxes(document),
  ...checkCurrency(document),
]

function checkSums(document: ElectronicDocument): Found[] {
  const { totals, taxes } = document
  const shown = (amount: ExactDecimal) => shownAmount(amount, document)
  const taxed = addDecimals(taxes.map(({ amount }) => amount))
  const inclusive = addDecimals([totals.lineExtension, taxed])
  const total = totals.taxInclusive ?? inclusive
  const payable = addDecimals([
    total,
    negated(totals.allowance),
    totals.charge,
    negated(totals.prepaid),
    totals.rounding,
  ])
  return [
    ...foundIf(differ(total, inclusive), 'total-with-taxes', () => ({
      subtotal: shown(totals.lineExtension),
      impuestos: shown(taxed),
      calculado: shown(inclusive),
      escrito: shown(total),
    })),
    ...foundIf(differ(totals.payable, payable), 'total-payable', () => ({
      total: shown(total),
      descuentos: shown(totals.allowance),
      cargos: shown(totals.charge),
      anticipos: shown(totals.prepaid),
      redondeo: shown(totals.rounding),
      calculado: shown(payable),
      escrito: shown(totals.payable),
    })),
  ]
}

function checkLines(document: ElectronicDocument): Found[] {
  const { lines, lineCount, totals } = document
  const sum = addDecimals(lines.map(({ total }) => total))
  return [
    ...foundIf(lineCount !== lines.length, 'line-count', () => ({
      escrito: lineCount === null ? words.none : String(lineCount),
      contado: String(lines.length),
    })),
    ...foundIf(differ(sum, totals.lineExtension, toleratedFor(document)), 'line-sum', () => ({
      calculado: shownAmount(sum, document),
      escrito: shownAmount(totals.lineExtension, document),
    })),
  ]
}

function checkTaxes(document: ElectronicDocument): Found[] {
  const ofLines = new Map<string, ExactDecimal[]>()
  for (const { code, amount } of document.lines.flatMap(({ taxes }) => taxes)) {
    const amounts = ofLines.get(code)
    if (amounts) amounts.push(amount)
    else ofLines.set(code, [amount])
  }
  const ofHeader = new Map(document.taxes.map((tax) => [tax.code, tax]))
  return [...ofLines].flatMap(([code, amounts]) => {
    const sum = addDecimals(amounts)
    const header = ofHeader.get(code)
    const isMissing = !header && compareDecimals(sum, zero) !== 0
    const impuesto = words.taxes.get(code) ?? fill(words.otherTax, { codigo: code })
    return [
      ...foundIf(isMissing, 'tax-missing', () => ({ impuesto, calculado: shownAmount(sum, document) })),
      ...foundIf(!!header && differ(sum, header.amount, toleratedFor(document)), 'tax-sum', () => ({
        impuesto,
        calculado: shownAmount(sum, document),
        escrito: shownAmount(header?.amount ?? zero, document),
      })),
    ]
  })
}

function checkCurrency(document: ElectronicDocument): Found[] {
  const { currency, exchangeRate, totals, withholdings } = document
  const withheld = addDecimals(withholdings.map(({ amount }) => amount))
  return [
    ...foundIf(totals.currency !== '' && totals.currency !== currency, 'amount-currency', () => ({
      escrito: totals.currency,
      esperado: currency,
    })),
    ...foundIf(currency !== 'COP' && exchangeRate === null, 'exchange-rate', () => ({ moneda: currency })),
    ...foundIf(compareDecimals(withheld, zero) > 0, 'withholdings', () => ({
      valor: shownAmount(withheld, document),
    })),
  ]
}

/** Two pesos, or a cent for each line if that is more: each line is rounded by itself. */
function toleratedFor({ lines }: ElectronicDocument): ExactDecimal {
  const cents: ExactDecimal = { units: BigInt(lines.length), scale: 2 }
  return compareDecimals(cents, tolerance) > 0 ? cents : tolerance
}
