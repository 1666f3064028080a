import { xmlText } from './xlsx-parts.ts'

const firstDay = Date.UTC(1899, 11, 30)

/** A row of a sheet, counted from 1, with its cells. */
export const row = (line: number, cells: string) => `<row r="${line}">${cells}</row>`

/** A text cell; an empty one has only its style. */
export function textCell(place: string, text: string, style: number): string {
  if (text === '') return `<c r="${place}" s="${style}"/>`
  return `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${xmlText(text)}</t></is></c>`
}

/** A number cell, from plain decimal text. */
export const numberCell = (place: string, text: string, style: number) =>
  `<c r="${place}" s="${style}"><v>${text}</v></c>`

/** The spreadsheet serial of a day `YYYY-MM-DD`; correct from 1 March 1900. */
export function serialDay(day: string): number {
  const [year, month, date] = [day.slice(0, 4), day.slice(5, 7), day.slice(8, 10)].map(Number)
  return (Date.UTC(year ?? 0, (month ?? 1) - 1, date) - firstDay) / 86_400_000
}
