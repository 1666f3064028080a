import { describe, expect, it } from 'vitest'
import { fixture, mapFiles, smallFiles } from '../test/load-fixtures.ts'
import { sumAmounts } from './core/documents/line-amounts.ts'
import { sampleFolder, shippedMapping } from './shipped.ts'
import { filesOfFolder, openFiles } from './source-files.ts'

type Instead = 'proveedores' | 'entradas' | 'elementos'

const mapFault = (instead: Instead, file: string) => mapFiles(smallFiles({ instead, file }))
const found = async (instead: Instead, file: string) =>
  (await mapFault(instead, file)).findings
    .filter((finding) => finding.file === file)
    .map(({ line, severity, reason, field }) => [line, severity, reason, field])

describe('a good set of files', () => {
  it('gives its receipts their items, orders and invoices', async () => {
    const { suppliers, receipts, orders, invoices, findings } = await mapFiles(smallFiles())
    expect(suppliers.map(({ key, documento_dv }) => [key, documento_dv])).toEqual([
      ['860001911', 1],
      ['800036678', 0],
    ])
    expect(receipts.map(({ nro_entrada, lines }) => [nro_entrada, lines.length])).toEqual([
      ['2012-0012', 2],
      ['2012-0013', 1],
      ['2012-0014', 1],
    ])
    expect(orders.map(({ nro_orden, receipts: own }) => [nro_orden, own.length])).toEqual([
      ['OC-107-2012', 2],
    ])
    expect(
      invoices.map(({ factura_cliente, valor_facturado }) => [factura_cliente, valor_facturado]),
    ).toEqual([
      ['4713, 4714', '23200.66'],
      ['880', '290000.00'],
    ])
    expect(findings.map(({ line, reason }) => [line, reason])).toEqual([[2, 'invoice-list']])
  })

  it('keeps a sum past 32 bits exact', async () => {
    const { receipts } = await mapFiles(smallFiles())
    expect(sumAmounts((receipts[2]?.lines ?? []).map(({ amounts }) => amounts)).valor_neto).toBe(
      '9977043197.00',
    )
  })

  it('turns a rounding adjustment into a discount with the sign changed', async () => {
    const { receipts } = await mapFiles(smallFiles())
    expect(receipts[0]?.lines[1]?.amounts).toEqual({
      valor_bruto: '10000.50',
      valor_descuento: '0.50',
      iva: '1600.08',
      valor_neto: '11600.08',
    })
  })

  it('keeps the text of an item with its line break, quotes and separators', async () => {
    const { receipts } = await mapFiles(smallFiles())
    expect(receipts[0]?.lines[0]?.descripcion).toBe('RESMA DE PAPEL\nCARTA; "75 g"')
  })

  it('leaves a receipt without invoice where the cell says 0, silently', async () => {
    const { receipts, findings } = await mapFiles(smallFiles())
    expect(receipts[2]?.invoices).toBeNull()
    expect(findings.filter(({ line }) => line === 4)).toEqual([])
  })
})

describe('a supplier', () => {
  it.each([
    ['wrong-check-digit.csv', [[3, 'refused', 'nit-check-digit', 'ID NIT']]],
    ['final-consumer.csv', [[4, 'refused', 'nit-final-consumer', 'ID NIT']]],
    ['letters-in-nit.csv', [[4, 'refused', 'nit-unreadable', 'ID NIT']]],
    ['blank-name.csv', [[4, 'refused', 'value-missing', 'Razón Social']]],
    [
      'glued-check-digit.csv',
      [
        [2, 'doubtful', 'nit-check-digit-glued', 'ID NIT'],
        [2, 'doubtful', 'supplier-merged', null],
      ],
    ],
    ['transposed-nit.csv', [[5, 'doubtful', 'nit-transposed', null]]],
    [
      'same-name.csv',
      [
        [4, 'doubtful', 'nit-made-up', 'ID NIT'],
        [5, 'doubtful', 'nit-made-up', 'ID NIT'],
        [5, 'doubtful', 'name-repeated', null],
      ],
    ],
    ['line-break-in-name.csv', [[2, 'doubtful', 'text-line-break', 'Razón Social']]],
  ])('of %s is reported by line and column', async (file, findings) => {
    expect(await found('proveedores', file)).toEqual(findings)
  })

  it('with the check digit glued on is the one without, under the name of the plain number', async () => {
    const { suppliers } = await mapFault('proveedores', 'glued-check-digit.csv')
    expect(suppliers.filter(({ key }) => key === '860001911')).toMatchObject([
      { nombre: 'PAPELERIA EL CID S.A.', documento_dv: 1 },
    ])
  })

  it('from abroad with a made-up number gets no check digit', async () => {
    const { suppliers } = await mapFault('proveedores', 'same-name.csv')
    expect(suppliers.find(({ key }) => key === '444444057')?.documento_dv).toBeNull()
  })

  it.each(['latin1-semicolon-crlf.csv', 'byte-order-mark-and-tabs.csv'])(
    'is the same in %s',
    async (file) => {
      const { suppliers } = await mapFault('proveedores', file)
      expect(suppliers.map(({ key, nombre }) => [key, nombre])).toEqual([
        ['860001911', 'PAPELERÍA EL CID S.A.'],
        ['800036678', 'FERRETERÍA INDUSTRIAL LTDA'],
      ])
    },
  )
})

describe('a receipt', () => {
  it.each([
    ['unknown-nit.csv', [[4, 'refused', 'supplier-unknown', 'proveedor']]],
    ['impossible-date.csv', [[2, 'refused', 'date-unreadable', 'Fecha_Entrada']]],
    ['repeated-key.csv', [[3, 'refused', 'key-repeated', 'Id_entrada']]],
    ['us-dates.csv', []],
    [
      'dates-out-of-order.csv',
      [
        [2, 'doubtful', 'invoice-after-receipt', 'fecha_factura'],
        [2, 'doubtful', 'invoice-before-order', 'fecha_factura'],
        [2, 'doubtful', 'order-after-receipt', null],
      ],
    ],
    [
      'invoice-shared.csv',
      [
        [3, 'doubtful', 'invoice-on-several-receipts', null],
        [3, 'doubtful', 'invoice-date-differs', null],
      ],
    ],
    [
      'gift.csv',
      [
        [2, 'doubtful', 'order-without-type', 'numero_contrato'],
        [2, 'doubtful', 'invoice-not-owed', null],
      ],
    ],
  ])('of %s is reported by line and column', async (file, findings) => {
    const reported = await found('entradas', file)
    // The small set's items belong to its own receipts, so those of a fault's file may have none.
    expect(reported.filter(([, , reason]) => reason !== 'receipt-without-lines')).toEqual(findings)
  })

  it('with US dates is read month first', async () => {
    const { receipts } = await mapFault('entradas', 'us-dates.csv')
    expect(receipts[0]).toMatchObject({
      fecha: '2015-02-26',
      order: { fecha: '2013-12-20' },
      invoices: { fecha: '2015-01-09' },
    })
  })

  it('that is a gift keeps its invoice number away from the account statement', async () => {
    const { invoices, receipts } = await mapFault('entradas', 'gift.csv')
    expect(receipts).toHaveLength(1)
    expect(invoices).toEqual([])
  })

  it('shares its invoice with another as one row with the value of both', async () => {
    const { invoices } = await mapFault('entradas', 'invoice-shared.csv')
    expect(invoices).toHaveLength(1)
    expect(invoices[0]).toMatchObject({
      fecha_proveedor: '2012-03-01',
      receipts: [{ key: '1' }, { key: '2' }],
    })
  })
})

describe('an order', () => {
  it('without date on a receipt is the latest before it, else takes the day of receipt', async () => {
    const { orders, findings } = await mapFault('entradas', 'order-without-date.csv')
    expect(orders.map(({ nro_orden, fecha, receipts }) => [nro_orden, fecha, receipts.length])).toEqual([
      ['CV-994-2011', '2011-12-05', 2],
      ['OS-1-2012', '2012-03-07', 1],
    ])
    expect(findings.filter(({ reason }) => reason === 'order-date-missing').map(({ line }) => line)).toEqual([
      3, 4,
    ])
  })

  it('with several dates in a year has the one that most receipts name', async () => {
    const { orders, findings } = await mapFault('entradas', 'order-with-two-dates.csv')
    expect(orders.map(({ nro_orden, fecha }) => [nro_orden, fecha])).toEqual([['CV-994-2011', '2011-10-05']])
    expect(findings.filter(({ reason }) => reason === 'order-date-differs').map(({ line }) => line)).toEqual([
      2,
    ])
  })
})

describe('an item', () => {
  it.each([
    ['unknown-receipt.csv', [[3, 'refused', 'receipt-unknown', 'id_entrada']]],
    [
      'spreadsheet-error.csv',
      [
        [2, 'doubtful', 'number-not-available', 'iva'],
        [2, 'doubtful', 'number-not-available', 'ajuste'],
      ],
    ],
    [
      'nine-decimals.csv',
      [
        [2, 'doubtful', 'amount-rounded', 'valor'],
        [3, 'doubtful', 'amount-rounded', 'valor'],
      ],
    ],
    [
      'odd-rate-and-adjustment.csv',
      [
        [2, 'doubtful', 'tax-rate-unusual', 'iva'],
        [3, 'doubtful', 'adjustment-large', 'ajuste'],
      ],
    ],
    ['price-in-words.csv', [[2, 'refused', 'number-unreadable', 'valor']]],
    ['price-too-large.csv', [[2, 'refused', 'number-too-large', 'valor']]],
    ['trailing-total.csv', [[7, 'refused', 'totals-row', null]]],
    ['missing-cells.csv', [[3, 'refused', 'cells-mismatch', null]]],
    ['receipt-without-items.csv', []],
  ])('of %s is reported by line and column', async (file, findings) => {
    expect(await found('elementos', file)).toEqual(findings)
  })

  it('with many decimals is rounded half a cent up, and keeps its exact price', async () => {
    const { receipts } = await mapFault('elementos', 'nine-decimals.csv')
    expect(receipts.map(({ lines: [line] }) => [line?.precio, line?.amounts.valor_bruto])).toEqual([
      ['470851.489192005', '470851.49'],
      ['1.005', '1.01'],
      ['1.5', '1.50'],
    ])
  })

  it('that is refused leaves its receipt reported as incomplete', async () => {
    const { findings, receipts } = await mapFault('elementos', 'one-price-in-words.csv')
    expect(receipts.map(({ lines }) => lines.length)).toEqual([1, 1, 1])
    expect(findings.filter(({ reason }) => reason === 'receipt-incomplete')).toMatchObject([
      { file: 'entradas.csv', line: 2 },
    ])
  })

  it.each([
    ['price-in-words.csv', 2],
    ['price-too-large.csv', 2],
    ['missing-cells.csv', 3],
  ])('refuses its receipt with it where no other item was loaded (%s)', async (file, line) => {
    const { receipts, orders, invoices, findings } = await mapFault('elementos', file)
    expect(receipts).toHaveLength(2)
    expect(receipts.every(({ lines }) => lines.length > 0)).toBe(true)
    expect(findings.filter(({ reason }) => reason === 'receipt-lines-refused')).toMatchObject([
      { severity: 'refused', file: 'entradas.csv', line },
    ])
    expect(JSON.stringify([orders, invoices])).not.toContain('"lines":[]')
  })

  it('that is missing leaves its receipt reported as without items', async () => {
    const { findings } = await mapFault('elementos', 'receipt-without-items.csv')
    expect(findings.filter(({ reason }) => reason === 'receipt-without-lines')).toMatchObject([
      { file: 'entradas.csv', line: 3 },
    ])
  })
})

describe('an invoice of which no item was loaded', () => {
  it.each(['receipt-without-items.csv'])('is not written as one of $ 0, and is told (%s)', async (file) => {
    const { invoices, receipts, findings } = await mapFault('elementos', file)
    const empty = receipts.filter(({ lines, invoices: named }) => named !== null && lines.length === 0)
    expect(empty).toHaveLength(1)
    expect(invoices.map(({ valor_facturado }) => valor_facturado)).not.toContain('0.00')
    expect(findings.filter(({ reason }) => reason === 'invoice-without-value')).toMatchObject(
      empty.map(({ place, invoices: named }) => ({ ...place, value: named?.numbers.join(', ') })),
    )
  })
})

describe('a file as a whole', () => {
  it.each([
    ['unclosed-quote.csv', 'quote-unclosed'],
    ['missing-column.csv', 'file-unrecognised'],
    ['empty.csv', 'file-empty'],
  ])('%s stops the load', async (file, code) => {
    await expect(mapFault('elementos', file)).rejects.toMatchObject({ code })
  })

  it('stops the load when items or receipts come alone, twice, or not at all', async () => {
    const [suppliers = '', receipts = '', items = ''] = smallFiles()
    await expect(mapFiles([suppliers, receipts])).rejects.toMatchObject({ code: 'lines-missing' })
    await expect(mapFiles([items])).rejects.toMatchObject({ code: 'lines-missing' })
    await expect(mapFiles([suppliers, suppliers])).rejects.toMatchObject({ code: 'file-repeated' })
    await expect(mapFiles([fixture('none.csv')])).rejects.toMatchObject({ code: 'file-missing' })
    await expect(mapFiles([fixture('udistrital/README.md')])).rejects.toMatchObject({
      code: 'format-unknown',
    })
  })

  it('is found in a folder by its name, packed or not, and told by its columns otherwise', async () => {
    const mapping = await shippedMapping('udistrital')
    const packed = await filesOfFolder(sampleFolder('udistrital'), mapping)
    expect(packed.files.map(({ name }) => name)).toEqual(['proveedores.csv', 'entradas.csv', 'elementos.csv'])
    await expect(filesOfFolder(fixture('faults'), mapping)).rejects.toMatchObject({ code: 'folder-empty' })
    const { tables } = await openFiles([fixture('faults/unknown-nit.csv')], mapping)
    expect(Object.keys(tables)).toEqual(['purchase-tickets'])
  })
})
