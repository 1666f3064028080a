import type { PaidInvoices, PaymentsMade } from '@enlace/contract/payments-made/schemas.ts'

/** A page of payments, or of the invoices in them: `por` tells which. */
export type PaymentsAnswer = PaymentsMade | PaidInvoices

type Part = 'pagado' | 'sin_pagar'

/** A line at the foot of the payments: what of the listed ones was paid in a currency, or what was not. */
export type PaymentTotal = PaymentsMade['totals'][number]['pagado'] & { moneda: string; part: Part }
/** Likewise of the paid invoices. */
export type InvoiceTotal = PaidInvoices['totals'][number]['pagado'] & { moneda: string; part: Part }

type Split<Sums> = { moneda: string; pagado: Sums; sin_pagar: Sums }

/** The lines at the foot: what was paid and what was not are never one sum. */
export const footOf = <Sums extends { rows: number }>(totals: readonly Split<Sums>[]) =>
  totals.flatMap(({ moneda, pagado, sin_pagar }) =>
    [
      { ...pagado, moneda, part: 'pagado' as const },
      { ...sin_pagar, moneda, part: 'sin_pagar' as const },
    ].filter(({ rows }) => rows > 0),
  )
