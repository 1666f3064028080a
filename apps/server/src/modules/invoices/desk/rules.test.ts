import { returnRules, type ReturnReason } from '@enlace/contract/invoices/lists/schemas.ts'
import { findingWeights, matchResults } from '@enlace/contract/invoices/limits.ts'
import type { Match } from '@enlace/domain/invoice-match/match.ts'
import { money } from '@enlace/domain/money.ts'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cameAgain, rulingOf, type Ruled, type Rules } from './rules.ts'

const line = fc
  .record({
    cantidad: fc.integer({ min: 1, max: 9 }),
    pendiente: fc.integer({ min: 0, max: 9 }),
    price: fc.integer({ min: 1, max: 99 }),
    isKnown: fc.boolean(),
  })
  .map(({ cantidad, pendiente, price, isKnown }) => ({
    linea: 1,
    descripcion: 'A',
    linea_orden: isKnown ? 1 : null,
    por: isKnown ? ('linea' as const) : null,
    cantidad: String(cantidad),
    pendiente: isKnown ? String(pendiente) : null,
    recibida: null,
    valor: money(String(cantidad * price)),
    esperado: isKnown ? money(String(cantidad * 50)) : null,
    resultado: 'cuadra' as const,
    diferencias: [],
  }))

const matches: fc.Arbitrary<Match> = fc.record({
  resultado: fc.constantFrom(...matchResults),
  por: fc.constantFrom('referencia', 'propuesta', null),
  orden: fc.constant('1'),
  otraMoneda: fc.boolean(),
  lineas: fc.array(line, { maxLength: 3 }),
})

const invoices: fc.Arbitrary<Ruled> = fc.record({
  estado_erp: fc.constantFrom(null, null, 'recibida'),
  moneda: fc.constantFrom('COP', 'COP', 'USD'),
  valor_total: fc.integer({ min: 0, max: 2000 }).map((value) => money(String(value))),
  hallazgos: fc.array(
    fc.record({
      revision: fc.constant('x'),
      gravedad: fc.constantFrom(...findingWeights),
      texto: fc.constant('Observación.'),
      donde: fc.constant(null),
      norma: fc.constant(null),
    }),
    { maxLength: 2 },
  ),
  orden: fc.constant('OC-12'),
  faltantes: fc.subarray(['Acta', 'Remisión']),
})

const reasonOf = (
  id: string,
  regla: ReturnReason['regla'],
  more: Partial<ReturnReason> = {},
): ReturnReason => ({
  id,
  titulo: id,
  paso: 'Corrija.',
  paso_cuenta: '',
  exige_detalle: false,
  activo: true,
  regla,
  porcentaje: 0,
  ...more,
})

const reasons = fc.array(
  fc
    .record({
      id: fc.uuid(),
      regla: fc.constantFrom(null, ...returnRules),
      activo: fc.boolean(),
      porcentaje: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ id, regla, activo, porcentaje }) => reasonOf(id, regla, { activo, porcentaje })),
  { maxLength: 5 },
)
const accepts = fc.option(
  fc.record({ porcentaje: fc.integer({ min: 0, max: 50 }), valor: fc.integer({ min: 0, max: 2000 }) }),
  { nil: undefined },
)

describe('the rules of a company', () => {
  it('never accept what one of them returns, and return for the first reason whose rule holds', () => {
    fc.assert(
      fc.property(invoices, matches, reasons, accepts, (invoice, match, own, limits) => {
        const alone = (rules: Rules) => rulingOf(invoice, match, rules)
        const holding = own.find((reason) => alone({ reasons: [reason], accepts: undefined }) !== undefined)
        const ruling = alone({ reasons: own, accepts: limits })
        const alike = holding ? { reasons: [holding], accepts: undefined } : { reasons: [], accepts: limits }
        expect(ruling).toEqual(alone(alike))
      }),
    )
  })

  it('decide nothing about what the ERP has, about notes, or where none is on', () => {
    fc.assert(
      fc.property(invoices, matches, reasons, accepts, (invoice, match, own, limits) => {
        const rules = { reasons: own, accepts: limits }
        expect(rulingOf({ ...invoice, estado_erp: 'causada' }, match, rules)).toBeUndefined()
        expect(rulingOf(invoice, undefined, rules)).toBeUndefined()
        const off = own.map((reason) => ({ ...reason, regla: null }))
        expect(rulingOf(invoice, match, { reasons: off, accepts: undefined })).toBeUndefined()
      }),
    )
  })

  const billed = (cantidad: string, pendiente: string, valor: string, esperado: string): Match => ({
    resultado: 'difiere',
    por: 'referencia',
    orden: '1',
    otraMoneda: false,
    lineas: [
      {
        linea: 1,
        descripcion: 'A',
        linea_orden: 1,
        por: 'linea',
        cantidad,
        pendiente,
        recibida: null,
        valor: money(valor),
        esperado: money(esperado),
        resultado: 'difiere',
        diferencias: [],
      },
    ],
  })
  const plain: Ruled = {
    estado_erp: null,
    moneda: 'COP',
    valor_total: money('1190'),
    hallazgos: [],
    orden: 'OC-12',
    faltantes: [],
  }

  it('return what bills more than the order has left, by more than is let pass', () => {
    const over = (match: Match, porcentaje: number) =>
      rulingOf(plain, match, {
        reasons: [reasonOf('valor', 'supera_orden', { porcentaje })],
        accepts: undefined,
      })
    expect(over(billed('10', '10', '1050', '1000'), 5)).toBeUndefined()
    expect(over(billed('10', '10', '1050.01', '1000'), 5)?.becomes).toBe('devuelta')
    expect(over(billed('10', '10', '900', '1000'), 0)).toBeUndefined()
    // Of ten that are billed, eight are left.
    expect(over(billed('10', '8', '1000', '1000'), 25)).toBeUndefined()
    expect(over(billed('10', '8', '1000', '1000'), 24)).toMatchObject({
      rule: 'Supera en más de 24 % lo que la orden OC-12 tiene por facturar',
    })
  })

  it('leave to a person what came again with the same document', () => {
    const acts = (...acto: Parameters<typeof cameAgain>[0][number]['acto'][]) =>
      acto.map((one) => ({ acto: one }))
    expect(cameAgain(acts('radicada', 'devuelta_por_regla', 'asignada', 'reenviada'))).toBe(true)
    expect(cameAgain(acts('radicada', 'devuelta_por_regla', 'corregida'))).toBe(false)
    expect(cameAgain(acts('radicada', 'devuelta', 'reenviada'))).toBe(false)
    expect(cameAgain(acts('radicada'))).toBe(false)
  })
})
