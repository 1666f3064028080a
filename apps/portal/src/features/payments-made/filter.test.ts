import { PaymentsMadeQuery } from '@enlace/contract/payments-made/schemas.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { cleared, countFilters } from '@enlace/web/list/filters.ts'
import { readFilter } from '@enlace/web/list/read-filter.ts'
import { readChecked } from '@enlace/web/screen/read-checked.ts'
import { paymentReaders } from './route.tsx'

const InContract = z.omit(PaymentsMadeQuery, { days: true })

describe('the filter of the payments in its address', () => {
  it("is read as the call's own schema reads it, whatever stands there", () => {
    const words = [undefined, 'Bancolombia', '<script>', 'ñ & %', 'x'.repeat(100), 'x'.repeat(101)]
    for (const medio of words) {
      for (const banco of words) {
        const address = { ...(medio && { medio }), ...(banco && { banco }), q: 'FE-1', page: '2' }
        expect([address, readFilter(paymentReaders, address)]).toEqual([
          address,
          readChecked(InContract, address),
        ])
      }
    }
  })

  it('tells whether payments or invoices are shown, which narrows nothing', () => {
    const filter = readFilter(paymentReaders, { por: 'factura', banco: 'Davivienda' })
    expect(filter.por).toBe('factura')
    expect(countFilters(filter)).toBe(1)
    expect(cleared(filter)).toEqual({ banco: undefined })
    expect(readFilter(paymentReaders, { por: 'año' }).por).toBeUndefined()
  })
})
