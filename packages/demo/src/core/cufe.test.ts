import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { money, zeroMoney } from '@enlace/domain/money.ts'
import { expect, it } from 'vitest'
import { cufeOf } from './cufe.ts'

it('makes the CUFE of the official example of the Anexo Técnico 1.9', () => {
  const cufe = cufeOf({
    factura: '323200000129',
    fecha: calendarDate('2019-01-16'),
    hora: '10:53:10-05:00',
    base: money('1500000.00'),
    iva: money('285000.00'),
    inc: zeroMoney,
    ica: zeroMoney,
    total: money('1785000.00'),
    supplier: '700085371',
    customer: '800199436',
    technicalKey: '693ff6f2a553c3646a063436fd4dd9ded0311471',
    environment: '1',
  })
  expect(cufe).toBe(
    '8bb918b19ba22a694f1da11c643b5e9de39adf60311cf179179e9b33381030bcd4c3c3f156c506ed5908f9276f5bd9b4',
  )
})
