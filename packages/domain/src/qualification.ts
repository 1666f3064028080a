import {
  addDecimals as sum,
  compareDecimals as compare,
  divideHalfUp,
  readDecimal,
  unitsAt as at,
  writeDecimal,
  type ExactDecimal,
} from './decimal.ts'
import type { Tone } from './states.ts'

/** A named range of scores, from `desde` up to the start of the next band. */
export type ScoreBand = { readonly nombre: string; readonly desde: number; readonly tono: Tone }

/** The default bands of a company (INVIMA: 76, 51 and 26 of 100). */
export const usualBands: readonly ScoreBand[] = [
  { nombre: 'Excelente', desde: 76, tono: 'good' },
  { nombre: 'Bueno', desde: 51, tono: 'info' },
  { nombre: 'Regular', desde: 26, tono: 'warning' },
  { nombre: 'Malo', desde: 0, tono: 'bad' },
]

/** Decimals of every score and share; the text always has them. */
const decimals = 2

/**
 * Returns the score of a criterion out of 100: the total times 100 divided by the maximum (INVIMA's method). Values
 * that do not apply (null) count in neither; null if none applies.
 * @throws RangeError for a value that is not a number from 0 to the highest.
 */
export function criterionScore(values: readonly (string | null)[], highest: number): string | null {
  const given = values.filter((value) => value !== null).map((value) => exact(value, highest))
  if (given.length === 0) return null
  const possible = { units: BigInt(highest) * BigInt(given.length), scale: 0 }
  return shareText(sum(given), possible)
}

/**
 * Returns the score of an evaluation out of 100: the weighted mean of its criteria. The weight of a criterion without a
 * score is distributed among the others; null if none has a score.
 */
export function weightedScore(criteria: readonly { peso: string; puntaje: string | null }[]): string | null {
  const scored = criteria.flatMap(({ peso, puntaje }) =>
    puntaje === null ? [] : [{ weight: exact(peso), score: exact(puntaje, 100) }],
  )
  const weights = sum(scored.map(({ weight }) => weight))
  if (weights.units === 0n) return null
  const total = sum(scored.map(({ weight, score }) => times(weight, score)))
  return quotientText(total, weights)
}

/** Returns the points that a criterion adds to the score of 100: its weight among the scored ones times its score. */
export function contribution(
  criteria: readonly { peso: string; puntaje: string | null }[],
  at: number,
): string | null {
  const own = criteria[at]
  if (!own || own.puntaje === null) return null
  const weights = sum(criteria.filter(({ puntaje }) => puntaje !== null).map(({ peso }) => exact(peso)))
  return weights.units === 0n ? null : quotientText(times(exact(own.peso), exact(own.puntaje, 100)), weights)
}

/**
 * Returns the band of a score: the highest whose start is at or below it; 75.99 is below 76.
 * @throws RangeError if no band starts at or below the score.
 */
export function bandOf(score: string, bands: readonly ScoreBand[]): ScoreBand {
  const at = exact(score, 100)
  const reached = bands
    .filter(({ desde }) => compare({ units: BigInt(desde), scale: 0 }, at) <= 0)
    .toSorted((one, other) => other.desde - one.desde)
  const [band] = reached
  if (!band) throw new RangeError('No band begins at or below the score')
  return band
}

/** Returns the range of each band, highest first, with ends such as 100 and 75.99. Integer bands end at integers: 75. */
export function bandRanges(bands: readonly ScoreBand[]): { band: ScoreBand; from: number; to: number }[] {
  const falling = bands.toSorted((one, other) => other.desde - one.desde)
  return falling.map((band, at) => {
    const above = falling[at - 1]
    return { band, from: band.desde, to: above ? above.desde - 1 : 100 }
  })
}

/** Why a form cannot be used, for the person who defines it. */
export type FormFault = 'weights' | 'weight' | 'bands' | 'names' | 'criteria'

/** Returns the faults of a company's form; empty if it can be used. Weights must add up to exactly 100, bands start at 0. */
export function formFaults(form: {
  bandas: readonly ScoreBand[]
  criterios: readonly { id: string; peso: string; maximo: number }[]
}): FormFault[] {
  const { bandas, criterios } = form
  const faults: FormFault[] = []
  if (criterios.length === 0 || criterios.some(({ maximo }) => maximo <= 0 || !Number.isInteger(maximo)))
    faults.push('criteria')
  const weights = criterios.map(({ peso }) => readDecimal(peso))
  if (weights.some((weight) => !weight || weight.units <= 0n)) faults.push('weight')
  else if (compare(sum(weights.filter((weight) => weight !== undefined)), { units: 100n, scale: 0 }) !== 0)
    faults.push('weights')
  const starts = bandas.map(({ desde }) => desde)
  const isWhole = starts.every((desde) => Number.isInteger(desde) && desde >= 0 && desde <= 100)
  if (!isWhole || !starts.includes(0) || hasTwice(starts)) faults.push('bands')
  if (hasTwice(criterios.map(({ id }) => id)) || hasTwice(bandas.map(({ nombre }) => nombre)))
    faults.push('names')
  return faults
}

/** Returns a part as a percentage of the whole with two decimals: `97.50`; null if the whole is zero. */
export function shareOfWhole(part: string, whole: string): string | null {
  const of = exact(whole)
  return of.units === 0n ? null : shareText(exact(part), of)
}

function hasTwice(values: readonly (string | number)[]): boolean {
  return new Set(values).size !== values.length
}

function exact(text: string, highest?: number): ExactDecimal {
  const read = readDecimal(text)
  if (!read || read.units < 0n) throw new RangeError('Not a number of zero or more')
  if (highest !== undefined && compare(read, { units: BigInt(highest), scale: 0 }) > 0)
    throw new RangeError('More than the highest')
  return read
}

function times(one: ExactDecimal, other: ExactDecimal): ExactDecimal {
  return { units: one.units * other.units, scale: one.scale + other.scale }
}

function shareText(part: ExactDecimal, whole: ExactDecimal): string {
  return quotientText({ units: part.units * 100n, scale: part.scale }, whole)
}

function quotientText(dividend: ExactDecimal, divisor: ExactDecimal): string {
  const scale = Math.max(dividend.scale, divisor.scale)
  const units = divideHalfUp(at(dividend, scale) * 10n ** BigInt(decimals), at(divisor, scale))
  return writeDecimal({ units, scale: decimals })
}
