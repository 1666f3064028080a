import type { PaidMonth, PaymentHead } from '@enlace/contract/payments-made/schemas.ts'
import { sumMoney, type Money } from '@enlace/domain/money.ts'
import { choicesOf, countRows, inCurrencyOrder, type StateGroup } from '../../core/list/present.ts'
import { type InvoiceGroup, invoiceSums, type PaymentGroup, paymentSums, type Way } from './queries.ts'

type Status = readonly string[] | undefined

/** Returns the groups that match the filters, in any state. */
export const foundOf = <G extends { hallada: boolean }>(groups: readonly G[]) =>
  groups.filter(({ hallada }) => hallada)

/** Returns the totals of the payments by currency, split into paid and unpaid. */
export function totalPayments(
  groups: readonly PaymentGroup[],
  covered: readonly InvoiceGroup[],
  status: Status,
) {
  const lines = foundOf(covered)
  const add = (own: readonly PaymentGroup[], moneda: string) => {
    const states = own.map(({ estado }) => estado)
    const theirs = lines.filter(({ estado }) => states.includes(estado))
    return {
      ...sumsOf(own, moneda, paymentSums, status),
      facturas: countRows(chosen(theirs, moneda, status)),
    }
  }
  return splitOf(foundOf(groups), status, add)
}

/** Returns the totals of the paid invoices by currency, split likewise. */
export function totalInvoices(groups: readonly InvoiceGroup[], status: Status) {
  const found = foundOf(groups)
  const add = (own: readonly InvoiceGroup[], moneda: string) => sumsOf(own, moneda, invoiceSums, status)
  return splitOf(found, status, add).map((total) => ({
    ...total,
    // A payment has one currency and one state, so no payment is in two groups.
    pagos: chosen(found, total.moneda, status).reduce((sum, { pagos }) => sum + pagos, 0),
  }))
}

/** Returns the summary by currency: the value of the window's payments, and the unpaid part. */
export function headOf(payments: readonly PaymentGroup[], covered: readonly InvoiceGroup[]): PaymentHead[] {
  return inCurrencyOrder(payments.map(({ moneda }) => moneda)).map((moneda) => {
    const own = payments.filter((group) => group.moneda === moneda)
    const paid = own.filter(isPaid)
    const { rows: pagos, ...sums } = sumsOf(paid, moneda, paymentSums, undefined)
    const withheld = sumsOf(covered.filter(isPaid), moneda, invoiceSums, undefined)
    const states = [...new Set(own.filter((group) => !isPaid(group)).map(({ estado }) => estado))]
    return {
      ...sums,
      moneda,
      pagos,
      facturas: withheld.rows,
      valor_retefuente: withheld.valor_retefuente,
      valor_reteica: withheld.valor_reteica,
      valor_reteiva: withheld.valor_reteiva,
      sin_pagar: states.toSorted().map((estado) => {
        const { rows, valor_pagado: valor } = sumsOf(own, moneda, paymentSums, [estado])
        return { estado, rows, valor }
      }),
    }
  })
}

/** Returns the data around the rows: the months, pesos first, and the means and banks to choose from. */
export function surround(
  months: readonly PaidMonth[],
  ways: readonly Way[],
  filter: { medio?: string | undefined; banco?: string | undefined },
) {
  const currencies = inCurrencyOrder(months.map(({ moneda }) => moneda))
  return {
    months: currencies.flatMap((currency) => months.filter(({ moneda }) => moneda === currency)),
    choices: choicesOf(
      ways.map(({ medio, banco, rows }) => ({ medio: [medio], banco: banco === null ? [] : [banco], rows })),
      ['medio', 'banco'],
      filter,
    ),
  }
}

type Group = { moneda: string; estado: string }

const isPaid = ({ estado }: { estado: string }) => estado === 'pagado'

const chosen = <G extends Group>(groups: readonly G[], moneda: string, status: Status) =>
  groups.filter((group) => group.moneda === moneda && (!status?.length || status.includes(group.estado)))

/** Returns the row count and sums of one currency; zero if it has none. */
function sumsOf<Sum extends string>(
  groups: readonly StateGroup<Sum>[],
  moneda: string,
  sums: readonly Sum[],
  status: Status,
) {
  const own = chosen(groups, moneda, status)
  // The keys are exactly the names that were asked for.
  const amounts = Object.fromEntries(
    sums.map((sum) => [sum, sumMoney(own.map((group) => group[sum]))]),
  ) as Record<Sum, Money>
  return { rows: countRows(own), ...amounts }
}

/** Returns the sums of each currency: all groups, the paid, and the unpaid ones. */
function splitOf<G extends Group, Sums>(
  groups: readonly G[],
  status: Status,
  add: (groups: readonly G[], moneda: string) => Sums,
) {
  const kept = groups.filter(({ estado }) => !status?.length || status.includes(estado))
  return inCurrencyOrder(kept.map(({ moneda }) => moneda)).map((moneda) => ({
    moneda,
    ...add(kept, moneda),
    pagado: add(kept.filter(isPaid), moneda),
    sin_pagar: add(
      kept.filter((group) => !isPaid(group)),
      moneda,
    ),
  }))
}
