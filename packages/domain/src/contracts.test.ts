import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDate } from './calendar-date.ts'
import { policyState, reconcileExecution, warningDue } from './contracts.ts'
import { addMoney, money, subtractMoney } from './money.ts'

describe('the warning of a contract', () => {
  it.each([
    [61, undefined],
    [60, 60],
    [59, 60],
    [31, 60],
    [30, 30],
    [16, 30],
    [15, 15],
    [0, 15],
    [-1, undefined],
  ] as const)('with %i days left is the one of %s', (left, due) => {
    expect(warningDue(left)).toBe(due)
  })

  it('is due once for each of the three on the way to the end, whichever days nothing ran', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { minLength: 1 }), (days) => {
        const told = days.toSorted((one, other) => other - one).map((left) => warningDue(left))
        const distinct = [...new Set(told)]
        expect(distinct).toEqual([60, 30, 15].filter((warning) => told.some((one) => one === warning)))
      }),
    )
  })
})

describe('the state of a policy', () => {
  const today = calendarDate('2026-11-21')
  const none = { vigente_hasta: null, isApproved: false, isPending: false, isRejected: false }
  const until = (day: string) => ({ ...none, isApproved: true, vigente_hasta: calendarDate(day) })

  it.each([
    ['that nobody sent', none, 'falta'],
    ['that the company looks at', { ...none, isPending: true }, 'en_revision'],
    ['that the company refused', { ...none, isRejected: true }, 'rechazado'],
    ['that is approved for long', until('2027-11-21'), 'vigente'],
    ['that is approved without an end', { ...none, isApproved: true }, 'vigente'],
    ['with thirty days left', until('2026-12-21'), 'por_vencer'],
    ['with thirty-one days left', until('2026-12-22'), 'vigente'],
    ['on its last day', until('2026-11-21'), 'por_vencer'],
    ['on the day after it', until('2026-11-20'), 'vencido'],
    ['that ends soon, with the next one sent in', { ...until('2026-12-01'), isPending: true }, 'en_revision'],
    ['that is in force while another is looked at', { ...until('2027-12-01'), isPending: true }, 'vigente'],
    ['that ended, with the next one refused', { ...until('2026-11-01'), isRejected: true }, 'rechazado'],
  ] as const)('%s', (_, policy, state) => {
    expect(policyState(policy, today)).toBe(state)
  })
})

describe('what was executed of a contract', () => {
  const sums = {
    ordenado: money('1000.00'),
    anulado: money('70.00'),
    facturado: money('640.00'),
    facturado_sin_orden: money('40.00'),
    pagado: money('300.00'),
  }

  it.each([
    ['1040.00', 'cuadra', '0.00'],
    ['640.00', 'por_facturado', '-400.00'],
    ['300.00', 'por_pagado', '-740.00'],
    ['1110.00', 'con_anuladas', '70.00'],
    ['1200.00', 'sin_imputar', '160.00'],
    ['900.00', 'por_contar', '-140.00'],
  ])('%s is held against its documents: %s', (ejecutado, razon, diferencia) => {
    expect(reconcileExecution(money(ejecutado), sums)).toEqual({ imputado: '1040.00', diferencia, razon })
  })

  it('is held against what was invoiced where orders are not told', () => {
    expect(reconcileExecution(money('640.00'), { ...sums, ordenado: null })).toMatchObject({
      imputado: '640.00',
      razon: 'cuadra',
    })
  })

  it('has nothing to be held against where nothing was imputed', () => {
    const nothing = money('0.00')
    const none = {
      ordenado: nothing,
      anulado: nothing,
      facturado: nothing,
      facturado_sin_orden: nothing,
      pagado: nothing,
    }
    expect(reconcileExecution(money('5.00'), none).razon).toBe('nada_imputado')
    expect(reconcileExecution(nothing, none).razon).toBe('cuadra')
  })

  it('differs from the documents by exactly what it says, whatever the amounts', () => {
    const amount = fc.integer({ min: 0, max: 10 ** 12 }).map((cents) => money((cents / 100).toFixed(2)))
    fc.assert(
      fc.property(amount, amount, amount, (ejecutado, ordenado, facturado_sin_orden) => {
        const told = reconcileExecution(ejecutado, { ...sums, ordenado, facturado_sin_orden })
        expect(told.imputado).toBe(addMoney(ordenado, facturado_sin_orden))
        expect(told.diferencia).toBe(subtractMoney(ejecutado, told.imputado))
      }),
    )
  })
})
