import { fill } from '../core/fill.ts'
import { periodTexts as texts } from './period-texts.ts'

/** Returns a period of evaluation in words: `primer semestre de 2026`. */
export function evaluationPeriodWords(periodo: string): string {
  const [, year = '', letter, number] = /^(\d{4})(?:-([ST])(\d))?$/.exec(periodo) ?? []
  if (year === '') return periodo
  if (letter === 'S') return fill(number === '1' ? texts.firstHalf : texts.secondHalf, { year })
  if (letter === 'T') return fill(texts.quarters[Number(number) - 1] ?? texts.year, { year })
  return fill(texts.year, { year })
}

/** Returns a short form of a period for the axis of a chart: `2026-1`. */
export function shortPeriod(periodo: string): string {
  return periodo.replace(/-[ST]/, '-')
}
