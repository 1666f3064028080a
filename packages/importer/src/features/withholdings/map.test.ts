import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { sumMoney } from '@enlace/domain/money.ts'
import { describe, expect, it } from 'vitest'
import { Findings } from '../../core/findings/finding.ts'
import type { PartMapping } from '../../core/mapping/mapping.ts'
import { mapDocuments } from '../../map-documents.ts'
import { sampleFolder, shippedMapping } from '../../shipped.ts'
import { filesOfFolder } from '../../source-files.ts'
import { mapWithholdings } from './map.ts'

const mapping = await shippedMapping('retenciones')
const part = mapping.parts.withholdings
if (part === undefined) throw new Error('The mapping brings withholdings')

/** A valid line of each type, by the mapping's columns. */
const renta = {
  NIT: '860001911-1',
  Tipo: 'ReteFuente',
  Código: 'compras_declarante',
  Concepto: 'Compras generales',
  Tarifa: '2,5',
  Base: '1.000.000',
  'Operación sin IVA': '',
  'Valor retenido': '25.000',
  Fecha: '14/03/2025',
  Año: '',
  Bimestre: '',
  Factura: 'FE-1',
  Comprobante: 'CE-1',
  Municipio: '',
  'Consignado en': '11001',
}
type Columns = Record<keyof typeof renta, string>
const iva: Columns = {
  ...renta,
  Tipo: 'ReteIVA',
  Código: 'reteiva',
  Concepto: 'Bienes gravados',
  Tarifa: '15 %',
  Base: '190.000',
  'Operación sin IVA': '1.000.000',
  'Valor retenido': '28.500',
}
const ica: Columns = {
  ...renta,
  Tipo: 'ReteICA',
  Código: '4761',
  Concepto: '',
  Tarifa: '9,66 ‰',
  'Valor retenido': '9.660',
  Municipio: 'Bogotá',
}

/** A concept that only the company has, at its own rate. */
const ownConcept = {
  codigo: 'fletes_propios',
  concepto: 'Fletes contratados',
  sujeto: 'declarante',
  tarifa: '2.50000',
  baseUvt: 4,
  desde: calendarDate('2025-01-01'),
  hasta: calendarDate('2025-12-31'),
  norma: '',
}

function mapLines(...lines: Columns[]) {
  return mapRecords(lines, {})
}

/** Maps lines with columns besides the usual ones. */
function mapRecords(lines: Record<string, string>[], more: PartMapping['fields']) {
  const findings = new Findings()
  const table = {
    file: 'retenciones.csv',
    header: Object.keys(lines[0] ?? {}),
    records: lines.map((line, place) => ({ line: place + 2, cells: Object.values(line) })),
    count: lines.length,
  }
  const made = mapWithholdings(
    table,
    { file: '', fields: { ...part?.fields, ...more } },
    mapping,
    { accounts: new Set(['860001911-001']), concepts: [ownConcept] },
    findings,
  )
  return {
    made,
    found: findings.all.map(({ line, reason, field }) => [line, reason, field]),
    all: findings.all,
  }
}

describe('the example files', () => {
  it('are read without a doubt, whatever their notation', async () => {
    const { tables } = await filesOfFolder(sampleFolder('retenciones'), mapping)
    const findings = new Findings()
    const nobody = { suppliers: new Set<string>(), accounts: new Set<string>() }
    const { withholdings } = mapDocuments(tables, mapping, nobody, findings, () => {})
    expect(findings.all).toEqual([])
    expect(
      withholdings.map(({ tipo, concepto, tarifa, valor, fecha, municipio }) =>
        [tipo, concepto, tarifa, valor, fecha, municipio].join(' | '),
      ),
    ).toEqual([
      'fuente | Compras generales | 2.5 | 250000.00 | 2025-03-14 | 11001',
      'iva | Compra de bienes gravados | 15 | 285000.00 | 2025-03-14 | 11001',
      'ica | Comercio al por menor de libros, periódicos, materiales y artículos de papelería y escritorio, en establecimientos especializados | 11.04 | 110400.00 | 2025-03-14 | 11001',
      'fuente | Compras generales | 2.5 | -25000.00 | 2025-05-02 | 11001',
      'fuente | Servicios generales | 4 | 120000.00 | 2025-07-31 | 11001',
      'ica | Mantenimiento y reparación especializado de maquinaria y equipo | 9.66 | 28980.00 | 2025-07-31 | 05001',
      'fuente | Honorarios | 11 | 220000.00 | 2025-12-31 | 11001',
    ])
    expect(sumMoney(withholdings.map(({ valor }) => valor))).toBe('989380.00')
  })
})

describe('a line', () => {
  it('of a concept of the company’s own has its name on its days, and is doubted where its rate is another', () => {
    const own = { ...renta, Código: 'fletes_propios', Concepto: '' }
    const { made, found } = mapLines(own, {
      ...own,
      Tarifa: '3,5',
      'Valor retenido': '35.000',
      Factura: 'FE-2',
    })
    expect(made.map(({ concepto }) => concepto)).toEqual(['Fletes contratados', 'Fletes contratados'])
    expect(found).toEqual([[3, 'withholding-rate-differs', 'Tarifa']])
    const late = mapLines({ ...own, Fecha: '14/03/2026' })
    expect(late.found.map(([, reason]) => reason)).toContain('value-missing')
  })

  it('of what public buyers withhold is read as its own kind', () => {
    const own = { ...renta, Código: '', Concepto: 'Propio', Tarifa: '1 %', 'Valor retenido': '10.000' }
    const lines = ['Timbre', 'Estampilla Pro-Cultura', 'Sobretasa bomberil', 'Contribución especial'].map(
      (Tipo) => ({ ...own, Tipo }),
    )
    const { made, found } = mapLines(...lines)
    expect(found).toEqual([])
    expect(made.map(({ tipo, tarifa, valor }) => `${tipo} ${tarifa} ${valor}`)).toEqual([
      'timbre 1 10000.00',
      'estampilla 1 10000.00',
      'bomberil 1 10000.00',
      'obra 1 10000.00',
    ])
  })

  it('of each type is kept as it is', () => {
    const { made, found } = mapLines(renta, iva, ica)
    expect(found).toEqual([])
    expect(made.map(({ base, operacion, municipio }) => [base, operacion, municipio])).toEqual([
      ['1000000.00', null, '11001'],
      ['190000.00', '1000000.00', '11001'],
      ['1000000.00', null, '11001'],
    ])
  })

  it.each([
    [{ ...renta, NIT: '900000001' }, 'supplier-unknown', 'NIT'],
    [{ ...renta, Tipo: 'Parafiscal' }, 'withholding-type-unknown', 'Tipo'],
    [{ ...renta, Tarifa: 'dos' }, 'withholding-rate-unreadable', 'Tarifa'],
    [{ ...renta, Tarifa: '' }, 'value-missing', 'Tarifa'],
    [{ ...iva, 'Operación sin IVA': '' }, 'operation-missing', 'Operación sin IVA'],
    [{ ...renta, Fecha: '' }, 'value-missing', 'Fecha'],
    [{ ...renta, Fecha: '', Año: '25' }, 'year-unreadable', 'Año'],
    [{ ...renta, Fecha: '', Año: '2025', Bimestre: '7' }, 'bimester-unreadable', 'Bimestre'],
    [{ ...ica, Municipio: 'Macondo' }, 'municipality-unknown', 'Municipio'],
    [{ ...ica, Municipio: 'Rionegro' }, 'municipality-ambiguous', 'Municipio'],
    [{ ...ica, Municipio: '' }, 'value-missing', 'Municipio'],
    [{ ...renta, 'Consignado en': '' }, 'value-missing', 'Municipio'],
    [{ ...renta, Factura: '' }, 'value-missing', 'Factura'],
    [{ ...renta, Base: '1,000,000.00' }, 'number-unreadable', 'Base'],
    [{ ...renta, 'Valor retenido': '' }, 'value-missing', 'Valor retenido'],
    [{ ...renta, NIT: 'TOTAL', 'Valor retenido': '25.000' }, 'totals-row', null],
  ])('is refused with its reason: %#', (line, reason, field) => {
    const { made, found } = mapLines(renta, { ...line, Comprobante: 'CE-2' }, iva)
    expect(found).toEqual([[3, reason, field]])
    expect(made).toHaveLength(2)
  })

  it.each([
    [{ ...renta, 'Valor retenido': '25.002' }, 'withholding-value-differs', 'Valor retenido', '25002.00'],
    [{ ...renta, Tarifa: '2,5 ‰' }, 'withholding-value-differs', 'Valor retenido', '25000.00'],
    [{ ...renta, 'Valor retenido': '25.000,40' }, 'withholding-with-cents', 'Valor retenido', '25000.40'],
    [{ ...renta, 'Valor retenido': '-25.000' }, 'withholding-sign-differs', 'Valor retenido', '-25000.00'],
    [{ ...renta, Bimestre: '3' }, 'withholding-period-differs', 'Bimestre', '25000.00'],
    [{ ...renta, Año: '2024' }, 'withholding-period-differs', 'Año', '25000.00'],
    [{ ...iva, 'Operación sin IVA': '100.000' }, 'iva-above-operation', 'Base', '28500.00'],
    [{ ...ica, Municipio: 'Armenia' }, 'municipality-capital', 'Municipio', '9660.00'],
  ])('is kept as it is, and reported: %#', (line, reason, field, valor) => {
    const { made, found } = mapLines(line)
    expect(found.filter(([, said]) => said !== 'withholding-rate-differs')).toEqual([[2, reason, field]])
    expect(made.map((one) => one.valor)).toEqual([valor])
  })

  it('may be a peso away from base times rate without a word', () => {
    expect(mapLines({ ...renta, 'Valor retenido': '24.999' }).found).toEqual([])
    expect(mapLines({ ...renta, 'Valor retenido': '25.001' }).found).toEqual([])
  })

  it('at another rate than the law had that day is reported with the law’s', () => {
    const { made, all } = mapLines({ ...renta, Tarifa: '3,5', 'Valor retenido': '35.000' })
    expect(made).toMatchObject([{ tarifa: '3.5', valor: '35000.00' }])
    expect(all).toMatchObject([
      {
        reason: 'withholding-rate-differs',
        value: '3,5',
        values: { tarifa: '3,5 %', legal: '2,5 %', concepto: 'Compras generales' },
      },
    ])
  })

  it('that takes a withholding back is negative in base and value', () => {
    const { made, found } = mapLines({ ...renta, Base: '1.000.000-', 'Valor retenido': '(25.000)' })
    expect(found).toEqual([])
    expect(made).toMatchObject([{ base: '-1000000.00', valor: '-25000.00' }])
  })

  it('with only a year and a bimester is of the last day of it', () => {
    const days = mapLines(
      { ...renta, Fecha: '', Año: '2024', Bimestre: 'ene-feb' },
      { ...iva, Fecha: '', Año: '2024' },
    ).made.map(({ fecha }) => fecha)
    expect(days).toEqual(['2024-02-29', '2024-12-31'])
  })

  it('without a code is told by its concept’s name', () => {
    const { made } = mapLines({ ...renta, Código: '', Concepto: 'Compras  Generales (2,5%)' })
    expect(made).toMatchObject([
      { concepto_codigo: 'compras_generales_2_5', concepto: 'Compras Generales (2,5%)' },
    ])
  })
})

describe('a line that comes again', () => {
  it('in one file is kept and reported, each under a key of its own', () => {
    const { made, found } = mapLines(renta, iva, renta)
    expect(found).toEqual([[4, 'withholding-repeated', 'Factura']])
    expect(new Set(made.map(({ key }) => key)).size).toBe(3)
  })

  it('at another rate, for the same document and concept, is a line of its own', () => {
    const { made, found } = mapLines(ica, { ...ica, Tarifa: '7 ‰', 'Valor retenido': '7.000' })
    expect(found).toEqual([])
    expect(new Set(made.map(({ key }) => key)).size).toBe(2)
  })

  it('corrected by the ERP keeps its key', () => {
    const keyOf = (line: Columns) => mapLines(line).made.map(({ key }) => key)
    expect(keyOf({ ...renta, Base: '1.200.000', 'Valor retenido': '30.000' })).toEqual(keyOf(renta))
  })

  it('in the same file has the same key', () => {
    const keys = () => mapLines(renta, renta, ica).made.map(({ key }) => key)
    expect(keys()).toEqual(keys())
  })
})

describe('a source', () => {
  it('that has the IVA beside the operation has both on the certificate', () => {
    const line = { ...iva, Base: '1.000.000', 'Operación sin IVA': '', IVA: '190.000' }
    const { made, found } = mapRecords([line], { iva: { column: 'IVA', kind: 'money', decimalMark: ',' } })
    expect(found).toEqual([])
    expect(made).toMatchObject([{ base: '190000.00', operacion: '1000000.00', valor: '28500.00' }])
  })

  it('with keys of its own is known by them, and a key that comes twice is refused', () => {
    const lines = [
      { ...renta, Llave: '71-1' },
      { ...iva, Llave: '71-2' },
      { ...ica, Llave: '71-1' },
    ]
    const { made, found } = mapRecords(lines, { clave: { column: 'Llave', kind: 'code' } })
    expect(made.map(({ key }) => key)).toEqual(['71-1', '71-2'])
    expect(found).toEqual([[4, 'key-repeated', 'Llave']])
  })
})
