import { money } from '@enlace/domain/money.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Breakdown } from './breakdown.tsx'

const invoice = {
  estado: 'sin_informar',
  moneda: 'COP',
  neto_a_pagar: null,
  saldo_total: money('300000.00'),
  valor_bruto: null,
  valor_iva: null,
  valor_facturado: money('595000.00'),
  valor_retefuente: null,
  valor_reteica: null,
  valor_reteiva: null,
}

const shown = (changed: Partial<typeof invoice>) =>
  renderToStaticMarkup(<Breakdown statement={{ ...invoice, ...changed }} />)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

it('shows what was paid in part between the value of an invoice and its balance', () => {
  expect(shown({})).toMatch(
    /Valor facturado .*595\.000,00 .*Ya pagado o descontado .*295\.000,00 .*Saldo pendiente .*300\.000,00/,
  )
  expect(shown({ saldo_total: money('595000.00') })).not.toContain('Ya pagado')
})
