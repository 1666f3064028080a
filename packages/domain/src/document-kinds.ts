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
