import { describe, expect, it } from 'vitest'
import { money } from '../money.ts'
import { billableLines } from './billable.ts'

const line = (fields: { cantidad?: string; recibida?: string; facturada?: string }) => ({
  linea: 1,
  item: 'A-10',
  descripcion: 'Caja',
  cantidad: '100',
  valor: money('1000000'),
  recibida: '100',
  facturada: '0',
  ...fields,
})
const billed = (fields: Parameters<typeof line>[0]) =>
  billableLines([line(fields)]).map(({ pendiente, recibida, cantidad, valor }) => [
    pendiente,
    recibida,
    cantidad,
    valor,
  ])

describe('what an invoice of an order may bill', () => {
  it('is what was received and is not invoiced, at the order’s price', () => {
    expect(billed({})).toEqual([['100', '100', '100', '1000000.00']])
    expect(billed({ recibida: '70', facturada: '20' })).toEqual([['80', '50', '50', '500000.00']])
    expect(billed({ cantidad: '3', recibida: '1', facturada: '0.5' })).toEqual([
      ['2.5', '0.5', '0.5', '166666.67'],
    ])
  })

  it('is no more than is pending, and all of it while the company has no entry of the order', () => {
    expect(billed({ recibida: '120', facturada: '30' })).toEqual([['70', '90', '70', '700000.00']])
    expect(billed({ recibida: '0' })).toEqual([['100', '0', '100', '1000000.00']])
    const [first, second] = billableLines([line({}), line({ recibida: '0' })])
    expect([first?.cantidad, second?.cantidad, second?.valor]).toEqual(['100', '0', '0.00'])
  })

  it('leaves out what is invoiced in full', () => {
    expect(billed({ facturada: '100' })).toEqual([])
    expect(billed({ facturada: '101' })).toEqual([])
  })
})
