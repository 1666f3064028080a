import { fill } from '../core/fill.ts'
import { periodTexts } from './period-texts.ts'

/** A part of a year in words: all of it, or one of its bimesters. */
export const periodWords = (periodo: number): string =>
  periodo === 0
    ? periodTexts.year
    : fill(periodTexts.bimester, { n: periodo, meses: periodTexts.months[periodo] ?? '' })
