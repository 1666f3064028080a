import type { PaidMonth } from '@enlace/contract/payments-made/schemas.ts'
import { sumMoney, type Money } from '@enlace/domain/money.ts'
import { choicesOf, inCurrencyOrder, totalsOf } from '../../core/list/present.ts'
import { type InvoiceGroup, invoiceSums, type PaymentGroup, paymentSums, type Way } from './queries.ts'

type Status = readonly string[] | undefined

/** The totals of the payments, per currency, with each withholding of the invoices that they cover. */
export function totalPayments(
  groups: readonly PaymentGroup[],
  covered: readonly InvoiceGroup[],
  status: Status,
) {
  const ofInvoices = totalsOf(covered, invoiceSums, status)
  return totalsOf(groups, paymentSums, status).map((total) => {
    const own = ofInvoices.find(({ moneda }) => moneda === total.moneda)
    const withheld = (amount: Money | undefined) => amount ?? sumMoney([])
    return {
      ...total,
      facturas: own?.rows ?? 0,
      valor_retefuente: withheld(own?.valor_retefuente),
      valor_reteica: withheld(own?.valor_reteica),
      valor_reteiva: withheld(own?.valor_reteiva),
      sin_pagar: sumMoney(notPaid(groups, total.moneda, status).map(({ valor_pagado }) => valor_pagado)),
    }
  })
}

/** The totals of the paid invoices, per currency. */
export function totalInvoices(groups: readonly InvoiceGroup[], status: Status) {
  return totalsOf(groups, invoiceSums, status).map((total) => {
    const own = shown(groups, total.moneda, status)
    return {
      ...total,
      // A payment has one currency and one state: no group counts it that another counts too.
      pagos: own.reduce((sum, { pagos }) => sum + pagos, 0),
      sin_pagar: sumMoney(notPaid(groups, total.moneda, status).map(({ neto_pagado }) => neto_pagado)),
    }
  })
}

/** What is around the rows: the months, pesos first, and the means and banks to choose from. */
export function surround(
  months: readonly PaidMonth[],
  ways: readonly Way[],
  chosen: { medio?: string | undefined; banco?: string | undefined },
) {
  const currencies = inCurrencyOrder(months.map(({ moneda }) => moneda))
  return {
    months: currencies.flatMap((currency) => months.filter(({ moneda }) => moneda === currency)),
    choices: choicesOf(
      ways.map(({ medio, banco, rows }) => ({ medio: [medio], banco: banco === null ? [] : [banco], rows })),
      ['medio', 'banco'],
      chosen,
    ),
  }
}

type Group = { moneda: string; estado: string }

const shown = <G extends Group>(groups: readonly G[], moneda: string, status: Status) =>
  groups.filter((group) => group.moneda === moneda && (!status?.length || status.includes(group.estado)))

const notPaid = <G extends Group>(groups: readonly G[], moneda: string, status: Status) =>
  shown(groups, moneda, status).filter(({ estado }) => estado !== 'pagado')
