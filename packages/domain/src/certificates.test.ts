import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, calendarDate } from './calendar-date.ts'
import {
  bimesterOf,
  certificateTypes,
  shownTypes,
  daysOfPeriod,
  groupLines,
  isPeriodOf,
  periodsOf,
  suggestedRelease,
  totalOfRows,
} from './certificates.ts'
import type { CertificateLine } from './certificates.ts'
import { money, sumMoney } from './money.ts'

const line = (given: Partial<CertificateLine>): CertificateLine => ({
  concepto_codigo: 'compras_declarante',
  concepto: 'Compras generales',
  tarifa: '2.50000',
  base: money('1000000'),
  operacion: null,
  valor: money('25000'),
  ...given,
})

describe('the rows of a certificate', () => {
  it('are one a concept and rate, with the sums of what was withheld', () => {
    const rows = groupLines([
      line({}),
      line({ concepto_codigo: 'servicios_declarante', concepto: 'Servicios generales', tarifa: '4' }),
      line({ tarifa: '2.5', base: money('-200000'), valor: money('-5000') }),
      line({ tarifa: '3.5', valor: money('35000') }),
    ])
    expect(
      rows.map(({ concepto, tarifa, base, valor, lineas }) => [concepto, tarifa, base, valor, lineas]),
    ).toEqual([
      ['Compras generales', '2.5', '800000.00', '20000.00', 2],
      ['Compras generales', '3.5', '1000000.00', '35000.00', 1],
      ['Servicios generales', '4', '1000000.00', '25000.00', 1],
    ])
    expect(totalOfRows(rows)).toEqual({ base: '2800000.00', operacion: '0.00', valor: '80000.00' })
  })

  it('of IVA add up the operations apart from the IVA', () => {
    const iva = line({
      concepto_codigo: 'reteiva',
      tarifa: '15',
      base: money('190000'),
      operacion: money('1000000'),
    })
    expect(groupLines([iva, iva])[0]).toMatchObject({ base: '380000.00', operacion: '2000000.00' })
  })

  it('add amounts that were rounded already, never recomputing them', () => {
    const small = line({ base: money('10'), tarifa: '4', valor: money('0') })
    expect(groupLines(Array.from({ length: 100 }, () => small))[0]).toMatchObject({
      base: '1000.00',
      valor: '0.00',
    })
  })

  it('are none where nothing was withheld', () => {
    expect(groupLines([])).toEqual([])
    expect(totalOfRows([])).toEqual({ base: '0.00', operacion: '0.00', valor: '0.00' })
  })

  const pesos = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }).map((amount) => money(String(amount)))
  const drawn = fc.record({
    concepto_codigo: fc.constantFrom('a', 'b', 'c'),
    concepto: fc.constantFrom('Compras', 'Servicios'),
    tarifa: fc.constantFrom('2.5', '2.50', '2.50000', '3.5', '15', '9.66', '966'),
    base: pesos,
    operacion: fc.option(pesos),
    valor: pesos,
  })

  it('add up to the lines to the peso, in whatever order these come', () => {
    fc.assert(
      fc.property(fc.array(drawn, { maxLength: 60 }), fc.nat(), (lines, turn) => {
        const rows = groupLines(lines)
        const totals = totalOfRows(rows)
        expect(totals.valor).toBe(sumMoney(lines.map(({ valor }) => valor)))
        expect(totals.base).toBe(sumMoney(lines.map(({ base }) => base)))
        expect(totals.operacion).toBe(
          sumMoney(lines.flatMap(({ operacion }) => (operacion === null ? [] : [operacion]))),
        )
        expect(rows.reduce((count, row) => count + row.lineas, 0)).toBe(lines.length)
        const place = lines.length === 0 ? 0 : turn % lines.length
        const turned = [...lines.slice(place), ...lines.slice(0, place)]
        expect(amountsOf(groupLines(turned))).toEqual(amountsOf(rows))
      }),
    )
  })

  it('keep concept and rate apart: no two rows have both', () => {
    fc.assert(
      fc.property(fc.array(drawn), (lines) => {
        const keys = groupLines(lines).map(
          ({ concepto_codigo, tarifa }) => `${concepto_codigo} ${Number(tarifa)}`,
        )
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})

const amountsOf = (rows: ReturnType<typeof groupLines>) =>
  rows
    .map(({ concepto_codigo, tarifa, base, operacion, valor }) =>
      [concepto_codigo, tarifa, base, operacion, valor].join(),
    )
    .toSorted()

describe('a period', () => {
  it('is the year for renta, a bimester for IVA, either for ICA', () => {
    expect([isPeriodOf('fuente', 0), isPeriodOf('fuente', 1)]).toEqual([true, false])
    expect([isPeriodOf('iva', 0), isPeriodOf('iva', 6), isPeriodOf('iva', 7)]).toEqual([false, true, false])
    expect([isPeriodOf('ica', 0), isPeriodOf('ica', 6), isPeriodOf('ica', 1.5)]).toEqual([true, true, false])
  })

  it.each([
    [2024, 1, '2024-01-01', '2024-02-29'],
    [2025, 1, '2025-01-01', '2025-02-28'],
    [2025, 4, '2025-07-01', '2025-08-31'],
    [2025, 6, '2025-11-01', '2025-12-31'],
    [2025, 0, '2025-01-01', '2025-12-31'],
  ] as const)('of %d numbered %d runs from %s to %s', (anio, periodo, desde, hasta) => {
    expect(daysOfPeriod(anio, periodo)).toEqual({ desde, hasta })
  })

  it('is found again from each of its days', () => {
    for (let day = calendarDate('2024-01-01'); day < '2026-01-01'; day = addDays(day, 1)) {
      const { anio, bimestre } = bimesterOf(day)
      const { desde, hasta } = daysOfPeriod(anio, bimestre)
      expect(desde <= day && day <= hasta).toBe(true)
    }
  })

  it('is usually out 15 days after it ended for bimesters, on 31 March for years', () => {
    expect(suggestedRelease('fuente', 2025, 0)).toBe('2026-03-31')
    expect(suggestedRelease('ica', 2025, 0)).toBe('2026-03-31')
    expect(suggestedRelease('iva', 2025, 6)).toBe('2026-01-15')
    for (const tipo of certificateTypes) {
      for (const periodo of periodsOf[tipo]) {
        expect(suggestedRelease(tipo, 2025, periodo) > daysOfPeriod(2025, periodo).hasta).toBe(true)
      }
    }
  })
})

describe('the kinds that are shown', () => {
  it('are those of every buyer, and of the others those of which there is something, in their order', () => {
    expect(shownTypes(() => false)).toEqual(['fuente', 'iva', 'ica'])
    expect(shownTypes((tipo) => tipo === 'obra' || tipo === 'timbre')).toEqual([
      'fuente',
      'iva',
      'ica',
      'timbre',
      'obra',
    ])
  })
})
