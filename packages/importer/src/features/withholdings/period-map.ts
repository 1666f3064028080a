import { fold } from '@enlace/domain/text.ts'

/** A bimester of a year, as a number. */
export type Bimester = 1 | 2 | 3 | 4 | 5 | 6

const bimesters = [1, 2, 3, 4, 5, 6] as const
const romans = ['i', 'ii', 'iii', 'iv', 'v', 'vi']
/** The first three letters of each bimester's first month, as sources abbreviate it. */
const firstMonths = ['ene', 'mar', 'may', 'jul', 'sep', 'nov']
const secondMonths = ['feb', 'abr', 'jun', 'ago', 'oct', 'dic']

/** Reads a bimester in its usual notations: `4`, `04`, `IV`, `Bim 4`, `4º`, `jul-ago`, `Julio – Agosto`, `2025-4`. */
export function readBimester(typed: string): Bimester | undefined {
  const text = fold(typed)
  const words = text.match(/[a-z]+|\d+/g) ?? []
  const months = words.map((word) => word.slice(0, 3))
  const place = bimesters.find(
    (_, index) => months.includes(firstMonths[index] ?? '') && months.includes(secondMonths[index] ?? ''),
  )
  if (place !== undefined) return place
  const said = words.filter((word) => !/^(?:bim|bimestre|b|o|er|do|to|\d{4})$/.test(word))
  const [only] = said
  if (said.length !== 1 || only === undefined) return undefined
  return bimesters.find((number, index) => Number(only) === number || romans[index] === only)
}

/** Reads a year of four digits. */
export function readYear(typed: string): number | undefined {
  const [, year] = /^\s*(20\d{2})\s*$/.exec(typed) ?? []
  return year === undefined ? undefined : Number(year)
}
