import { inflateRawSync } from 'node:zlib'
import { read, utils, type WorkSheet } from '@e965/xlsx'
import { money, type Money } from '@enlace/domain/money.ts'
import { describe, expect, it } from 'vitest'
import type { Sheet } from './sheet.ts'
import { columnLetters } from './xlsx-parts.ts'
import { xlsx } from './xlsx.ts'

interface Row {
  numero: string
  fecha: string | null
  moneda: string
  valor: Money
  cantidad: string
  avance: string
}

const usual: Row = {
  numero: 'FE-1',
  fecha: '2026-02-28',
  moneda: 'COP',
  valor: money('1234567.89'),
  cantidad: '12.5',
  avance: '33.3',
}

async function* inHandfuls(rows: readonly Row[], size: number) {
  for (let at = 0; at < rows.length; at += size) yield rows.slice(at, at + size)
}

const sheetOf = (rows: readonly Row[], title = 'Estado de cuenta'): Sheet<Row> => ({
  title,
  facts: ['Andina S.A.S.', 'Todo', 'Hoy'],
  columns: [
    { id: 'numero', header: 'Factura', kind: 'text', value: (row) => row.numero },
    { id: 'fecha', header: 'Fecha', kind: 'date', value: (row) => row.fecha },
    {
      id: 'valor',
      header: 'Valor facturado',
      kind: 'money',
      value: (row) => row.valor,
      total: (row) => row.valor,
    },
    { id: 'cantidad', header: 'Cantidad', kind: 'quantity', value: (row) => row.cantidad },
    { id: 'avance', header: 'Recibido', kind: 'percent', value: (row) => row.avance },
  ],
  rows: inHandfuls(rows, 100),
  currencyOf: ({ moneda }) => moneda,
  totalLabel: (currency) => `Total ${currency}`,
})

async function bytesOf(sheet: Sheet<Row>): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of xlsx(sheet, 'Andina', new Date('2026-11-21T15:00:00Z'))) pieces.push(piece)
  return Buffer.concat(pieces)
}

async function firstSheet(sheet: Sheet<Row>): Promise<WorkSheet> {
  const book = read(await bytesOf(sheet), { cellNF: true })
  const found = book.Sheets[book.SheetNames[0] ?? '']
  if (!found) throw new Error('The workbook has no sheet')
  return found
}

/** A file of the archive as compressed, found by its own header. */
function partOf(bytes: Buffer, name: string): string {
  const at = bytes.indexOf(name)
  const entry = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 3, 4]), at)
  const end = bytes.indexOf(Buffer.from([0x50, 0x4b, 7, 8]), entry)
  return inflateRawSync(bytes.subarray(entry + 30 + name.length, end)).toString('utf8')
}

const shown = (sheet: WorkSheet, place: string) => {
  const { t: type, v: value, z: format } = sheet[place] ?? {}
  return [type, value, format]
}

describe('a workbook, read by another program', () => {
  it('has its title, whose it is, heads, typed cells in their formats, and a total', async () => {
    const sheet = await firstSheet(sheetOf([usual, { ...usual, numero: 'FE-2', valor: money('-0.89') }]))
    expect(shown(sheet, 'A1')[1]).toBe('Estado de cuenta')
    expect(shown(sheet, 'A2')[1]).toBe('Andina S.A.S.')
    expect(['A', 'B', 'C', 'D', 'E'].map((column) => shown(sheet, `${column}5`)[1])).toEqual([
      'Factura',
      'Fecha',
      'Valor facturado',
      'Cantidad',
      'Recibido',
    ])
    expect(shown(sheet, 'A6')).toEqual(['s', 'FE-1', 'General'])
    // 46081 is the spreadsheet serial of 28 February 2026.
    expect(shown(sheet, 'B6')).toEqual(['n', 46_081, '[$-240A]dd/mm/yyyy'])
    expect(shown(sheet, 'C6')).toEqual([
      'n',
      1_234_567.89,
      String.raw`[$$-240A]\ #,##0.00;-[$$-240A]\ #,##0.00`,
    ])
    expect(shown(sheet, 'D6')).toEqual(['n', 12.5, '#,##0.######'])
    expect(shown(sheet, 'E6')).toEqual(['n', 0.333, '0.0%'])
    expect([shown(sheet, 'A8')[1], shown(sheet, 'C8')[1]]).toEqual(['Total COP', 1_234_567])
    expect(sheet['!autofilter']).toEqual({ ref: 'A5:E7' })
  })

  it('keeps title and heads in sight and repeats the heads on each printed page', async () => {
    const bytes = await bytesOf(sheetOf([usual]))
    expect(partOf(bytes, 'xl/worksheets/sheet1.xml')).toContain(
      '<pane ySplit="5" topLeftCell="A6" activePane="bottomLeft" state="frozen"/>',
    )
    expect(partOf(bytes, 'xl/workbook.xml')).toContain("'Estado de cuenta'!$5:$5")
  })

  it('totals each currency by itself, exactly, pesos first, each in its own format', async () => {
    const rows = Array.from({ length: 300 }, (_, at) => ({
      ...usual,
      moneda: at % 3 === 0 ? 'USD' : 'COP',
      valor: money('0.10'),
    }))
    const sheet = await firstSheet(sheetOf(rows))
    expect([shown(sheet, 'A306')[1], shown(sheet, 'C306')[1]]).toEqual(['Total COP', 20])
    expect([shown(sheet, 'A307')[1], shown(sheet, 'C307')[1]]).toEqual(['Total USD', 10])
    expect(shown(sheet, 'C307')[2]).toContain('[$USD]')
  })

  it('has every row in its order, however the handfuls fall', async () => {
    const rows = Array.from({ length: 1234 }, (_, at) => ({ ...usual, numero: `FE-${at}` }))
    const sheet = await firstSheet(sheetOf(rows))
    const table: unknown[][] = utils.sheet_to_json(sheet, { header: 1, range: 5 })
    expect(table.slice(0, 1234).map(([numero]) => numero)).toEqual(rows.map(({ numero }) => numero))
  })

  it('has its heads and no total where there are no rows', async () => {
    const sheet = await firstSheet(sheetOf([]))
    expect(shown(sheet, 'A5')[1]).toBe('Factura')
    expect(sheet['A6']).toBeUndefined()
  })
})

describe('what stands in a cell', () => {
  it.each([
    ['a formula', '=1+1'],
    ['signs of XML', '<b>&"\'</b>'],
    ['what looks escaped', '_x0041_ y _x000D_'],
    ['several lines', 'una\notra'],
    ['letters beyond the first plane', 'Ñandú 😀 漢'],
    ['spaces at its ends', '  FE-1  '],
    ['leading zeros', '000123'],
  ])('is the same text, whatever it holds: %s', async (_, text) => {
    expect(shown(await firstSheet(sheetOf([{ ...usual, numero: text }])), 'A6').slice(0, 2)).toEqual([
      's',
      text,
    ])
  })

  it('leaves out what no spreadsheet can hold, and cuts what is too long for a cell', async () => {
    const rows = [
      { ...usual, numero: 'a\u0000\u0001\u000B\uD800b\uFFFE' },
      { ...usual, numero: 'x'.repeat(40_000) },
    ]
    const sheet = await firstSheet(sheetOf(rows))
    expect(shown(sheet, 'A6')[1]).toBe('ab')
    expect(String(shown(sheet, 'A7')[1])).toHaveLength(32_767)
  })

  it('is exact text where a spreadsheet would lose digits or has no such day', async () => {
    const sheet = await firstSheet(
      sheetOf([{ ...usual, valor: money('12345678901234567.89'), fecha: '1899-12-31' }]),
    )
    expect(shown(sheet, 'C6').slice(0, 2)).toEqual(['s', '12345678901234567,89'])
    expect(shown(sheet, 'B6').slice(0, 2)).toEqual(['s', '1899-12-31'])
  })

  it('is no day sooner nor later on 29 February and at the end of a century', async () => {
    const days = ['1900-03-01', '2000-02-29', '2024-02-29', '2026-12-31']
    const sheet = await firstSheet(sheetOf(days.map((fecha) => ({ ...usual, fecha }))))
    expect(days.map((_, at) => shown(sheet, `B${6 + at}`)[1])).toEqual([61, 36_585, 45_351, 46_387])
  })
})

it('names its sheet by what a spreadsheet takes', async () => {
  const bytes = await bytesOf(sheetOf([usual], "'Pagos [2026]: a/b*? \\ del proveedor de siempre y más"))
  const [name = ''] = read(bytes).SheetNames
  expect(name).toBe('Pagos 2026 a b del proveed')
})

it('goes on after Z with two letters', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnLetters)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'])
})

it('lets go of its rows where it is not written to the end, or a word about its progress stops it', async () => {
  const letGo: string[] = []
  async function* endless(name: string) {
    try {
      for (;;) yield Array.from({ length: 5000 }, () => usual)
    } finally {
      letGo.push(name)
    }
  }
  let written = 0
  for await (const piece of xlsx({ ...sheetOf([]), rows: endless('left') }, 'Andina', new Date())) {
    written += piece.length
    if (written > 20_000) break
  }
  const stopped = {
    ...sheetOf([]),
    rows: endless('stopped'),
    onProgress: () => {
      throw new Error('not wanted any more')
    },
  }
  await expect(bytesOf(stopped)).rejects.toThrow('not wanted any more')
  expect(letGo).toEqual(['left', 'stopped'])
})
