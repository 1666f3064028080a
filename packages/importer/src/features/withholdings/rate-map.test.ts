import { money } from '@enlace/domain/money.ts'
import { withheldValue } from '@enlace/domain/withholding.ts'
import type { CertificateKind } from '@enlace/domain/certificates.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWithholdingRate } from './rate-map.ts'

const figures = (tipo: CertificateKind, base: string, valor: string) => ({
  tipo,
  base: money(base),
  valor: money(valor),
})

describe('a rate', () => {
  const purchase = figures('fuente', '1000000', '25000')
  const ica = figures('ica', '1000000', '9660')
  const iva = figures('iva', '190000', '28500')
  it.each([
    ['2,5', purchase, '2.5'],
    ['2.5', purchase, '2.5'],
    ['2,50 %', purchase, '2.5'],
    ['2.5%', purchase, '2.5'],
    ['0,025', purchase, '2.5'],
    ['0.025', purchase, '2.5'],
    ['25 ‰', purchase, '2.5'],
    ['2,5 por ciento', purchase, '2.5'],
    ['9,66', ica, '9.66'],
    ['9.66 ‰', ica, '9.66'],
    ['9,66 x mil', ica, '9.66'],
    ['9,66 por mil', ica, '9.66'],
    ['9,66 x 1.000', ica, '9.66'],
    ['9,66/1000', ica, '9.66'],
    ['0,966 %', ica, '9.66'],
    ['0,966', ica, '9.66'],
    ['0,00966', ica, '9.66'],
    ['15', iva, '15'],
    ['15,00%', iva, '15'],
    ['0.15', iva, '15'],
  ])('written %s is read by what was withheld', (typed, of, tarifa) => {
    expect(readWithholdingRate(typed, of)).toEqual({ tarifa, expected: null })
  })

  it('of fuels is a tenth per cent, not ten', () => {
    expect(readWithholdingRate('0,1', figures('fuente', '1000000', '1000'))?.tarifa).toBe('0.1')
  })

  it('without a value that tells is the usual one of its notations, with what it would give', () => {
    expect(readWithholdingRate('0,025', figures('fuente', '1000000', '31000'))).toEqual({
      tarifa: '2.5',
      expected: '25000.00',
    })
    expect(readWithholdingRate('0,966', figures('ica', '1000000', '1'))).toEqual({
      tarifa: '9.66',
      expected: '9660.00',
    })
  })

  it('with a sign is what its sign says, also where the value says otherwise', () => {
    expect(readWithholdingRate('0,025 %', purchase)).toEqual({ tarifa: '0.025', expected: '250.00' })
  })

  it('may be a peso away from its value, no more', () => {
    expect(readWithholdingRate('2,5 %', figures('fuente', '1000000', '25001'))?.expected).toBeNull()
    expect(readWithholdingRate('2,5 %', figures('fuente', '1000000', '24999'))?.expected).toBeNull()
    expect(readWithholdingRate('2,5 %', figures('fuente', '1000000', '25002'))?.expected).toBe('25000.00')
    expect(readWithholdingRate('2,5 %', figures('fuente', '1000000', '25001.50'))?.expected).toBe('25000.00')
  })

  it.each(['', 'dos', '-2,5', '2,5,0', '101 %', '5000'])('is none in %j', (typed) => {
    expect(readWithholdingRate(typed, purchase)).toBeUndefined()
  })

  it('in whatever notation is the same, for any base', () => {
    const notations = (tipo: CertificateKind, rate: number) =>
      tipo === 'ica'
        ? [`${rate} ‰`, `${rate} x mil`, `${(rate / 10).toFixed(4)} %`, `${rate}`]
        : [`${rate} %`, `${(rate * 10).toFixed(3)} ‰`, `${rate}`, (rate / 100).toFixed(6).replace('.', ',')]
    fc.assert(
      fc.property(
        fc.constantFrom('fuente' as const, 'iva' as const, 'ica' as const),
        fc.integer({ min: 1_000_000, max: 10 ** 12 }),
        fc.constantFrom(1, 2, 2.5, 3.5, 4, 6, 9.66, 11, 15),
        (tipo, pesos, rate) => {
          const base = money(String(pesos))
          const valor = withheldValue(tipo, base, String(rate))
          for (const typed of notations(tipo, rate)) {
            expect(readWithholdingRate(typed, { tipo, base, valor })).toEqual({
              tarifa: String(rate),
              expected: null,
            })
          }
        },
      ),
    )
  })
})
