import { pagesOfPdf, textOfPdf } from '@enlace/testing/pdf.ts'
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

it('sets a table smaller before it breaks a word of its head', async () => {
  const heads = ['Vencimiento', 'Programación', 'Retenciones', 'Descontado', 'Observaciones', 'Transferencia']
  const titles = [
    ...heads,
    'Moneda',
    'Saldo pendiente',
    'Comprobante',
    'Documento',
    'Condiciones',
    'Facturado',
    'Autorización',
  ]
  const lines = await linesOf(
    documentOf(
      { title: 'Facturas', author: 'Andina', createdAt: new Date('2026-11-21T15:00:00Z') },
      async (document) => {
        const wide = titles.map((title) => ({ title, share: 1 }))
        await drawTable(document, { title: '', columns: wide, rows: [titles.map(() => '1')], empty: '' }, 48)
      },
      () => undefined,
    ),
  )
  expect(lines).toEqual(expect.arrayContaining([...heads, 'Moneda']))
})

it('ends a cell that would be higher than a page with an ellipsis', async () => {
  const lines = await linesOf(tableOf([['palabra '.repeat(4000), '1,00']]))
  expect(lines.some((line) => line.endsWith('…'))).toBe(true)
  expect(lines.filter((line) => line.startsWith('palabra')).length).toBeLessThan(40)
})
