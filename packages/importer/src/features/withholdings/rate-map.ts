import type { CertificateKind } from '@enlace/domain/certificates.ts'
import { readDecimal, writeDecimal } from '@enlace/domain/decimal.ts'
import { negateMoney, subtractMoney, type Money } from '@enlace/domain/money.ts'
import { compareMoney, money } from '@enlace/domain/money.ts'
import { withheldValue } from '@enlace/domain/withholding.ts'
import { withholdingConcepts } from '@enlace/domain/withholding-concepts.ts'

/** A source's rate, normalised: per thousand for ica, per cent for all others. */
export interface RateReading {
  tarifa: string
  /** Base times rate, in whole pesos; null if the value withheld is at most a peso away. */
  expected: Money | null
}

/** The amounts that determine the meaning of a rate without a sign. */
export interface RatedFigures {
  tipo: CertificateKind
  base: Money
  valor: Money
}

/** The highest plausible rate: all of the IVA, and for ICA a tenth. */
const highest = 100

const usual: Readonly<Record<CertificateKind, (rate: number) => boolean>> = {
  fuente: isCatalogued(),
  iva: (rate) => rate === 15 || rate === 100,
  ica: (rate) => rate >= 1 && rate <= 15,
  // 0.5 to 3 per cent of a document (E.T. art. 519), and 1 since Decreto 175 de 2025.
  timbre: (rate) => rate >= 0.5 && rate <= 3,
  estampilla: (rate) => rate >= 0.1 && rate <= 10,
  // A share of ICA, of the property tax or of a contract, as set by each council.
  bomberil: (rate) => rate >= 0.5 && rate <= 15,
  // Ley 1106 de 2006 art. 6; 2,5 per thousand of concessions.
  obra: (rate) => rate === 5 || rate === 0.25,
}

const oneTenth = 1
const oneHundredth = 2

/**
 * Reads a rate in any of its notations: `2,5`, `2.5 %`, `0,025`, `9,66`, `9,66 ‰`, `9,66 x mil`, `0,966 %`. Without a
 * sign, it takes the reading by which base times rate gives the value, otherwise the usual one. Returns undefined if it
 * is not a rate.
 */
export function readWithholdingRate(typed: string, figures: RatedFigures): RateReading | undefined {
  const { number, unit } = split(typed)
  const decimal = readPlain(number)
  if (decimal === undefined) return undefined
  const candidates = readingsOf(figures.tipo, unit)
    .map((power) => shift(decimal, power))
    .filter((tarifa) => Number(tarifa) <= highest)
  const readings = candidates.map((tarifa) => ({ tarifa, expected: expectedOf(tarifa, figures) }))
  const confirmed = readings.filter(({ expected }) => expected === null)
  const isUsual = ({ tarifa }: RateReading) => usual[figures.tipo](Number(tarifa))
  return confirmed.find(isUsual) ?? confirmed[0] ?? readings.find(isUsual) ?? readings[0]
}

/** Maximum characters of a rate with its unit; the patterns for it are quadratic. */
const longestRate = 100

type Unit = 'percent' | 'thousand' | 'unknown'

function split(typed: string): { number: string; unit: Unit } {
  const text = typed.trim().toLowerCase()
  if (text.length > longestRate) return { number: text, unit: 'unknown' }
  const [, percent] = /^(.*?)\s*(?:%|por ciento)$/.exec(text) ?? []
  if (percent !== undefined) return { number: percent, unit: 'percent' }
  const [, thousand] = /^(.*?)\s*(?:‰|(?:x|por)\s*(?:mil|1[.,]?000)|\/\s*1[.,]?000)$/.exec(text) ?? []
  return thousand === undefined ? { number: text, unit: 'unknown' } : { number: thousand, unit: 'thousand' }
}

/** The powers of ten that may convert the number to per cent, or per thousand for ICA: the most likely first. */
function readingsOf(tipo: CertificateKind, unit: Unit): readonly number[] {
  if (tipo === 'ica') return { percent: [oneTenth], thousand: [0], unknown: [0, 3, oneTenth] }[unit]
  return { percent: [0], thousand: [-oneTenth], unknown: [0, oneHundredth] }[unit]
}

/** A rate never has thousands: both comma and dot separate decimals. */
function readPlain(number: string) {
  const plain = number.replace(/\s/g, '').replace(',', '.')
  return /^\d+(?:\.\d{1,8})?$/.test(plain) ? readDecimal(plain) : undefined
}

function shift({ units, scale }: { units: bigint; scale: number }, power: number): string {
  const shifted = scale - power
  const text =
    shifted >= 0
      ? writeDecimal({ units, scale: shifted })
      : writeDecimal({ units: units * 10n ** BigInt(-shifted), scale: 0 })
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}

const onePeso = money('1')

function expectedOf(tarifa: string, { tipo, base, valor }: RatedFigures): Money | null {
  const expected = withheldValue(tipo, base, tarifa)
  const difference = subtractMoney(expected, valor)
  const isNear = compareMoney(difference, onePeso) <= 0 && compareMoney(difference, negateMoney(onePeso)) >= 0
  return isNear ? null : expected
}

function isCatalogued(): (rate: number) => boolean {
  const rates = new Set(withholdingConcepts.map(({ tarifa }) => Number(tarifa)))
  return (rate) => rates.has(rate)
}
