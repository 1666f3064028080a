import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { utils, write } from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heldContent } from './core/text/content.ts'
import { readTable } from './core/tables/read-table.ts'
import { inspectFile } from './inspect-file.ts'
import { shippedMapping } from './shipped.ts'
import { suggestReading } from './suggest-reading.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'enlace-inspect-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function seen(name: string, content: string | Buffer) {
  const path = join(folder, name)
  await writeFile(path, content)
  return inspectFile(path, name)
}

const list = [
  'Cartera por pagar al 20/11/2026;;;;;',
  '',
  'Nit Proveedor;Razón Social;No. Factura;Fecha Factura;Fecha Vencimiento;Saldo;Valor Factura',
  '900.123.456-8;Papelería Ñandú S.A.S.;FE-101;15/10/2026;14/11/2026;1.190.000,00;1.190.000,00',
].join('\r\n')

describe('a file that somebody brings', () => {
  it('tells its encoding and separator, and is taken for a list of invoices below its title', async () => {
    const file = await seen('cartera.csv', Buffer.from(list, 'latin1'))
    expect([file.format, file.encoding, file.separator]).toEqual(['csv', 'windows-1252', ';'])
    const reading = suggestReading(file, undefined)
    expect([reading.part, reading.headerLine]).toEqual(['account-statements', 3])
    expect(reading.fields).toEqual({
      nit: { kind: 'nit', column: 'Nit Proveedor' },
      nombre: { kind: 'text', column: 'Razón Social' },
      factura: { kind: 'code', column: 'No. Factura' },
      fecha: { kind: 'date', column: 'Fecha Factura', dateOrder: 'dmy' },
      vencimiento: { kind: 'date', column: 'Fecha Vencimiento', dateOrder: 'dmy' },
      valor: { kind: 'money', column: 'Valor Factura', decimalMark: ',' },
      saldo: { kind: 'money', column: 'Saldo', decimalMark: ',' },
    })
  })

  it('of a workbook is read on the sheet that fits, days and numbers as the workbook keeps them', async () => {
    const book = utils.book_new()
    utils.book_append_sheet(book, utils.aoa_to_sheet([['Portada'], ['Sin datos']]), 'Portada')
    const day = { t: 'n', v: 46_000, z: 'dd/mm/yyyy' }
    const rows = [
      ['NIT', 'Factura', 'Fecha', 'Vence', 'Valor'],
      ['900123456', 'A-1', day, day, 1234567.89],
    ]
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Cartera')
    const bytes: Buffer = write(book, { type: 'buffer', bookType: 'xlsx' })
    const file = await seen('cartera.xlsx', bytes)
    const reading = suggestReading(file, undefined)
    expect([reading.part, reading.sheet, reading.headerLine]).toEqual(['account-statements', 'Cartera', 1])
    const table = readTable({ name: 'cartera.xlsx', content: heldContent(bytes), sha256: '' }, reading)
    expect([...table.records]).toEqual([
      {
        line: 2,
        cells: ['900123456', 'A-1', '2025-12-09', '2025-12-09', '1234567.89'],
        exact: [false, false, false, false, true],
      },
    ])
  })

  it('of JSON lines names its fields itself and keeps every decimal', async () => {
    const text =
      '{"nit":"900123456","comprobante":"CE-1","fecha":"2026-11-20","valor":12345678901234567.89}\n'
    const file = await seen('pagos.ndjson', text)
    const reading = suggestReading(file, undefined)
    expect([file.format, reading.part, reading.headerLine]).toEqual(['ndjson', 'payments-made', null])
    const table = readTable(
      { name: 'pagos.ndjson', content: heldContent(Buffer.from(text)), sha256: '' },
      reading,
    )
    expect([...table.records][0]?.cells).toEqual(['900123456', 'CE-1', '2026-11-20', '12345678901234567.89'])
  })

  it('is read as the source’s saved mapping says, whatever its columns seem to be', async () => {
    const mapping = await shippedMapping('contratos')
    const file = await seen('x.csv', 'NIT;Razón social\n900123456;Uno\n')
    expect(suggestReading(file, mapping).fields).toEqual(mapping.parts['third-parties']?.fields)
  })

  const suggestOf = async (...lines: string[]) =>
    suggestReading(await seen('erp.csv', `${lines.join('\n')}\n`), undefined)
  const columnsOf = ({ fields }: Awaited<ReturnType<typeof suggestOf>>) =>
    Object.fromEntries(Object.entries(fields).map(([name, { column }]) => [name, column]))

  it.each([
    [
      'SAP',
      'LIFNR;STCD1;NAME1;XBLNR;BLDAT;NETDT;WRBTR;WAERS',
      '0000100234;900.123.456-8;ACME;FE-1;20261015;20261114;1.190.000,00;COP',
      {
        nit: 'STCD1',
        nombre: 'NAME1',
        factura: 'XBLNR',
        fecha: 'BLDAT',
        vencimiento: 'NETDT',
        valor: 'WRBTR',
      },
    ],
    [
      'SAP Business One',
      'CardCode;LicTradNum;CardName;NumAtCard;DocDate;DocDueDate;DocTotal;Balance Due',
      'P-0012;900123456-8;ACME;FE-1;15/10/2026;14/11/2026;1.190.000,00;500.000,00',
      {
        nit: 'LicTradNum',
        nombre: 'CardName',
        factura: 'NumAtCard',
        valor: 'DocTotal',
        saldo: 'Balance Due',
      },
    ],
    [
      'Siesa',
      'Tercero;Razón social tercero;C.O.;Nro. docto. proveedor;Fecha docto.;Fecha vcto.;Vlr. original;Vlr. saldo',
      '900123456;ACME;001;FE-1;2026-10-15;2026-11-14;1190000;500000',
      {
        nit: 'Tercero',
        nombre: 'Razón social tercero',
        factura: 'Nro. docto. proveedor',
        saldo: 'Vlr. saldo',
      },
    ],
    [
      'Siigo',
      'Identificación;DV;Nombre tercero;Factura proveedor;Fecha elaboración;Fecha vencimiento;Valor;Saldo total',
      '900123456;8;ACME;FE-1;15/10/2026;14/11/2026;1,190,000.00;500,000.00',
      { nit: 'Identificación', dv: 'DV', factura: 'Factura proveedor', fecha: 'Fecha elaboración' },
    ],
    [
      'Novasoft',
      'cod_ter;nom_ter;num_fac;fec_fac;fec_ven;val_fac;sal_fac',
      '900123456;ACME;FE-1;15/10/2026;14/11/2026;1190000.5;500000.5',
      { nit: 'cod_ter', nombre: 'nom_ter', factura: 'num_fac', vencimiento: 'fec_ven', saldo: 'sal_fac' },
    ],
    [
      'Oracle',
      'Supplier Number;Supplier Name;Tax Registration Number;Invoice Number;Invoice Date;Due Date;Invoice Amount;Amount Remaining;Invoice Currency',
      '7781;ACME;900123456-8;FE-1;10/15/2026;11/14/2026;1,190,000.00;500,000.00;COP',
      {
        nit: 'Tax Registration Number',
        factura: 'Invoice Number',
        valor: 'Invoice Amount',
        moneda: 'Invoice Currency',
      },
    ],
    [
      'JD Edwards',
      'AN8;ALPH;TAX ID;VINV;DIVJ;DDJ;AG;AAP;CRCD',
      '7781;ACME;900123456;FE-1;10/15/2026;11/14/2026;1190000.50;500000.50;COP',
      { nit: 'TAX ID', nombre: 'ALPH', factura: 'VINV', fecha: 'DIVJ', valor: 'AG', saldo: 'AAP' },
    ],
  ])(
    'of %s is taken for a list of invoices by its own names of columns',
    async (_erp, header, row, columns) => {
      const reading = await suggestOf(header, row, row.replace('FE-1', 'FE-2'))
      expect(reading.part).toBe('account-statements')
      expect(columnsOf(reading)).toMatchObject(columns)
    },
  )

  it('names one column for two things, and its cells tell which it is', async () => {
    const rows = ['Proveedor;Identificador;Factura;Fecha;Valor', 'ACME;900.123.456-8;FE-1;15/10/2026;1,5']
    expect(columnsOf(await suggestOf(...rows))).toMatchObject({ nit: 'Identificador', nombre: 'Proveedor' })
    const strange = ['Código fiscal;Factura;Emitida;Valor', '900.123.456-8;FE-1;15/10/2026;1,5']
    expect(columnsOf(await suggestOf(...strange))).toMatchObject({ nit: 'Código fiscal', fecha: 'Emitida' })
  })

  it('says where its cells do not tell how numbers and days are written', async () => {
    const header = 'NIT;Factura;Fecha;Valor'
    const { fields } = await suggestOf(
      header,
      '900123456;A1;05/03/2026;1.234',
      '900123456;A2;06/03/2026;5.678',
    )
    expect([fields['fecha'], fields['valor']]).toEqual([
      { kind: 'date', column: 'Fecha', untold: 'missing' },
      { kind: 'money', column: 'Valor', untold: 'missing' },
    ])
    const mixed = await suggestOf(
      header,
      '900123456;A1;25/03/2026;1.234,5',
      '900123456;A2;03/25/2026;1,234.5',
      '9;A;1/2/2026;1.234',
    )
    expect([mixed.fields['fecha']?.untold, mixed.fields['valor']?.untold]).toEqual(['mixed', 'mixed'])
  })

  it('is refused where it holds nothing', async () => {
    await expect(seen('nada.csv', '')).rejects.toThrow('file-empty')
    await expect(seen('nada.xlsx', Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).rejects.toThrow('file-damaged')
  })
})
