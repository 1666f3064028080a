import type { CalendarDate } from './calendar-date.ts'
import type { CertificateKind } from './certificates.ts'
import { divideHalfUp, readDecimal } from './decimal.ts'
import { compareMoney, isNegativeMoney, money, negateMoney, zeroMoney } from './money.ts'
import type { Money } from './money.ts'
import { uvtInPesos } from './uvt.ts'
import { conceptAt, minimumBase } from './withholding-concepts.ts'

/** The tax regimes of suppliers by the codes of the RUT. */
export const regimes = {
  responsable: '48',
  noResponsable: '49',
  granContribuyente: '13',
  autorretenedor: '15',
  simple: '47',
} as const

/** The VAT and income tax regime of a supplier, by the RUT's code. */
export type Regime = (typeof regimes)[keyof typeof regimes]

/** Per cent of the IVA (art. 437-1 E.T.). */
export const reteivaRate = '15'

/** A municipality's withholding for an activity in it: the rate per thousand, and the minimum in UVT. */
export interface MunicipalRate {
  tarifa: string
  baseUvt: number
}

/** An invoice subject to withholding: its value without IVA after discounts, and the IVA on it. */
export interface WithholdableInvoice {
  base: Money
  iva: Money
  /** A code of the concept catalogue. */
  concepto: string
  fecha: CalendarDate
  regime: Regime
  ica: MunicipalRate
}

/** The withholding of one kind; `base` is the value without IVA for fuente and ica, and the IVA for iva. */
export interface Withheld {
  tipo: CertificateKind
  tarifa: string
  base: Money
  valor: Money
}

/** Returns the base times the rate, rounded half up to the peso; the rate is per cent, for ICA per thousand. */
export function withheldValue(tipo: CertificateKind, base: Money, tarifa: string): Money {
  const rate = readDecimal(tarifa)
  const amount = readDecimal(base)
  if (rate === undefined || amount === undefined) throw new RangeError('Not a decimal rate')
  const divisor = 10n ** BigInt(rate.scale + amount.scale) * (tipo === 'ica' ? 1_000n : 100n)
  return money(String(divideHalfUp(amount.units * rate.units, divisor)))
}

/**
 * Returns the buyer's withholdings of an invoice, by kind; none if the operation is below the minimum base or the
 * supplier's regime is exempt. Each is rounded to the peso on the document, so that certificates only add.
 * @throws RangeError for a concept or a year that the catalogue does not know.
 */
export function withhold(invoice: WithholdableInvoice): Withheld[] {
  const { base, iva, concepto, fecha, regime, ica } = invoice
  const concept = conceptAt(concepto, fecha)
  const minimum = concept && minimumBase(concept, fecha)
  const municipalMinimum = uvtInPesos(ica.baseUvt, fecha)
  if (concept === undefined || minimum === undefined || municipalMinimum === undefined) {
    throw new RangeError('Nothing is known of this concept on that day')
  }
  const value = isNegativeMoney(base) ? negateMoney(base) : base
  const isAbove = compareMoney(value, minimum) >= 0
  const paysRenta = regime !== regimes.simple && regime !== regimes.autorretenedor
  // Not withheld between large taxpayers, nor from suppliers not responsible for IVA (art. 437-2 E.T.).
  const paysIva = regime !== regimes.noResponsable && regime !== regimes.granContribuyente
  const paysIca = regime !== regimes.simple && compareMoney(value, municipalMinimum) >= 0
  return [
    ...kept('fuente', base, concept.tarifa, paysRenta && isAbove),
    ...kept('iva', iva, reteivaRate, paysIva && isAbove),
    ...kept('ica', base, ica.tarifa, paysIca),
  ]
}

function kept(tipo: CertificateKind, base: Money, tarifa: string, applies: boolean): Withheld[] {
  const valor = applies ? withheldValue(tipo, base, tarifa) : zeroMoney
  return compareMoney(valor, zeroMoney) === 0 ? [] : [{ tipo, tarifa, base, valor }]
}

/** Returns a withholding with base and value negated. */
export function reverseWithheld({ base, valor, ...rest }: Withheld): Withheld {
  return { ...rest, base: negateMoney(base), valor: negateMoney(valor) }
}

/** Returns the value withheld of one kind, or zero. */
export function withheldOfKind(withheld: readonly Withheld[], tipo: CertificateKind): Money {
  return withheld.find((one) => one.tipo === tipo)?.valor ?? zeroMoney
}
