import * as fc from 'fast-check'
import { certificateTypes, groupLines, totalOfRows } from '@enlace/domain/certificates.ts'
import { calendarDateOf } from '@enlace/domain/calendar-date.ts'
import { money, sumMoney } from '@enlace/domain/money.ts'
import { describe, expect, it } from 'vitest'
import { daysOf, fileNameOf, keyWord, readKeyWord } from './key.ts'
import { offeredOf } from './offer.ts'

const cities = ['11001', '05001', '76001']
const ica_bimestral = ['05001']

/** Withholdings as an ERP may send them: any kind, month, city, branch and rate, reversals included. */
const line = fc.record({
  tipo: fc.constantFrom(...certificateTypes),
  anio: fc.integer({ min: 2021, max: 2023 }),
  month: fc.integer({ min: 1, max: 12 }),
  city: fc.constantFrom(...cities),
  third_id: fc.integer({ min: 1, max: 3 }),
  tarifa: fc.constantFrom('2.5', '2.50000', '4', '11.04'),
  cents: fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
  valor: fc.integer({ min: -5_000_000, max: 5_000_000 }),
})
type Line = typeof line extends fc.Arbitrary<infer One> ? One : never

const baseOf = ({ cents }: Line) => money((cents / 100).toFixed(2))
const valueOf = ({ valor }: Line) => money(String(valor))

/** Groups them like the database. */
const groupsOf = (lines: readonly Line[]) =>
  lines.map((one) => ({
    tipo: one.tipo,
    anio: one.anio,
    bimestre: Math.ceil(one.month / 2),
    municipio: one.tipo === 'ica' ? one.city : '',
    third_id: one.third_id,
    lineas: 1,
    base: baseOf(one),
    valor: valueOf(one),
  }))

describe('what is offered to be certified', () => {
  it('holds each withholding in one certificate and no other, and comes to them all', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const offered = offeredOf(groupsOf(lines), { ica_bimestral })
        for (const { tipo, anio, month, city } of lines) {
          const day = calendarDateOf(anio, month, 15)
          const holding = offered.filter(({ key }) => {
            const { desde, hasta } = daysOf(key)
            return (
              key.tipo === tipo && desde <= day && day <= hasta && (tipo !== 'ica' || key.municipio === city)
            )
          })
          expect(holding).toHaveLength(1)
        }
        expect(sumMoney(offered.map(({ valor }) => valor))).toBe(sumMoney(lines.map(valueOf)))
        expect(sumMoney(offered.map(({ base }) => base))).toBe(sumMoney(lines.map(baseOf)))
      }),
    )
  })

  it('comes to the same as the rows of the certificates, whatever their rates', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 60 }), (lines) => {
        for (const { key, base, valor, lineas } of offeredOf(groupsOf(lines), { ica_bimestral })) {
          const own = lines.filter(
            ({ tipo, anio, month, city }) =>
              tipo === key.tipo &&
              anio === key.anio &&
              (key.periodo === 0 || Math.ceil(month / 2) === key.periodo) &&
              (tipo !== 'ica' || city === key.municipio),
          )
          const rows = groupLines(
            own.map((one) => ({
              concepto_codigo: 'c',
              concepto: 'Compras',
              tarifa: one.tarifa,
              base: baseOf(one),
              operacion: null,
              valor: valueOf(one),
            })),
          )
          const totals = totalOfRows(rows)
          expect([own.length, totals.base, totals.valor]).toEqual([lineas, base, valor])
        }
      }),
    )
  })

  it('is named by a word and by a file of its own each', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
        const keys = offeredOf(groupsOf(lines), { ica_bimestral }).map(({ key }) => key)
        expect(keys.map((key) => readKeyWord(keyWord(key)))).toEqual(keys)
        const names = keys.map((key) => `${key.anio}/${fileNameOf(key)}`)
        expect(new Set(names).size).toBe(keys.length)
      }),
    )
  })

  it.each(['fuente:2025:1:', 'iva:2025:0:', 'ica:2025:0:', 'fuente:2025:0:11001', 'renta:2025:0:', ''])(
    'is not %s',
    (word) => {
      expect(readKeyWord(word)).toBeUndefined()
    },
  )
})
