import { utils, write } from '@e965/xlsx'
import { deflateRawSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import type { GridFault } from '../../core/sheets/grid.ts'
import { readGrids } from '../../core/tables/read-grid.ts'
import { readUploadedTable } from '../../read-uploaded-table.ts'
import { readOwnLines } from '../../core/tables/own-lines.ts'
import { findInvoiceTable } from './own-columns-map.ts'

type Cells = (string | number | null)[][]

function workbook(sheets: Record<string, Cells>, bookType: 'xlsx' | 'xls' = 'xlsx'): Buffer {
  const book = utils.book_new()
  for (const [name, cells] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(cells), name)
  return Buffer.from(write(book, { type: 'array', bookType }))
}

function linesOf(bytes: Buffer) {
  const table = findInvoiceTable(readGrids(bytes))
  if (!table?.known) return undefined
  const { columns, compares } = table.known
  const { lines, unread } = readOwnLines(table.rows, columns)
  return {
    compares,
    lines: lines.map(({ line, numero, valor, moneda }) => [line, numero, valor, moneda]),
    unread: unread.map(({ line, reason }) => [line, reason]),
  }
}

describe('a supplier’s own list of invoices', () => {
  it('is read from a workbook with a title above, totals below and lines that tell nothing', () => {
    const cells: Cells = [
      ['Cartera de Andina de Alimentos'],
      [null],
      ['Fecha', 'No. Factura', 'Valor factura', 'Saldo pendiente'],
      ['2026-10-01', 'FE-1', 1190000, 595000.5],
      ['2026-10-02', 17, 0.1 + 0.2, 0.1 + 0.2],
      ['2026-10-03', 'FE-3', 100, null],
      ['2026-10-04', null, 100, 100],
      ['2026-10-05', 'FE-5', 100, 'por definir'],
      ['Total', null, 1190300, 595100.5],
    ]
    expect(linesOf(workbook({ Hoja1: [['Notas']], Cartera: cells }))).toEqual({
      compares: 'saldo',
      lines: [
        [4, 'FE-1', '595000.50', null],
        [5, '17', '0.30', null],
      ],
      unread: [
        [6, 'sin-valor'],
        [7, 'sin-numero'],
        [8, 'valor-ilegible'],
        [9, 'totales'],
      ],
    })
  })

  it('is read from an old workbook, with prefix and currency in columns of their own', () => {
    const cells: Cells = [
      ['Prefijo', 'Número', 'Moneda', 'Total'],
      ['FE', 20, 'COP', 10],
      ['FE', 21, 'US$', 12.5],
      ['FE', 22, 'trueque', 1],
    ]
    expect(linesOf(workbook({ Hoja: cells }, 'xls'))).toEqual({
      compares: 'facturado',
      lines: [
        [2, 'FE20', '10.00', 'COP'],
        [3, 'FE21', '12.50', 'USD'],
      ],
      unread: [[4, 'moneda-desconocida']],
    })
  })

  it.each([
    ['semicolons and a byte order mark', '\ufefffactura;saldo\nFE-1;"1.234,50"\nFE-2;$ 1.000\n', 'utf8'],
    ['tabs and Latin-1', 'Número factura\tSaldo\nFE-1\t1.234,50\nFE-2\t1000', 'latin1'],
    ['commas and quotes', 'Factura,Saldo\r\n"FE-1","1,234.50"\r\nFE-2,1000\r\n', 'utf8'],
  ] as const)('is read from a text file with %s', (_, text, encoding) => {
    const { lines } = linesOf(Buffer.from(text, encoding)) ?? {}
    expect(lines).toEqual([
      [2, 'FE-1', '1234.50', null],
      [3, 'FE-2', '1000.00', null],
    ])
  })

  it('leaves it to the person where no header tells which column is which', () => {
    const table = findInvoiceTable(
      readGrids(
        workbook({
          Hoja: [
            ['A', 'B'],
            ['FE-1', 100],
          ],
        }),
      ),
    )
    expect([table?.known, table?.header.line]).toEqual([null, 1])
  })
})

describe('a file that is no list', () => {
  const bomb = makeBomb()
  const fault = async (bytes: Uint8Array) =>
    readUploadedTable(bytes).then(
      () => 'read',
      (thrown: GridFault) => thrown.code,
    )

  it.each([
    ['an empty one', Buffer.from(''), 'empty'],
    ['an empty workbook', workbook({ Hoja: [] }), 'empty'],
    ['a torn workbook', workbook({ Hoja: [['a']] }).subarray(0, 900), 'unreadable'],
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'not-a-table'],
    ['one of too many rows', Buffer.from(`factura;saldo\n${'FE;1\n'.repeat(20_001)}`), 'too-many-rows'],
    ['one of too many cells', Buffer.from(`factura;saldo\n${'1;'.repeat(99)}\n`.repeat(10_200)), 'too-large'],
    ['a bomb', bomb, 'too-large'],
  ])('%s is refused', async (_, bytes, code) => {
    expect(await fault(bytes)).toBe(code)
  })

  it('harms nobody else’s: the next one is read', async () => {
    await Promise.all([fault(bomb), fault(bomb), fault(Buffer.from(''))])
    expect(await readUploadedTable(Buffer.from('factura;saldo\nFE;1'))).toMatchObject([{ rows: [{}, {}] }])
  })
})

/** A zip of one part, small when packed and too large when unpacked; its directory claims that it is small. */
function makeBomb(): Buffer {
  const name = Buffer.from('xl/workbook.xml')
  const packed = deflateRawSync(Buffer.alloc(160 * 1024 * 1024))
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.length, 18)
  local.writeUInt16LE(name.length, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02014b50)
  entry.writeUInt16LE(8, 10)
  entry.writeUInt32LE(packed.length, 20)
  entry.writeUInt32LE(10, 24)
  entry.writeUInt16LE(name.length, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(30 + name.length + packed.length, 16)
  return Buffer.concat([local, name, packed, entry, name, end])
}
