import { money, zeroMoney } from '@enlace/domain/money.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { PaymentFigures } from './figures.ts'
import { PaymentTotals } from './payment-totals.tsx'

const paid: PaymentFigures = {
  moneda: 'COP',
  pagos: 2,
  facturas: 3,
  bruto: money('500.00'),
  retefuente: zeroMoney,
  reteica: zeroMoney,
  reteiva: zeroMoney,
  retenciones: zeroMoney,
  descuentos: zeroMoney,
  neto: money('500.00'),
  sin_pagar: zeroMoney,
}

const shown = (figures: readonly PaymentFigures[]) =>
  renderToStaticMarkup(<PaymentTotals figures={figures} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

describe('the totals of the payments', () => {
  it('say nothing of what is paid to whom nothing was ever paid, who may be owed everything', () => {
    expect(shown([])).not.toMatch(/pagado\.|se hi[zc]/)
  })

  it('say that the payments of the list were made, and of nothing else', () => {
    expect(shown([paid])).toContain('Los 2 pagos ya se hicieron.')
    expect(shown([{ ...paid, pagos: 1 }])).toContain('El pago ya se hizo.')
    expect(shown([paid])).not.toContain('Todo está pagado')
  })

  it('tell in each currency of its own what has not arrived', () => {
    const returned = { ...paid, moneda: 'USD', pagos: 1, sin_pagar: money('70.00') }
    const [pesos, dollars] = shown([paid, returned]).split('También en USD')
    expect(pesos).toContain('Los 2 pagos ya se hicieron.')
    expect(dollars).toMatch(/De este valor, USD\s70,00 no está pagado/)
    expect(shown([returned])).toMatch(/De este valor, USD\s70,00 no está pagado/)
    expect(shown([returned])).not.toMatch(/se hi[zc]/)
  })
})
