import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDate } from '../calendar-date.ts'
import { money } from '../money.ts'
import { type BilledInvoice, type CandidateOrder, matchInvoice, pendingValue } from './match.ts'

const none = { porcentaje: 0, pesos: 0 }

const order = (fields: Partial<CandidateOrder> = {}): CandidateOrder => ({
  id: 'one',
  numero: 'OC-000123',
  fecha: calendarDate('2026-11-02'),
  moneda: 'COP',
  lineas: [
    {
      linea: 1,
      item: 'A-10',
      descripcion: 'Caja de cartón 40x30',
      cantidad: '100',
      valor: money('1000000'),
      recibida: '100',
      facturada: '0',
    },
    {
      linea: 2,
      item: 'A-20',
      descripcion: 'Cinta de embalaje transparente',
      cantidad: '10',
      valor: money('50000'),
      recibida: '10',
      facturada: '0',
    },
  ],
  ...fields,
})

const invoice = (fields: Partial<BilledInvoice> = {}): BilledInvoice => ({
  orden: 'oc 123',
  fecha: calendarDate('2026-11-20'),
  moneda: 'COP',
  valor: money('1050000'),
  lineas: [
    {
      linea: 1,
      codigo: 'a10',
      descripcion: 'Cajas',
      cantidad: '100',
      valor: money('1000000'),
      linea_orden: null,
    },
    {
      linea: 2,
      codigo: null,
      descripcion: 'Cinta embalaje transparente',
      cantidad: '10',
      valor: money('50000'),
      linea_orden: null,
    },
  ],
  ...fields,
})

/** The invoice with its first line changed. */
function withFirst(fields: Partial<BilledInvoice['lineas'][number]>): BilledInvoice {
  const [first, ...rest] = invoice().lineas
  if (!first) throw new Error('There is a line')
  return invoice({ lineas: [{ ...first, ...fields }, ...rest] })
}

describe('the match of an invoice', () => {
  it('finds the order that it names however the number is written, and its lines by code and description', () => {
    const match = matchInvoice(invoice(), [order()], none)
    expect(match).toMatchObject({ resultado: 'cuadra', por: 'referencia', orden: 'one' })
    expect(match.lineas.map(({ por, linea_orden }) => [por, linea_orden])).toEqual([
      ['codigo', 1],
      ['descripcion', 2],
    ])
  })

  it('prefers the line that the document names', () => {
    const match = matchInvoice(withFirst({ linea_orden: '2', cantidad: '10' }), [order()], none)
    expect(match.lineas[0]).toMatchObject({ por: 'linea', linea_orden: 2 })
  })

  it('counts what others have invoiced already', () => {
    const [first, second] = order().lineas
    if (!first || !second) throw new Error('There are two lines')
    const used = order({ lineas: [{ ...first, facturada: '30' }, second] })
    const [line] = matchInvoice(invoice(), [used], none).lineas
    expect(line).toMatchObject({ resultado: 'difiere', pendiente: '70', diferencias: ['cantidad'] })
  })

  it('tells what has not been received', () => {
    const [first, second] = order().lineas
    if (!first || !second) throw new Error('There are two lines')
    const late = order({ lineas: [{ ...first, recibida: '80' }, second] })
    const [line] = matchInvoice(invoice(), [late], none).lineas
    expect(line).toMatchObject({ resultado: 'difiere', recibida: '80', diferencias: ['entrada'] })
  })

  it('tells another price, and lets it pass within per cent or pesos', () => {
    const dear = withFirst({ valor: money('1020000') })
    const of = (porcentaje: number, pesos: number) =>
      matchInvoice(dear, [order()], { porcentaje, pesos }).resultado
    expect([of(0, 0), of(1, 0), of(2, 0), of(0, 19_999), of(0, 20_000)]).toEqual([
      'difiere',
      'difiere',
      'dentro_de_tolerancia',
      'difiere',
      'dentro_de_tolerancia',
    ])
  })

  it('bills a part of an order without a difference', () => {
    const part = withFirst({ cantidad: '40', valor: money('400000') })
    expect(matchInvoice(part, [order()], none).resultado).toBe('cuadra')
  })

  it('proposes the newest order of the same value where the document names none', () => {
    const older = order({ id: 'older', fecha: calendarDate('2026-10-02') })
    const later = order({ id: 'later', fecha: calendarDate('2026-11-25') })
    const match = matchInvoice(invoice({ orden: null }), [older, order(), later], none)
    expect(match).toMatchObject({ por: 'propuesta', orden: 'one' })
  })

  it('has no order where the named one is unknown, or no value fits', () => {
    expect(matchInvoice(invoice({ orden: 'OC-9' }), [order()], none).resultado).toBe('sin_orden')
    const other = invoice({ orden: null, valor: money('999') })
    expect(matchInvoice(other, [order()], none).resultado).toBe('sin_orden')
  })

  it('differs in another currency', () => {
    expect(matchInvoice(invoice({ moneda: 'USD' }), [order()], none)).toMatchObject({
      resultado: 'difiere',
      otraMoneda: true,
    })
  })
})

describe('for any order', () => {
  const lines = fc.array(
    fc.record({
      cantidad: fc.integer({ min: 1, max: 1_000_000 }),
      cents: fc.integer({ min: 1, max: 1_000_000_000 }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  const orderOf = (drawn: readonly { cantidad: number; cents: number }[]) =>
    order({
      lineas: drawn.map(({ cantidad, cents }, at) => ({
        linea: at + 1,
        item: `IT${at + 1}`,
        descripcion: `Cosa ${at + 1}`,
        cantidad: String(cantidad),
        valor: money((cents / 100).toFixed(2)),
        recibida: String(cantidad),
        facturada: '0',
      })),
    })
  const billOf = (wanted: CandidateOrder) =>
    invoice({
      orden: wanted.numero,
      valor: pendingValue(wanted),
      lineas: wanted.lineas.map(({ linea, item, descripcion, cantidad, valor }) => ({
        linea,
        codigo: item,
        descripcion,
        cantidad,
        valor,
        linea_orden: String(linea),
      })),
    })

  it('an invoice of all of it matches, and the same again bills more than is pending', () => {
    fc.assert(
      fc.property(lines, (drawn) => {
        const wanted = orderOf(drawn)
        expect(matchInvoice(billOf(wanted), [wanted], none).resultado).toBe('cuadra')
        const spent = {
          ...wanted,
          lineas: wanted.lineas.map((line) => ({ ...line, facturada: line.cantidad })),
        }
        const again = matchInvoice(billOf(wanted), [spent], none)
        expect(again.lineas.every(({ diferencias }) => diferencias.includes('cantidad'))).toBe(true)
      }),
    )
  })

  it('a wider tolerance never finds more differences', () => {
    const rank = { cuadra: 0, dentro_de_tolerancia: 1, difiere: 2, sin_orden: 3 }
    fc.assert(
      fc.property(lines, fc.nat(40), fc.nat(40), fc.nat(200), (drawn, narrow, more, change) => {
        const wanted = orderOf(drawn)
        const bill = billOf(wanted)
        const changed = {
          ...bill,
          lineas: bill.lineas.map((line) => ({ ...line, cantidad: String(Number(line.cantidad) + change) })),
        }
        const of = (porcentaje: number) =>
          rank[matchInvoice(changed, [wanted], { porcentaje, pesos: 0 }).resultado]
        expect(of(narrow + more)).toBeLessThanOrEqual(of(narrow))
      }),
    )
  })
})
