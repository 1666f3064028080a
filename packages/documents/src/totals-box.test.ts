import { expect, it } from 'vitest'
import { documentOf } from './page.ts'
import { drawTotals, type TotalLine } from './totals-box.ts'

const total = { label: 'Saldo por ejecutar', value: '$ 251.658.649,17', isTotal: true }

async function heightOfBox(...lines: readonly TotalLine[]): Promise<number> {
  const ends: number[] = []
  const title = { title: 'Contrato', author: 'Andina', createdAt: new Date(0) }
  const draw = (document: PDFKit.PDFDocument) => void ends.push(drawTotals(document, lines, 100) - 100)
  await documentOf(title, draw, () => undefined)
  return ends[0] ?? 0
}

it('gives a label of two lines its room, above the rule of the total', async () => {
  const short = await heightOfBox({ label: 'Ejecutado', value: '-$ 2.096.341.350,83' }, total)
  const long = await heightOfBox(
    { label: 'Ejecutado según la compañía (89,3 %)', value: '-$ 2.096.341.350,83' },
    total,
  )
  expect(long - short).toBeGreaterThan(9)
})
