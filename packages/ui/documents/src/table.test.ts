import { pagesOfPdf, textOfPdf } from '@enlace/testing/pdf'
import { expect, it } from 'vitest'
import { documentOf, paper } from './page.ts'
import { drawTable, type PaperColumn } from './table.ts'

const columns: PaperColumn[] = [
  { title: 'Factura', share: 2 },
  { title: 'Saldo', share: 1, isFigure: true },
]

const tableOf = (rows: string[][], totals: string[][] = []) => {
  return documentOf(
    { title: 'Estado de cuenta', author: 'Andina', createdAt: new Date('2026-11-21T15:00:00Z') },
    async (document) => {
      await drawTable(document, { title: '', columns, rows, totals, empty: 'No hay facturas.' }, paper.top)
    },
    () => undefined,
  )
}
const invoices = (count: number) =>
  Array.from({ length: count }, (_, place) => [`FE-${place + 1}`, '1.500,00'])
const linesOf = async (bytes: Promise<Buffer>) => textOfPdf(await bytes).split(/[\n\f]/)

it('sets every row once and its head on each page that it needs', async () => {
  const bytes = await tableOf(invoices(100))
  const lines = textOfPdf(bytes).split(/[\n\f]/)
  expect(lines.filter((line) => line.startsWith('FE-'))).toHaveLength(100)
  expect(pagesOfPdf(bytes)).toBeGreaterThan(1)
  expect(lines.filter((line) => line === 'Factura')).toHaveLength(pagesOfPdf(bytes))
})

it('sets the totals once, after the last row', async () => {
  const lines = await linesOf(tableOf(invoices(3), [['Total', '4.500,00']]))
  expect(lines.slice(-2)).toEqual(['Total', '4.500,00'])
})

it('says what it would say where there are no rows', async () => {
  expect(await linesOf(tableOf([]))).toEqual(['No hay facturas.'])
})

it('breaks a word that is wider than its column, and loses nothing of it', async () => {
  const word = 'FE'.repeat(90)
  const lines = await linesOf(tableOf([[word, '1,00']]))
  expect(lines.filter((line) => /^(FE?|E)+F?$/.test(line)).join('')).toBe(word)
})

it('ends a cell that would be higher than a page with an ellipsis', async () => {
  const lines = await linesOf(tableOf([['palabra '.repeat(4000), '1,00']]))
  expect(lines.some((line) => line.endsWith('…'))).toBe(true)
  expect(lines.filter((line) => line.startsWith('palabra')).length).toBeLessThan(40)
})
