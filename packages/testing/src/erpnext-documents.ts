import { erpnextFloat, type StandInErpnext } from './erpnext.ts'

/** Adds a supplier to an ERPNext. */
export function furnish(erpnext: StandInErpnext): void {
  erpnext.put('Company', { name: 'Distribuidora', default_currency: 'COP' })
  erpnext.put('Supplier', {
    name: 'Ñandú',
    supplier_name: 'Ferretería Ñandú S.A.S.',
    tax_id: '890903938-8',
    disabled: 0,
  })
}

/** Adds or changes a submitted invoice of the supplier. */
export function putInvoice(erpnext: StandInErpnext, values: Readonly<Record<string, unknown>> = {}): void {
  erpnext.put('Purchase Invoice', {
    name: 'ACC-PINV-2026-00001',
    supplier: 'Ñandú',
    company: 'Distribuidora',
    bill_no: 'FE-1001',
    bill_date: '2026-02-20',
    posting_date: '2026-02-23',
    due_date: '2026-03-22',
    currency: 'COP',
    party_account_currency: 'COP',
    conversion_rate: erpnextFloat('1'),
    net_total: erpnextFloat('1000000'),
    grand_total: erpnextFloat('1190000'),
    rounded_total: erpnextFloat('0'),
    outstanding_amount: erpnextFloat('1190000'),
    is_return: 0,
    docstatus: 1,
    ...values,
  })
}

/** Adds a submitted payment to the supplier, for these invoices and with these deductions. */
export function putPayment(
  erpnext: StandInErpnext,
  values: Readonly<Record<string, unknown>>,
  paid: Readonly<Record<string, string>>,
  deductions: Readonly<Record<string, string>> = {},
): void {
  erpnext.put(
    'Payment Entry',
    {
      name: 'ACC-PAY-2026-00001',
      payment_type: 'Pay',
      party_type: 'Supplier',
      party: 'Ñandú',
      company: 'Distribuidora',
      posting_date: '2026-03-01',
      mode_of_payment: 'Transferencia',
      paid_from: 'Bancolombia - D',
      paid_to_account_currency: 'COP',
      unallocated_amount: erpnextFloat('0'),
      docstatus: 1,
      ...values,
    },
    {
      'Payment Entry Reference': Object.entries(paid).map(([reference_name, amount]) => ({
        reference_doctype: 'Purchase Invoice',
        reference_name,
        allocated_amount: erpnextFloat(amount),
      })),
      'Payment Entry Deduction': Object.entries(deductions).map(([account, amount]) => ({
        account,
        amount: erpnextFloat(amount),
      })),
    },
  )
}

/** Adds or changes a submitted order or receipt of the supplier with its goods and a tax on them. */
export function putGoods(
  erpnext: StandInErpnext,
  doctype: 'Purchase Order' | 'Purchase Receipt',
  values: { name: string } & Readonly<Record<string, unknown>>,
  items: readonly Readonly<Record<string, unknown>>[],
  taxes: readonly Readonly<Record<string, unknown>>[] = [],
): void {
  erpnext.put(
    doctype,
    {
      supplier: 'Ñandú',
      company: 'Distribuidora',
      currency: 'COP',
      conversion_rate: erpnextFloat('1'),
      set_warehouse: 'Bodega Norte - D',
      net_total: erpnextFloat('1000000'),
      total_taxes_and_charges: erpnextFloat('190000'),
      grand_total: erpnextFloat('1190000'),
      docstatus: 1,
      ...values,
    },
    {
      [`${doctype} Item`]: items.map((item) => ({
        item_code: 'CAFE-500',
        item_name: 'Café molido',
        uom: 'Unidad',
        qty: erpnextFloat('40'),
        rate: erpnextFloat('25000'),
        net_amount: erpnextFloat('1000000'),
        ...item,
      })),
      'Purchase Taxes and Charges': taxes.map((tax) => ({
        category: 'Total',
        add_deduct_tax: 'Add',
        ...tax,
      })),
    },
  )
}
