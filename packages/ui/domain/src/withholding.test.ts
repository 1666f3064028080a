import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { addMoney, money, negateMoney, subtractMoney, sumMoney } from './money.ts'
import { regimes, reverseWithheld, withheldOfKind, withheldValue, withhold } from './withholding.ts'
import type { WithholdableInvoice } from './withholding.ts'

const day = calendarDate('2026-08-15')
const invoice = (given: Partial<WithholdableInvoice>): WithholdableInvoice => ({
  base: money('10000000'),
  iva: money('1900000'),
  concepto: 'compras_declarante',
  fecha: day,
  regime: regimes.responsable,
  ica: { tarifa: '11.04', baseUvt: 27 },
  ...given,
})
const of = (given: Partial<WithholdableInvoice>) => {
  const withheld = withhold(invoice(given))
  return [
    withheldOfKind(withheld, 'fuente'),
    withheldOfKind(withheld, 'iva'),
    withheldOfKind(withheld, 'ica'),
    subtractMoney(
      addMoney(invoice(given).base, invoice(given).iva),
      sumMoney(withheld.map(({ valor }) => valor)),
    ),
  ]
}

describe('the worked examples', () => {
  const { responsable, noResponsable } = regimes
  it.each([
    [
      'compras_declarante',
      '10000000',
      '1900000',
      '11.04',
      responsable,
      ['250000', '285000', '110400', '11254600'],
    ],
    ['servicios_no_declarante', '1234567', '0', '9.66', noResponsable, ['74074', '0', '11926', '1148567']],
    ['honorarios_pj', '3333333', '633333.27', '6.9', responsable, ['366667', '95000', '23000', '3481999.27']],
    [
      'arrendamiento_inmuebles',
      '5000000',
      '950000',
      '9.66',
      responsable,
      ['175000', '142500', '48300', '5584200'],
    ],
    ['transporte_carga', '2000000', '0', '4.14', responsable, ['20000', '0', '8280', '1971720']],
  ])('of %s on %s', (concepto, base, iva, tarifa, regime, expected) => {
    const given = { concepto, base: money(base), iva: money(iva), regime, ica: { tarifa, baseUvt: 0 } }
    expect(of(given)).toEqual(expected.map((amount) => money(amount)))
  })

  it("hold on a real certificate's ReteICA, too", () => {
    expect(withheldValue('ica', money('38527327'), '7')).toBe('269691.00')
  })
})

describe('the minimum base', () => {
  it.each([
    ['523999', '2026-08-15', '0'],
    ['524000', '2026-08-15', '13100'],
    ['600000', '2026-06-15', '0'],
    ['600000', '2026-07-15', '15000'],
  ])('of a purchase of %s on %s leaves %s', (base, fecha, valor) => {
    expect(of({ base: money(base), fecha: calendarDate(fecha) })[0]).toBe(money(valor))
  })

  it('of ICA is the municipality’s own, whatever the decree does to the one of renta', () => {
    const [fuente, , ica] = of({ base: money('600000') })
    expect([fuente, ica]).toEqual(['15000.00', '0.00'])
  })
})

describe('the regime', () => {
  it.each([
    ['responsable', ['fuente', 'iva', 'ica']],
    ['granContribuyente', ['fuente', 'ica']],
    ['noResponsable', ['fuente', 'ica']],
    ['autorretenedor', ['iva', 'ica']],
    ['simple', ['iva']],
  ] as const)('%s is withheld of %j', (regime, types) => {
    expect(withhold(invoice({ regime: regimes[regime] })).map(({ tipo }) => tipo)).toEqual(types)
  })
})

it('withholds from nothing that it does not know', () => {
  expect(() => withhold(invoice({ concepto: 'nada' }))).toThrow(RangeError)
  expect(() => withhold(invoice({ fecha: calendarDate('2016-01-01') }))).toThrow(RangeError)
})

describe('whatever the amount,', () => {
  const amount = fc.bigInt({ min: -(10n ** 16n), max: 10n ** 16n }).map((cents) => {
    const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
    return money(`${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`)
  })
  const rate = fc.integer({ min: 0, max: 100_000 }).map((units) => (units / 1_000).toFixed(3))
  const kind = fc.constantFrom('fuente' as const, 'iva' as const, 'ica' as const)

  it('the value is in whole pesos, at most half a peso from base times rate', () => {
    fc.assert(
      fc.property(kind, amount, rate, (tipo, base, tarifa) => {
        const valor = withheldValue(tipo, base, tarifa)
        expect(valor).toMatch(/\.00$/)
        const cents = BigInt(base.replace('.', ''))
        const scale = 100n * 1_000n * (tipo === 'ica' ? 1_000n : 100n)
        const exact = cents * BigInt(tarifa.replace('.', ''))
        const off = BigInt(valor.slice(0, -3)) * scale - exact
        expect(2n * (off < 0n ? -off : off)).toBeLessThanOrEqual(scale)
      }),
    )
  })

  it('a reversal takes back exactly what was withheld', () => {
    fc.assert(
      fc.property(kind, amount, rate, (tipo, base, tarifa) => {
        const valor = withheldValue(tipo, base, tarifa)
        const back = reverseWithheld({ tipo, tarifa, base, valor })
        expect(addMoney(valor, back.valor)).toBe('0.00')
        expect(withheldValue(tipo, negateMoney(base), tarifa)).toBe(back.valor)
      }),
    )
  })
})
