import type { PaymentHead } from '@enlace/contract/payments-made/schemas.ts'
import { type CalendarDate, calendarDate } from '@enlace/domain/calendar-date.ts'
import { money, zeroMoney } from '@enlace/domain/money.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { footOf } from './figures.ts'
import { PaymentTotals } from './payment-totals.tsx'

const paid: PaymentHead = {
  moneda: 'COP',
  pagos: 2,
  facturas: 3,
  valor_bruto: money('500.00'),
  valor_retefuente: zeroMoney,
  valor_reteica: zeroMoney,
  valor_reteiva: zeroMoney,
  valor_retenciones: zeroMoney,
  valor_descuentos: zeroMoney,
  valor_pagado: money('500.00'),
  sin_pagar: [],
}

const shown = (head: readonly PaymentHead[], since: CalendarDate | null = null) =>
  renderToStaticMarkup(<PaymentTotals head={head} since={since} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe('the head of the payments', () => {
  it('says nothing of payments made to whom nothing was ever paid, who may be owed everything', () => {
    expect(shown([])).not.toContain('Todos los pagos')
  })

  it('says what was paid, and since when where the list has a window', () => {
    expect(shown([paid])).toMatch(/Pagado \$ 500 ?,00 2 pagos · 3 facturas/)
    expect(shown([paid])).toContain('Todos los pagos se hicieron.')
    expect(shown([paid], calendarDate('2026-10-23'))).toContain('Pagado desde el 23/10/2026')
  })

  it('says apart, in each currency of its own, what was not paid and why', () => {
    const sin_pagar = [
      { estado: 'en_proceso', rows: 1, valor: money('70.00') },
      { estado: 'anulado', rows: 1, valor: money('5.00') },
    ]
    expect(shown([{ ...paid, sin_pagar }])).toMatch(
      /Sin pagar \$ 75 ?,00 .*En proceso: \$\s70,00 Anulado: \$\s5,00/,
    )
    expect(shown([paid, { ...paid, moneda: 'USD', sin_pagar }])).toMatch(
      /Todos los pagos se hicieron\..*COP USD/,
    )
    expect(shown([paid])).not.toContain('COP')
  })
})

describe('the foot of the payments', () => {
  const none = { rows: 0, valor_pagado: zeroMoney }
  it('has a line for what was paid and one for what was not, of those that there are', () => {
    const pagado = { rows: 2, valor_pagado: money('9.00') }
    const sin_pagar = { rows: 1, valor_pagado: money('1.00') }
    expect(
      footOf([
        { moneda: 'COP', pagado, sin_pagar },
        { moneda: 'USD', pagado: none, sin_pagar },
      ]).map(({ moneda, part, valor_pagado }) => [moneda, part, valor_pagado]),
    ).toEqual([
      ['COP', 'pagado', '9.00'],
      ['COP', 'sin_pagar', '1.00'],
      ['USD', 'sin_pagar', '1.00'],
    ])
  })
})
