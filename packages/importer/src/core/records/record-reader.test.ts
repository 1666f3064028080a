import { checkDigit } from '@enlace/domain/nit.ts'
import { describe, expect, it } from 'vitest'
import { readColumn, tableOf } from '../../../test/read-cells.ts'
import { Findings } from '../findings/finding.ts'
import type { PartMapping } from '../mapping/mapping.ts'
import { mostRecordsOfFile } from './readable-table.ts'
import { readRecords } from './record-reader.ts'

const codes = (cells: readonly string[]) => readColumn(cells, { kind: 'code' }, (record) => record.code('it'))
const texts = (cells: readonly string[]) => readColumn(cells, { kind: 'text' }, (record) => record.text('it'))

describe('a number of a document', () => {
  it.each(['2,02E+12', '1,23457E+15', '1.23457e+15', '5E+10'])('%s has lost digits: refused', (cell) => {
    expect(codes([cell])).toEqual({ values: [], found: [{ line: 2, reason: 'code-digits-lost' }] })
  })

  it.each([
    ['3-ene', '3-1'],
    ['03-ene', '3-1'],
    ['1-Mar', '1-3'],
    ['12/dic', '12-12'],
    ['ene-24', '1-24'],
    ['Jan-2031', '1-2031'],
  ])('%s was %s before a spreadsheet made a day of it: refused with that', (cell, propuesta) => {
    expect(codes([cell])).toEqual({ values: [], found: [{ line: 2, reason: 'code-is-date', propuesta }] })
  })

  it('that is written as a whole day is kept with doubt', () => {
    expect(codes(['2024-01-03', '3/01/2024']).found.map(({ reason }) => reason)).toEqual([
      'code-maybe-date',
      'code-maybe-date',
    ])
  })

  it.each(['#N/D', '#¡REF!', '#REF!', '#¡VALOR!', '#¡DIV/0!', '#¿NOMBRE?', '########'])(
    '%s is the error of a spreadsheet: refused',
    (cell) => {
      expect(codes([cell])).toEqual({ values: [], found: [{ line: 2, reason: 'cell-error' }] })
    },
  )

  it.each(['FE-101', '#1234', 'SETT12', '1E05', 'ABC-12', 'MAR-Y-SOL', '3-1', '00012', 'E+', '12-ABC'])(
    '%s is as it is',
    (cell) => {
      expect(codes([cell])).toEqual({ values: [cell], found: [] })
    },
  )

  it('of more than fifteen digits that ends in zeros is told where its cell is a number', () => {
    const part: PartMapping = { file: '', fields: { it: { kind: 'code', column: 'A' } } }
    const reasonsOf = (text: string, isNumber: boolean) => {
      const findings = new Findings()
      readRecords<'it', unknown>(tableOf(['A'], [[text]], [isNumber]), part, findings, (record) =>
        record.code('it'),
      )
      return findings.all.map(({ reason }) => reason)
    }
    expect(reasonsOf('1234567890123450', true)).toEqual(['code-maybe-rounded'])
    expect(reasonsOf('1234567890123450', false)).toEqual([])
    expect(reasonsOf('1234567890123456', true)).toEqual([])
  })

  it.each([
    'FE\u200b-1',
    'FE-\u00ad1',
    '\u202eFE-1\u202c',
    'FE-1\u200f',
    'FE\ufeff-1',
    'FE\u2060-1',
    'FE-1\ufe0f',
    'FE\u0007-1',
  ])('%j loses what nobody sees, which is told', (cell) => {
    expect(codes([cell])).toEqual({
      values: ['FE-1'],
      found: [{ line: 2, reason: 'text-control-character' }],
    })
  })

  it.each([
    ['FE\ufffd1', 'text-letters-lost'],
    ['=1+2', 'text-formula'],
    ['@FE-1', 'text-formula'],
    ['+FE-1', 'text-formula'],
    ['-FE-1', 'text-formula'],
    ['<b>FE-1</b>', 'text-html'],
    ['FE&amp;1', 'text-html'],
  ])('%j is kept as it is, with doubt: %s', (cell, reason) => {
    expect(codes([cell])).toEqual({ values: [cell], found: [{ line: 2, reason }] })
  })

  it('that looks like another of the same owner is told with the line of the other', () => {
    const alike = (cells: readonly string[], ownerOf = (_: string) => 'x') =>
      readColumn(cells, { kind: 'code' }, (record) => {
        const code = record.code('it') ?? ''
        record.numbered('it', ownerOf(code), code)
        return code
      }).found
    const told = (otro: string) => [{ line: '2', reason: 'code-alike', otro }]
    expect(alike(['FE-101', 'F\u0415-101'])).toMatchObject(told('FE-101'))
    expect(alike(['FE-101', 'fe-101'])).toMatchObject(told('FE-101'))
    expect(alike(['FE 101', 'FE101'])).toMatchObject(told('FE 101'))
    expect(alike(['FE-101', 'FE\u2013101'])).toMatchObject(told('FE-101'))
    expect(alike(['FEO1', 'FE01'])).toMatchObject(told('FEO1'))
    expect(alike(['FE-101', 'FE-102', 'FE-101', 'FEL5', 'FE15'])).toEqual([])
    expect(alike(['FE-101', 'fe-101'], (code) => code)).toEqual([])
  })

  it('that lost the zeros before it is told where all others of its column have them', () => {
    const padded = Array.from({ length: 12 }, (_, at) => String(at + 95).padStart(7, '0'))
    const told = codes([...padded, '12345', '1234567', 'FE-1'])
    expect(told.values).toContain('12345')
    expect(told.found).toEqual([{ line: 14, reason: 'code-zeros-lost', propuesta: '0012345' }])
    // Most are shorter, or one is longer: the column proves nothing.
    expect(codes(['0381', '0382', '0384', ...padded.map((cell) => String(Number(cell)))]).found).toEqual([])
    expect(codes([...padded, '12345', '123456789']).found).toEqual([])
  })
})

describe('a column of NITs', () => {
  const nits = (cells: readonly string[]) =>
    readColumn(cells, { kind: 'nit' }, (record) => record.nit('it')?.documento_numero)
  const companies = Array.from({ length: 12 }, (_, at) => String(900_123_000 + at))
  const glued = companies.map((number) => `${number}${checkDigit(number) ?? ''}`)

  it('that writes all of them with the check digit glued on is read so, silently', () => {
    // A person's eight digits with the check digit, which alone could be nine.
    expect(nits([...glued, '791234560'])).toEqual({ values: [...companies, '79123456'], found: [] })
  })

  it('that writes only some so is read with doubt on each', () => {
    const [first = '', ...others] = companies
    const told = nits([`${first}${checkDigit(first) ?? ''}`, ...others, '791234560'])
    expect(told.values).toEqual([...companies, '791234560'])
    expect(told.found.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'nit-check-digit-glued'],
      [14, 'nit-maybe-glued'],
    ])
  })
})

describe('a text', () => {
  it.each([
    ['Pe?a y Cía', 'text-letters-lost'],
    ['PE\ufffdA', 'text-letters-lost'],
    ['<b>ACME</b>', 'text-html'],
    ['<script>alert(1)</script>', 'text-html'],
    ['P&amp;G', 'text-html'],
    ['=HYPERLINK("http://x";"y")', 'text-formula'],
    ['@SUM(A1)', 'text-formula'],
    ['+cmd|calc!A1', 'text-formula'],
    ['ACME\u0007 SAS', 'text-control-character'],
    ['ACME\nSAS', 'text-line-break'],
  ])('%j is kept as text, with doubt: %s', (cell, reason) => {
    const { values, found } = texts([cell])
    expect(found).toEqual([{ line: 2, reason }])
    expect(values).toEqual([cell.replace('\u0007', '').replace('\n', ' ')])
  })

  it.each([
    ['PE¥A', 'PEÑA'],
    ['Pe¤a', 'Peña'],
    ['PeÃ±a', 'Peña'],
    ['SeÃ±alizaciÃ³n', 'Señalización'],
  ])('%s is kept, and %s is proposed', (cell, propuesta) => {
    expect(texts([cell])).toEqual({
      values: [cell],
      found: [{ line: 2, reason: 'text-letters-guessed', propuesta }],
    })
  })

  it('loses stray spaces silently', () => {
    expect(texts(['  ACME \u00a0  SAS  '])).toEqual({ values: ['ACME SAS'], found: [] })
  })

  it.each(['A & B', '¿Qué?', 'Precio < 5', 'Peña', 'C++', '-5 °C', 'Á', '100 ¥ en yenes', 'Total Gas S.A.'])(
    '%s is as it is',
    (cell) => {
      expect(texts([cell])).toEqual({ values: [cell], found: [] })
    },
  )
})

describe('a row that is no record', () => {
  const part: PartMapping = {
    file: '',
    fields: {
      nit: { column: 'NIT', kind: 'nit' },
      nombre: { column: 'Nombre', kind: 'text' },
      factura: { column: 'Factura', kind: 'code' },
      valor: { column: 'Valor', kind: 'money', decimalMark: ',' },
    },
  }
  const read = (...rows: string[][]) => {
    const findings = new Findings()
    const made = readRecords<'nit' | 'nombre' | 'factura' | 'valor', string>(
      tableOf(['Grupo', 'NIT', 'Nombre', 'Factura', 'Valor'].slice(rows[0]?.length === 5 ? 0 : 1), rows),
      part,
      findings,
      (record) => {
        record.required('nit', record.nit('nit'))
        record.required('valor', record.decimal('valor'))
        return record.required('factura', record.code('factura'))
      },
    )
    return { made, reasons: findings.all.map(({ reason }) => reason) }
  }

  it.each([
    [['TOTAL', '', '', '1.000']],
    [['Total general', '', '', '1.000']],
    [['', 'Subtotal proveedor', '', '1.000']],
    [['900123456', 'ACME', 'TOTAL', '']],
    [['', '', 'Sumas iguales', '1.000']],
    [['GRAN TOTAL: 15', '', '', '']],
    [['', '', '', '1.000']],
  ])('%j is a row of totals', (row) => {
    expect(read(row)).toMatchObject({ reasons: ['totals-row'] })
  })

  it('is the header again on a new page, without accents or capitals', () => {
    expect(read(['nit ', 'NOMBRE', 'Factura', 'valor'])).toEqual({ made: [], reasons: ['header-repeated'] })
  })

  it.each([
    [['Página 2 de 9', '', '', '']],
    [['', '', 'Pág. 3', '']],
    [['Page 2 of 9', '', '', '']],
    [['Impreso el 20/11/2026 por ANA', '', '', '']],
    [['Página 2 de 9']],
  ])('%j is the foot of a page', (row) => {
    expect(read(row)).toEqual({ made: [], reasons: ['page-row'] })
  })

  it('is told from a record that fails', () => {
    expect(read(['900123456', 'Total Gas S.A.', '', '1.000']).reasons).toEqual(['value-missing'])
    expect(read(['900123456', 'Página Web SAS', 'F1', 'diez']).reasons).toEqual(['number-unreadable'])
    expect(read(['', 'ACME', 'F1', '1.000']).reasons).toEqual(['value-missing'])
    expect(read(['900123456', 'Total Gas S.A.', 'F1', '1.000'])).toEqual({ made: ['F1'], reasons: [] })
    // If the name comes first, the supplier's number decides.
    expect(read(['Total Gas S.A.', '900123456', 'ACME', 'F1', 'diez']).reasons).toEqual(['number-unreadable'])
    expect(read(['Total Gas S.A.', '', 'ACME', 'F1', 'diez']).reasons).toEqual(['totals-row'])
  })
})

it('is refused with more records than a load may hold', () => {
  const part: PartMapping = { file: '', fields: { it: { kind: 'code', column: 'A' } } }
  const read = (count: number) => () =>
    readRecords<'it', unknown>({ ...tableOf(['A'], [['1']]), count }, part, new Findings(), (record) =>
      record.code('it'),
    )
  expect(read(mostRecordsOfFile)).not.toThrow()
  expect(read(mostRecordsOfFile + 1)).toThrow(expect.objectContaining({ code: 'too-many-records' }))
})
