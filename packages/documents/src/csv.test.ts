import { money, type Money } from '@enlace/domain/money.ts'
import { describe, expect, it } from 'vitest'
import { csv, csvField } from './csv.ts'
import type { Sheet } from './sheet.ts'

interface Row {
  numero: string
  fecha: string | null
  valor: Money
}

async function* inHandfuls(rows: readonly Row[], size: number) {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}

const sheetOf = (rows: readonly Row[], onProgress?: (rows: number) => void): Sheet<Row> => ({
  title: 'Facturas',
  facts: ['Compañía'],
  columns: [
    { id: 'numero', header: 'N.º; factura', kind: 'text', value: (row) => row.numero },
    { id: 'fecha', header: 'Fecha', kind: 'date', value: (row) => row.fecha },
    { id: 'valor', header: 'Valor', kind: 'money', value: (row) => row.valor, total: (row) => row.valor },
  ],
  rows: inHandfuls(rows, 2),
  currencyOf: () => 'COP',
  totalLabel: (currency) => `Total ${currency}`,
  onProgress,
})

async function written(sheet: Sheet<Row>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of csv(sheet)) pieces.push(piece)
  return Buffer.concat(pieces)
}

describe('a list as text', () => {
  it('has a mark for Excel, semicolons, decimal commas, our days, and nothing but heads and rows', async () => {
    const bytes = await written(
      sheetOf([
        { numero: 'FE-1', fecha: '2026-02-28', valor: money('1234567.89') },
        { numero: 'Ñandú "9"', fecha: null, valor: money('-0.50') },
        { numero: 'línea\r\notra', fecha: '2026-03-01', valor: money('0') },
      ]),
    )
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(bytes.toString('utf8').slice(1)).toBe(
      [
        '"N.º; factura";Fecha;Valor',
        'FE-1;28/02/2026;1234567,89',
        '"Ñandú ""9""";;-0,50',
        '"línea\r\notra";01/03/2026;0.00'.replace('0.00', '0,00'),
        '',
      ].join('\r\n'),
    )
  })

  it('has its heads also where there are no rows', async () => {
    expect((await written(sheetOf([]))).toString('utf8')).toBe('\uFEFF"N.º; factura";Fecha;Valor\r\n')
  })

  it('tells how many rows it has written', async () => {
    const told: number[] = []
    const row = { numero: 'FE-1', fecha: null, valor: money('1') }
    await written(sheetOf([row, row, row], (rows) => told.push(rows)))
    expect(told).toEqual([2, 3])
  })
})

describe('a text that a spreadsheet would take for a formula', () => {
  it.each([
    '=1+1',
    '+57 300',
    '-1+2',
    '@SUM(A1)',
    '  =1',
    '＝1+1',
    '＋1',
    '－1',
    '＠a',
    '=HYPERLINK("https://x.co";"x")',
    "=cmd|' /C calc'!A0",
  ])('stays text: %j', (text) => {
    const field = csvField('text', text)
    const plain = field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field
    expect(plain).toBe(`'${text}`)
  })

  it.each([
    ["juan,=1+cmd|'/c calc'!a0", "juan,'=1+cmd|'/c calc'!a0"],
    ["juan\t=1+cmd|'/c calc'!a0", "juan\t'=1+cmd|'/c calc'!a0"],
    ['juan|@SUM(A1)', "juan|'@SUM(A1)"],
    ['juan, ＝1', "juan, '＝1"],
    ['una línea\n-1+2', "una línea\n'-1+2"],
    ['a,=1,=2', "a,'=1,'=2"],
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
  ])('stays text to a reader that separates by something else: %j', (text, plain) => {
    expect(csvField('text', text)).toBe(`"${plain}"`)
  })

  it.each(['FE-1', 'a=b', '900123456-8', 'x@y.co', '1+1'])(
    'is no formula, and stays as it is: %s',
    (text) => {
      expect(csvField('text', text)).toBe(text)
    },
  )

  it('is no figure: a negative amount stays one', () => {
    expect(csvField('money', '-1500.00')).toBe('-1500,00')
    expect(csvField('percent', '-3.5')).toBe('-3,5')
  })
})
