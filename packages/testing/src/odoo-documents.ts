import { odooFloat, type StandInOdoo } from './odoo.ts'

/** The company's money and a supplier in an Odoo. */
export function furnish(odoo: StandInOdoo) {
  const cop = odoo.put('res.currency', { name: 'COP' })
  const partner = odoo.put('res.partner', {
    name: 'Ferretería Ñandú S.A.S.',
    vat: '890903938-8',
    supplier_rank: 3,
  })
  odoo.put('res.partner', { id: partner, commercial_partner_id: partner, parent_id: false })
  return { cop, partner }
}

/** Adds a posted invoice of a supplier, or changes one. */
export function putInvoice(
  odoo: StandInOdoo,
  { partner, cop }: { partner: number; cop: number },
  values: Readonly<Record<string, unknown>> = {},
): number {
  return odoo.put('account.move', {
    name: 'BILL/2026/03/0001',
    ref: 'FE-1001',
    move_type: 'in_invoice',
    state: 'posted',
    invoice_date: '2026-02-20',
    invoice_date_due: '2026-03-22',
    amount_untaxed: odooFloat('1000000'),
    amount_total: odooFloat('1190000'),
    amount_residual: odooFloat('1190000'),
    currency_id: cop,
    commercial_partner_id: partner,
    partner_id: partner,
    ...values,
  })
}
