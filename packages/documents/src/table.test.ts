import { pagesOfPdf, textOfPdf } from '@enlace/testing/pdf'
import { expect, it } from 'vitest'
import { documentOf, paper } from './page.ts'
import { drawTable, type TableColumn } from './table.ts'

interface Invoice {
  number: string
  value: string
}

const columns: TableColumn<Invoice>[] = [
  { title: 'Factura', share: 2, text: ({ number }) => number },
  { title: 'Saldo', share: 1, text: ({ value }) => value, isFigure: true },
]

const tableOf = (count: number, totals?: string[]) => {
  const rows = Array.from({ length: count }, (_, place) => ({ number: `FE-${place + 1}`, value: '1.500,00' }))
  return documentOf(
    { title: 'Estado de cuenta', author: 'Andina', createdAt: new Date('2026-11-21T15:00:00Z') },
    (document) => drawTable(document, { columns, rows, ...(totals && { totals }) }, paper.top),
    () => undefined,
  )
}
const linesOf = async (bytes: Promise<Buffer>) => textOfPdf(await bytes).split(/[\n\f]/)

it('sets every row once and its head on each page that it needs', async () => {
  const bytes = await tableOf(100)
  const lines = textOfPdf(bytes).split(/[\n\f]/)
  expect(lines.filter((line) => line.startsWith('FE-'))).toHaveLength(100)
  expect(pagesOfPdf(bytes)).toBeGreaterThan(1)
  expect(lines.filter((line) => line === 'Factura')).toHaveLength(pagesOfPdf(bytes))
})

it('sets the totals once, after the last row', async () => {
  const lines = await linesOf(tableOf(3, ['Total', '4.500,00']))
  expect(lines.slice(-2)).toEqual(['Total', '4.500,00'])
})
