import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountInWords } from './amount-in-words.ts'
import { money } from './money.ts'

it.each([
  ['0', 'CERO PESOS'],
  ['1', 'UN PESO'],
  ['16', 'DIECISÉIS PESOS'],
  ['21', 'VEINTIÚN PESOS'],
  ['31', 'TREINTA Y UN PESOS'],
  ['100', 'CIEN PESOS'],
  ['101', 'CIENTO UN PESOS'],
  ['1000', 'MIL PESOS'],
  ['1001', 'MIL UN PESOS'],
  ['21000', 'VEINTIÚN MIL PESOS'],
  ['100000', 'CIEN MIL PESOS'],
  ['101000', 'CIENTO UN MIL PESOS'],
  ['250000', 'DOSCIENTOS CINCUENTA MIL PESOS'],
  ['1000000', 'UN MILLÓN DE PESOS'],
  ['1200000', 'UN MILLÓN DOSCIENTOS MIL PESOS'],
  ['1234567', 'UN MILLÓN DOSCIENTOS TREINTA Y CUATRO MIL QUINIENTOS SESENTA Y SIETE PESOS'],
  ['21000000', 'VEINTIÚN MILLONES DE PESOS'],
  ['1000000000', 'MIL MILLONES DE PESOS'],
  ['1000001000', 'MIL MILLONES MIL PESOS'],
  ['1000000000000', 'UN BILLÓN DE PESOS'],
  ['1000000000000000', 'MIL BILLONES DE PESOS'],
  ['2000001000000', 'DOS BILLONES UN MILLÓN DE PESOS'],
  ['-269691', 'MENOS DOSCIENTOS SESENTA Y NUEVE MIL SEISCIENTOS NOVENTA Y UN PESOS'],
  ['-1', 'MENOS UN PESO'],
  ['5.01', 'CINCO PESOS CON UN CENTAVO'],
  ['12.5', 'DOCE PESOS CON CINCUENTA CENTAVOS'],
])('spells %s as %s M/CTE', (amount, words) => {
  expect(amountInWords(money(amount))).toBe(`${words} M/CTE`)
})

it('never spells two different amounts with the same words, up to a thousand billions', () => {
  const pesos = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
  fc.assert(
    fc.property(pesos, pesos, (one, other) => {
      const [first, second] = [one, other].map((amount) => amountInWords(money(String(amount))))
      expect(first === second).toBe(one === other)
      expect(first).toMatch(/^[A-ZÁÉÍÓÚ]+(?: [A-ZÁÉÍÓÚ]+)* PESOS? M\/CTE$/)
    }),
  )
})

it('takes no amount for which there is no word', () => {
  expect(() => amountInWords(money(`1${'0'.repeat(24)}`))).toThrow(RangeError)
})
