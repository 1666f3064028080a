import type {
  AccountStatementsQuery,
  AgeingBucket,
  StatementSummary,
} from '@enlace/contract/account-statements/schemas.ts'
import { ageingBuckets } from '@enlace/domain/ageing.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { sumMoney, zeroMoney, type Money } from '@enlace/domain/money.ts'
import { countRows, inCurrencyOrder } from '../../core/list/present.ts'
import type { StatementGroup } from './queries.ts'

type NextPayment = { moneda: string; fecha: CalendarDate; valor: Money }

/**
 * Returns the head of the screen, per currency: the total owed, regardless of the filter, and the part that falls due
 * within the list's window, if it has one.
 */
export function summarise(
  groups: readonly StatementGroup[],
  payments: readonly NextPayment[],
  windowEnd: CalendarDate | null,
): StatementSummary[] {
  return currenciesOf(groups).map((moneda) => {
    const own = groups.filter((group) => group.moneda === moneda)
    const next = payments.find((payment) => payment.moneda === moneda)
    return {
      moneda,
      pendientes: figure(own),
      vencidas: figure(own.filter(isOverdue)),
      corrientes: figure(own.filter((group) => !isOverdue(group))),
      ageing: ageingBuckets.map(({ id }) => ({
        bucket: id,
        ...figure(own.filter((group) => group.bucket === id)),
      })),
      en_ventana: windowEnd && { hasta: windowEnd, ...figure(own.filter(({ enVentana }) => enVentana)) },
      nextPayment: next ? { fecha: next.fecha, valor: next.valor } : null,
    }
  })
}

/** Returns the totals of the filtered rows: the sum of the groups that match all filters. */
export function totalUp(groups: readonly StatementGroup[], filter: AccountStatementsQuery) {
  const kept = groups.filter((group) => isFound(group, filter, true))
  return currenciesOf(kept).map((moneda) => {
    const own = kept.filter((group) => group.moneda === moneda)
    return {
      moneda,
      rows: countRows(own),
      valor_facturado: sumMoney(own.map((group) => group.valor_facturado)),
      saldo_corriente: figure(own.filter((group) => !isOverdue(group))).valor,
      saldo_vencido: figure(own.filter(isOverdue)).valor,
      saldo_total: figure(own).valor,
    }
  })
}

/** Counts rows per payment state, with every filter but that of the payment state. */
export function countStates(
  groups: readonly StatementGroup[],
  filter: AccountStatementsQuery,
): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const group of groups.filter((one) => isFound(one, filter, false))) {
    counts[group.estado_programacion_pago] = (counts[group.estado_programacion_pago] ?? 0) + group.rows
  }
  return counts
}

const isOverdue = (group: { bucket: AgeingBucket }) => group.bucket !== 'current'

function isFound(group: StatementGroup, filter: AccountStatementsQuery, withState: boolean): boolean {
  const { saldo, bucket, status } = filter
  return (
    group.hallada &&
    (saldo === undefined || (saldo === 'vencido') === isOverdue(group)) &&
    (!bucket?.length || bucket.includes(group.bucket)) &&
    (!withState || !status?.length || status.includes(group.estado_programacion_pago))
  )
}

const currenciesOf = (groups: readonly StatementGroup[]) =>
  inCurrencyOrder(groups.map((group) => group.moneda))

const figure = (groups: readonly StatementGroup[]) => ({
  rows: countRows(groups),
  valor: groups.length === 0 ? zeroMoney : sumMoney(groups.map((group) => group.saldo_total)),
})
