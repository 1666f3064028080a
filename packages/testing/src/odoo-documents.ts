import { odooFloat, type StandInOdoo } from './odoo.ts'

/** Adds the company's currency and a supplier to an Odoo. */
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

/** Adds or changes a posted invoice of a supplier. */
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

/** Adds what orders and receipts require in an Odoo: a product, a unit, a warehouse and a source of goods. */
export function stock(odoo: StandInOdoo) {
  const unit = odoo.put('uom.uom', { name: 'Unidades' })
  const dozen = odoo.put('uom.uom', { name: 'Docena' })
  const product = odoo.put('product.product', { name: 'Café molido', default_code: 'CAFE-500', uom_id: unit })
  const warehouse = odoo.put('stock.warehouse', { name: 'Bodega Norte' })
  const type = odoo.put('stock.picking.type', { name: 'Recepciones', warehouse_id: warehouse })
  const outside = odoo.put('stock.location', { name: 'Vendors', usage: 'supplier' })
  return { unit, dozen, product, type, outside }
}

/** Adds or changes a confirmed order of a supplier with one line of goods. */
export function putOrder(
  odoo: StandInOdoo,
  { partner, cop }: { partner: number; cop: number },
  { product, unit, type }: { product: number; unit: number; type: number },
  values: Readonly<Record<string, unknown>> = {},
  line: Readonly<Record<string, unknown>> = {},
): { order: number; line: number } {
  const order = odoo.put('purchase.order', {
    name: 'P00012',
    state: 'purchase',
    date_order: '2026-02-18 14:00:00',
    // Still the 20th in Colombia.
    date_approve: '2026-02-21 02:30:00',
    date_planned: '2026-03-05 17:00:00',
    partner_id: partner,
    currency_id: cop,
    picking_type_id: type,
    amount_untaxed: odooFloat('1000000'),
    amount_tax: odooFloat('190000'),
    amount_total: odooFloat('1190000'),
    ...values,
  })
  const goods = odoo.put('purchase.order.line', {
    order_id: order,
    sequence: 10,
    name: '[CAFE-500] Café molido',
    display_type: false,
    product_id: product,
    product_qty: odooFloat('40'),
    product_uom_qty: odooFloat('40'),
    product_uom: unit,
    price_unit: odooFloat('25000'),
    price_subtotal: odooFloat('1000000'),
    price_tax: odooFloat('190000'),
    price_total: odooFloat('1190000'),
    date_planned: '2026-03-05 17:00:00',
    ...line,
  })
  return { order, line: goods }
}

/** Adds goods received from a supplier, for these order lines in these quantities. */
export function putReceipt(
  odoo: StandInOdoo,
  { partner }: { partner: number },
  { product, unit, type, outside }: { product: number; unit: number; type: number; outside: number },
  moves: readonly Readonly<Record<string, unknown>>[],
  values: Readonly<Record<string, unknown>> = {},
): number {
  const picking = odoo.put('stock.picking', {
    name: 'WH/IN/00031',
    state: 'done',
    date_done: '2026-03-04 15:00:00',
    picking_type_code: 'incoming',
    picking_type_id: type,
    location_id: outside,
    partner_id: partner,
    ...values,
  })
  for (const move of moves)
    odoo.put('stock.move', {
      picking_id: picking,
      state: 'done',
      product_id: product,
      product_uom: unit,
      ...move,
    })
  return picking
}
