/** A kind of documents: its fields besides the usual ones, and the kinds that contain its rows. */
export interface Doctype {
  fields: readonly string[]
  within?: readonly string[]
}

const fieldsOf = (...names: readonly string[]) => names.flatMap((line) => line.split(' '))

const money = 'currency party_account_currency conversion_rate net_total grand_total rounded_total'
const goods = 'item_code item_name description qty uom rate amount net_amount warehouse'

/** The fields that every document has. */
export const usualFields = fieldsOf('name owner creation modified modified_by docstatus idx')

/** The fields that every row within a document has. */
export const rowFields = fieldsOf('parent parenttype parentfield')

/** The kinds and fields of ERPNext 15 that are needed, by their own names; every other is refused. */
export const doctypes: Readonly<Record<string, Doctype>> = {
  Company: { fields: fieldsOf('company_name default_currency') },
  Supplier: { fields: fieldsOf('supplier_name tax_id disabled supplier_type country') },
  'Purchase Invoice': {
    fields: fieldsOf(
      'supplier supplier_name tax_id company bill_no bill_date posting_date due_date',
      money,
      'outstanding_amount total_taxes_and_charges is_return return_against status payment_terms_template remarks',
    ),
  },
  'Purchase Invoice Item': {
    within: ['Purchase Invoice'],
    fields: fieldsOf(goods, 'expense_account purchase_order po_detail'),
  },
  Currency: { fields: fieldsOf('enabled') },
  Account: { fields: fieldsOf('account_name') },
  Item: { fields: fieldsOf('item_name') },
  'Payment Entry': {
    fields: fieldsOf(
      'payment_type party_type party party_name company posting_date mode_of_payment paid_from paid_to',
      'paid_from_account_currency paid_to_account_currency paid_amount received_amount',
      'total_allocated_amount unallocated_amount reference_no status',
    ),
  },
  'Payment Entry Reference': {
    within: ['Payment Entry'],
    fields: fieldsOf(
      'reference_doctype reference_name bill_no total_amount outstanding_amount allocated_amount',
    ),
  },
  'Payment Entry Deduction': {
    within: ['Payment Entry'],
    fields: fieldsOf('account cost_center amount description'),
  },
  'Purchase Order': {
    fields: fieldsOf(
      'supplier supplier_name company transaction_date schedule_date status per_received per_billed',
      money,
      'total_taxes_and_charges payment_terms_template set_warehouse',
    ),
  },
  'Purchase Order Item': {
    within: ['Purchase Order'],
    fields: fieldsOf(goods, 'received_qty schedule_date'),
  },
  'Purchase Receipt': {
    fields: fieldsOf(
      'supplier supplier_name company posting_date supplier_delivery_note is_return status per_billed',
      money,
      'total_taxes_and_charges set_warehouse',
    ),
  },
  'Purchase Receipt Item': {
    within: ['Purchase Receipt'],
    fields: fieldsOf(goods, 'purchase_order serial_no received_qty rejected_qty'),
  },
  'Purchase Taxes and Charges': {
    within: ['Purchase Order', 'Purchase Receipt', 'Purchase Invoice'],
    fields: fieldsOf(
      'category add_deduct_tax charge_type account_head rate tax_amount item_wise_tax_detail description',
    ),
  },
  'Payment Ledger Entry': {
    fields: fieldsOf(
      'posting_date company account party_type party voucher_type voucher_no against_voucher_type',
      'against_voucher_no amount amount_in_account_currency account_currency delinked',
    ),
  },
  File: {
    fields: fieldsOf(
      'file_name file_url file_size content_hash is_private is_folder attached_to_doctype attached_to_name',
    ),
  },
  'Deleted Document': { fields: fieldsOf('deleted_name deleted_doctype restored new_name data') },
}
