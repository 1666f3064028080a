import type { CalendarDate } from './calendar-date.ts'
import { divideHalfUp, readDecimal } from './decimal.ts'
import { money, zeroMoney } from './money.ts'
import type { Money } from './money.ts'

/** Pesos of one UVT by year, as the DIAN decrees them each December. */
const uvtByYear: ReadonlyMap<number, number> = new Map([
  [2017, 31_859],
  [2018, 33_156],
  [2019, 34_270],
  [2020, 35_607],
  [2021, 36_308],
  [2022, 38_004],
  [2023, 42_412],
  [2024, 47_065],
  [2025, 49_799],
  [2026, 52_374],
])

const latestYear = Math.max(...uvtByYear.keys())

/** Returns the pesos of one UVT on a day. A year without a decree uses the last one; undefined before 2017. */
export function uvtOn(fecha: CalendarDate): number | undefined {
  return uvtByYear.get(Math.min(Number(fecha.slice(0, 4)), latestYear))
}

/**
 * Converts UVT to pesos on a day, rounded as the law requires (art. 868 E.T.): up to 100 pesos to the peso, up to
 * 10.000 to the hundred, above to the thousand. Undefined before the first known year.
 */
export function uvtInPesos(uvt: number, fecha: CalendarDate): Money | undefined {
  const value = uvtOn(fecha)
  const count = readDecimal(String(uvt))
  if (value === undefined || count === undefined) return undefined
  if (uvt === 0) return zeroMoney
  const scale = 10n ** BigInt(count.scale)
  const units = count.units * BigInt(value)
  const step = units <= 100n * scale ? 1n : units <= 10_000n * scale ? 100n : 1_000n
  return money(String(divideHalfUp(units, step * scale) * step))
}
