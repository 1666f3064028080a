/** The kinds of related documents, in business order. */
export const documentKinds = [
  'supplier-contracts',
  'purchase-order',
  'purchase-tickets',
  'account-statements',
  'notes-debit',
  'payments-made',
] as const

/** A kind of document; its name is the slug. */
export type DocumentKind = (typeof documentKinds)[number]

/** The kinds of documents that are asked about: those of the ERP, and what suppliers hand in. */
export const askedKinds = [...documentKinds, 'invoices'] as const

/** A kind of document that is asked about. */
export type AskedKind = (typeof askedKinds)[number]
