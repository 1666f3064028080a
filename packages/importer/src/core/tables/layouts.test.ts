import { describe, expect, it } from 'vitest'
import { bareWorkbook, workbook } from '../../../test/containers.ts'
import { heldContent } from '../text/content.ts'
import { readTable, type TablePlace } from './read-table.ts'

const read = (
  bytes: Buffer | string,
  place: TablePlace = {},
  wanted: string[] = [],
  name = 'cartera.xlsx',
) => {
  const content = heldContent(Buffer.from(bytes))
  const sets = wanted.length > 0 ? [new Set(wanted)] : []
  const { records, ...table } = readTable({ name, content, sha256: '' }, place, sets)
  const all = [...records]
  expect(all).toHaveLength(table.count)
  return { ...table, rows: all.map(({ cells }) => cells), lines: all.map(({ line }) => line), all }
}
const number = (text: string) => ({ number: text })
const header = ['NIT', 'Factura', 'Valor']
const records = [
  ['900123456', 'FE-1', number('100')],
  ['900123457', 'FE-2', number('200.5')],
]

describe('a header', () => {
  const titled = [
    ['Andina de Alimentos S.A.S.'],
    ['NIT 900.123.456-8'],
    [],
    ['Cartera', 'a 31/10/2026'],
    [],
    [],
    header,
    ...records,
  ]

  it.each(['xlsx', 'biff8', 'ods', 'xlml'] as const)(
    'is found on line 7 of a workbook (%s), below titles and blank lines',
    (type) => {
      const { header: names, headerLine, rows } = read(workbook({ Hoja: titled }, type))
      expect([names, headerLine]).toEqual([header, 7])
      expect(rows).toEqual([
        ['900123456', 'FE-1', '100'],
        ['900123457', 'FE-2', '200.5'],
      ])
    },
  )

  it('is found below titles of a text that have separators of another kind', () => {
    const text =
      'Andina, S.A.S., Bogotá\nCorte: 31 de octubre, 2026\n\nNIT;Factura;Valor\n1;FE-1;"1,5"\n2;FE-2;7\n'
    const { header: names, reading, lines } = read(text, {}, [], 'x.csv')
    expect([names, reading?.separator, lines]).toEqual([header, ';', [5, 6]])
  })

  it('is found below such a title where every amount has a comma, too', () => {
    const rows = Array.from({ length: 12 }, (_, at) => `${at};Ñandú;FE-${at};1.190.000,00;0,00`)
    const { header: names, reading } = read(
      ['ANDINA, S.A.S.', 'Cartera a 31/10/2026', '', 'NIT;Nombre;Factura;Valor;Saldo', ...rows].join('\n'),
      {},
      [],
      'x.csv',
    )
    expect([names, reading?.separator]).toEqual([['NIT', 'Nombre', 'Factura', 'Valor', 'Saldo'], ';'])
  })

  it('is where somebody says, and refused where nothing is there', () => {
    const bytes = workbook({ Hoja: [['Uno', 'Dos', 'Tres'], header, ...records] }, 'xlsx')
    expect(read(bytes).headerLine).toBe(1)
    expect(read(bytes, { headerLine: 2 }).header).toEqual(header)
    expect(() => read(bytes, { headerLine: 20 })).toThrow('header-missing')
  })

  it('is the row that names what a mapping wants', () => {
    const bytes = workbook({ Hoja: [['Uno', 'Dos', 'Tres'], header, ...records] }, 'xlsx')
    expect(read(bytes, {}, ['nit', 'valor']).headerLine).toBe(2)
  })

  it.each([
    [
      'beside names that stand alone',
      [
        ['NIT', 'Factura', 'Valores', ''],
        ['', '', 'Base', 'IVA'],
      ],
      ['NIT', 'Factura', 'Valores Base', 'Valores IVA'],
    ],
    [
      'each over several columns',
      [
        ['Proveedor', '', 'Valores', ''],
        ['NIT', 'Nombre', 'Base', 'IVA'],
      ],
      ['Proveedor NIT', 'Proveedor Nombre', 'Valores Base', 'Valores IVA'],
    ],
  ])('of two rows is joined where cells are merged, %s', (_, rows, names) => {
    const {
      header: found,
      rows: read_,
      doubts,
    } = read(workbook({ Hoja: [...rows, ['900123456', 'FE-1', number('100'), number('19')]] }, 'xlsx'))
    expect(found).toEqual(names)
    expect(read_).toEqual([['900123456', 'FE-1', '100', '19']])
    expect(doubts).toMatchObject([{ reason: 'header-joined', value: names.join(', ') }])
  })

  it('of one row is not joined with a record that has no digits, nor with a title above', () => {
    const plain = [
      ['Nombre', '', 'Ciudad'],
      ['Ana', 'x', 'Bogotá'],
      ['Luz', 'y', 'Cali'],
    ]
    expect(read(workbook({ Hoja: plain }, 'xlsx')).header).toEqual(['Nombre', '', 'Ciudad'])
    const company = [['Empresa', 'Andina'], header, ...records]
    expect(read(workbook({ Hoja: company }, 'xlsx'), {}, ['nit']).header).toEqual(header)
  })

  it('that repeats a name tells its columns apart', () => {
    expect(read('NIT;Valor;Valor;valor\n1;2;3;4\n', {}, [], 'x.csv').header).toEqual([
      'NIT',
      'Valor',
      'Valor (2)',
      'valor (3)',
    ])
  })
})

describe('a workbook of several sheets', () => {
  const cover = [['Portada'], ['Elaboró: Ana']]

  it('is read on the one with the table, or the one that is said', () => {
    const bytes = workbook(
      {
        Portada: cover,
        Cartera: [header, ...records],
        Otra: [
          ['a', 'b'],
          ['1', '2'],
        ],
      },
      'xlsx',
    )
    expect(read(bytes).reading).toMatchObject({ format: 'xlsx', sheet: 'Cartera' })
    expect(read(bytes, { sheet: 'Otra' }).header).toEqual(['a', 'b'])
    expect(() => read(bytes, { sheet: 'Nada' })).toThrow('sheet-missing')
  })

  it('is read on the one that has what a mapping wants, wherever it is', () => {
    const bytes = workbook(
      {
        Otra: [
          ['a', 'b'],
          ['1', '2'],
        ],
        Cartera: [header, ...records],
      },
      'ods',
    )
    expect(read(bytes, {}, ['nit', 'factura']).reading?.sheet).toBe('Cartera')
  })

  const row = (cells: string) => `<row>${cells}</row>`
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`

  it('is not read on a hidden one unless it is said', () => {
    const sheet = (value: string) => row(text('a') + text('b')) + row(text(value) + text('x'))
    const bytes = bareWorkbook({ Vieja: sheet('1'), Nueva: sheet('2') }, { states: { Vieja: 'veryHidden' } })
    expect(read(bytes).rows).toEqual([['2', 'x']])
    expect(read(bytes, { sheet: 'Vieja' }).rows).toEqual([['1', 'x']])
  })

  it('has programs that are not run, which is said', () => {
    const sheet = row(text('a') + text('b')) + row(text('1') + text('2'))
    const { rows, doubts } = read(bareWorkbook({ Hoja: sheet }, { more: { 'xl/vbaProject.bin': 'x' } }))
    expect([rows, doubts?.map(({ reason }) => reason)]).toEqual([[['1', '2']], ['workbook-macros']])
  })
})

describe('a cell of a workbook', () => {
  const styles =
    '<numFmts><numFmt numFmtId="170" formatCode="[$-240A]dd\\-mm\\-yyyy;@"/><numFmt numFmtId="171" formatCode="00000000"/><numFmt numFmtId="172" formatCode="&quot;$&quot;\\ #,##0.00;[Red]-#,##0"/></numFmts>' +
    '<cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="171"/><xf numFmtId="172"/><xf numFmtId="20"/></cellXfs>'
  const one = (cell: string, head = '') => {
    const bytes = bareWorkbook(
      { Hoja: `<row r="1"><c t="inlineStr" r="A1"><is><t>a</t></is></c></row><row r="2">${cell}</row>` },
      {
        styles,
        workbook: head,
        texts: '<si><r><t>Pe</t></r><r><t xml:space="preserve">ña </t></r><rPh><t>x</t></rPh></si>',
      },
    )
    const [record] = read(bytes).all
    return [record?.cells[0], record?.exact?.[0]]
  }

  it.each([
    ['1234567.89', '1234567.89'],
    ['900123456', '900123456'],
    ['12345678901234567890', '12345678901234567890'],
    ['1.1000000000000001', '1.1'],
    ['0.30000000000000004', '0.3'],
    ['-363350.72333333001', '-363350.72333333'],
    ['2.02E+12', '2020000000000'],
    ['1.5E-7', '0.00000015'],
    ['999999999999999.96', '1000000000000000'],
  ])('holds the number %s exactly', (stored, text) => {
    expect(one(`<c><v>${stored}</v></c>`)).toEqual([text, true])
  })

  it.each([
    ['a day', '<c s="1"><v>46000</v></c>', '2025-12-09'],
    ['a day with its hour', '<c s="2"><v>46000.75</v></c>', '2025-12-09'],
    ['the first days of 1900', '<c s="1"><v>59</v></c>', '1900-02-28'],
    ['a day that never was', '<c s="1"><v>60</v></c>', '1900-02-29'],
    ['the day after it', '<c s="1"><v>61</v></c>', '1900-03-01'],
    ['a day in its own letters', '<c t="d"><v>2026-10-31T00:00:00</v></c>', '2026-10-31'],
    ['an hour', '<c s="5"><v>0.5</v></c>', '12:00:00'],
    ['a text of several runs', '<c t="s"><v>0</v></c>', 'Peña'],
    ['what a formula came to', '<c t="str"><f>CONCATENATE("a";"b")</f><v>ab</v></c>', 'ab'],
    ['an error', '<c t="e"><v>#N/A</v></c>', '#N/A'],
  ])('holds %s', (_, cell, text) => {
    expect(one(cell)).toEqual([text, false])
  })

  it('counts from 1904 where the workbook does', () => {
    expect(one('<c s="1"><v>44538</v></c>', '<workbookPr date1904="1"/>')).toEqual(['2025-12-09', false])
  })

  it('keeps the zeros that its format shows, and knows money from days', () => {
    expect(one('<c s="3"><v>1234</v></c>')).toEqual(['00001234', true])
    expect(one('<c s="4"><v>1234.5</v></c>')).toEqual(['1234.5', true])
  })

  it('counts by what a formula came to in an old workbook, and days from 1904', () => {
    const bytes = workbook(
      {
        Hoja: [
          ['a', 'b'],
          ['x', { day: '2025-12-09' }],
        ],
      },
      'biff8',
    )
    expect(read(bytes).rows).toEqual([['x', '2025-12-09']])
  })
})

describe('what stands around a table', () => {
  it('in blank rows, blank columns and cells beside it is no part of it', () => {
    const rows = [
      ['', 'NIT', 'Valor', ''],
      ['', '1', number('5'), ''],
      [],
      ['', '', '', ''],
      ['', '2', number('6'), '', 'nota'],
    ]
    const { header: names, rows: found, lines } = read(workbook({ Hoja: rows }, 'xlsx'))
    expect(names).toEqual(['', 'NIT', 'Valor'])
    expect(found).toEqual([
      ['', '1', '5'],
      ['', '2', '6'],
    ])
    expect(lines).toEqual([2, 5])
  })

  it('in a text with separators at the end of every line neither', () => {
    expect(read('NIT;Valor;;\r\n1;5;;\r\n;;;\r\n', {}, [], 'x.csv').rows).toEqual([['1', '5']])
  })

  it('is told by Excel itself in the first line', () => {
    const { header: names, lines } = read('sep=|\r\na;b|c\r\n1|2\r\n', {}, [], 'x.csv')
    expect([names, lines]).toEqual([['a;b', 'c'], [3]])
  })
})

describe('a page that is called a workbook', () => {
  it('gives its tables, merged cells and line breaks', () => {
    const html = `<html><meta charset="iso-8859-1"><table><tr><td>Men\xfa</td></tr></table>
      <TABLE><TR><TH>NIT<TH colspan=2>Nombre<TH>Valor</TR>
      <tr><td rowspan="2">900<td>Uno<br>Dos<td>x<td x:num="1234.5">1.234,50</tr>
      <tr><td>Tres</td><td>y</td><td>&nbsp;7</td></tr></TABLE>`
    const { header: names, rows, reading, all } = read(Buffer.from(html, 'latin1'), {}, [], 'cartera.xls')
    expect(reading).toMatchObject({ format: 'html', sheet: '2' })
    expect(names).toEqual(['NIT', 'Nombre', '', 'Valor'])
    expect(rows).toEqual([
      ['900', 'Uno\nDos', 'x', '1234.5'],
      ['', 'Tres', 'y', '7'],
    ])
    expect(all.map(({ exact }) => exact?.[3])).toEqual([true, false])
  })
})
