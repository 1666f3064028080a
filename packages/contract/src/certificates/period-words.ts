import { fill } from '../core/fill.ts'
import { periodTexts } from './period-texts.ts'

/** Returns a period in words: the whole year, or a bimester. */
export const periodWords = (periodo: number): string =>
  periodo === 0
    ? periodTexts.year
    : fill(periodTexts.bimester, { n: periodo, meses: periodTexts.months[periodo] ?? '' })
