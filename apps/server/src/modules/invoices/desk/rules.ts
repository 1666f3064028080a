import { fill } from '@enlace/contract/core/fill.ts'
import type { InvoiceFinding } from '@enlace/contract/invoices/document-schemas.ts'
import type { IntakeAct } from '@enlace/contract/invoices/limits.ts'
import type { ReturnReason, ReturnRule } from '@enlace/contract/invoices/lists/schemas.ts'
import { intakeRuleTexts as texts } from '@enlace/contract/invoices/texts.ts'
import { compareDecimals } from '@enlace/domain/decimal.ts'
import type { LineMatch, Match } from '@enlace/domain/invoice-match/match.ts'
import { differenceOf, exact, worthOf } from '@enlace/domain/invoice-match/tolerance.ts'
import { compareMoney, formatMoney, money, type Money, sumMoney } from '@enlace/domain/money.ts'

/** What the rules look at of an invoice. */
export interface Ruled {
  estado_erp: string | null
  moneda: string
  valor_total: Money
  hallazgos: readonly InvoiceFinding[]
  /** The order that was found, or what the invoice says of one. */
  orden: string
  /** The annexes that the company asks for and that did not come. */
  faltantes: readonly string[]
}

/** A company's rules: those that return belong to its reasons. */
export interface Rules {
  reasons: readonly ReturnReason[]
  accepts: { porcentaje: number; valor: number } | undefined
}

/** What a rule decides: `rule` names it in the trail, `detalle` is for the supplier. */
export type Ruling =
  | { becomes: 'aceptada'; rule: string }
  | { becomes: 'devuelta'; rule: string; reason: ReturnReason; detalle: string }

/**
 * Returns what the company's rules decide about an invoice; undefined where it waits for a person. The rules that return come
 * first, in the order of their reasons; the rule that accepts comes last. Notes, and what the ERP has, are for people.
 */
export function rulingOf(invoice: Ruled, match: Match | undefined, rules: Rules): Ruling | undefined {
  if (invoice.estado_erp !== null || !match) return undefined
  for (const reason of rules.reasons) {
    const detalle = reason.activo && reason.regla !== null && returns[reason.regla](invoice, match, reason)
    if (detalle && reason.regla !== null) {
      const rule = fill(texts.returning[reason.regla], {
        orden: invoice.orden,
        porcentaje: reason.porcentaje,
        anexos: invoice.faltantes.join(', '),
      })
      return { becomes: 'devuelta', rule, reason, detalle }
    }
  }
  const { accepts } = rules
  if (!accepts || !isAcceptedByRule(invoice, match, accepts)) return undefined
  const rule = fill(texts.matched, {
    orden: invoice.orden,
    porcentaje: accepts.porcentaje,
    valor: formatMoney(money(String(accepts.valor))),
  })
  return { becomes: 'aceptada', rule }
}

/** Why a rule returns an invoice, for its supplier; undefined if it does not. */
type Returning = (invoice: Ruled, match: Match, reason: ReturnReason) => string | undefined

const returns: Readonly<Record<ReturnRule, Returning>> = {
  sin_orden: (_, { por }) => (por === 'referencia' ? undefined : texts.returned.sin_orden),
  supera_orden: ({ moneda, orden }, { por, otraMoneda, lineas }, { porcentaje }) => {
    if (por !== 'referencia' || otraMoneda) return undefined
    const billed = sumMoney(lineas.map(({ valor }) => valor))
    const left = sumMoney(lineas.map(leftWorthOf))
    const isOver =
      compareMoney(billed, left) > 0 &&
      differenceOf(billed, left, { porcentaje, pesos: 0 }, 'amount') === 'beyond'
    return isOver
      ? fill(texts.returned.supera_orden, {
          valor: formatMoney(billed, moneda),
          orden,
          pendiente: formatMoney(left, moneda),
        })
      : undefined
  },
  falta_anexo: ({ faltantes }) =>
    faltantes.length > 0 ? fill(texts.returned.falta_anexo, { anexos: faltantes.join(', ') }) : undefined,
  advertencia: ({ hallazgos }) =>
    hallazgos
      .filter(({ gravedad }) => gravedad !== 'informa')
      .map(({ texto }) => texto)
      .join(' ') || undefined,
}

/** What the order's line still has to be invoiced of what a line bills, at the order's price. */
function leftWorthOf({ cantidad, pendiente, esperado }: LineMatch): Money {
  if (esperado === null || pendiente === null) return money('0')
  return compareDecimals(exact(cantidad), exact(pendiente)) > 0
    ? worthOf(pendiente, cantidad, esperado)
    : esperado
}

/**
 * Returns whether the rule that accepts takes an invoice: in pesos, without warnings, with an order that it names and matches
 * within the company's tolerance, whose value is within both limits.
 */
function isAcceptedByRule(
  { moneda, valor_total, hallazgos }: Ruled,
  { resultado, por, lineas }: Match,
  limits: { porcentaje: number; valor: number },
): boolean {
  if (moneda !== 'COP' || por !== 'referencia') return false
  if (resultado !== 'cuadra' && resultado !== 'dentro_de_tolerancia') return false
  if (hallazgos.some(({ gravedad }) => gravedad !== 'informa')) return false
  if (compareMoney(valor_total, money(String(limits.valor))) > 0) return false
  const billed = sumMoney(lineas.map(({ valor }) => valor))
  const expected = sumMoney(lineas.flatMap(({ esperado }) => (esperado === null ? [] : [esperado])))
  return differenceOf(billed, expected, { porcentaje: limits.porcentaje, pesos: 0 }, 'amount') !== 'beyond'
}

/** Whether a rule returned an invoice, and it came again with the same document: then a person decides. */
export function cameAgain(history: readonly { acto: IntakeAct }[]): boolean {
  const [last, before] = history
    .map(({ acto }) => acto)
    .filter((acto) => acto !== 'asignada')
    .toReversed()
  return last === 'reenviada' && before === 'devuelta_por_regla'
}
