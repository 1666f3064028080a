import { describe, expect, it } from 'vitest'
import { deliveriesFault, pendingQuantity } from './order-deliveries.ts'

const on = (fecha: string, cantidad: string) => ({ fecha, cantidad })

describe('the deliveries of an order line', () => {
  it('divide what is pending exactly, whatever the decimals are written with', () => {
    expect(
      deliveriesFault(
        [on('2026-12-01', '60'), on('2026-12-15', '39.50'), on('2026-12-20', '0.5')],
        '100.000',
      ),
    ).toBe(undefined)
  })

  it('are refused with their sum if it is another quantity', () => {
    expect(deliveriesFault([on('2026-12-01', '0.1'), on('2026-12-15', '0.2')], '0.31')).toEqual({
      sum: '0.3',
    })
  })

  it('are on days of their own', () => {
    expect(deliveriesFault([on('2026-12-01', '1'), on('2026-12-01', '1')], '2')).toBe('twice')
  })
})

describe('the pending quantity', () => {
  it('is what was ordered less what was received, and never less than zero', () => {
    expect(pendingQuantity('100', '39.5')).toBe('60.5')
    expect(pendingQuantity('10', '12')).toBe('0')
  })
})
