/** The ERPs that records can be pulled from. */
export const connectionSystems = ['odoo', 'erpnext'] as const
export type ConnectionSystem = (typeof connectionSystems)[number]

/** The kinds of records that a connection may import, in the order of import, as each depends on those before. */
export const pulledKinds = ['suppliers', 'orders', 'receipts', 'invoices', 'notes', 'payments'] as const
export type PulledKind = (typeof pulledKinds)[number]

/** The kinds of which a connection may also import the files: those that are documents. */
export const filedKinds = ['orders', 'receipts', 'invoices', 'notes', 'payments'] as const
export type FiledKind = (typeof filedKinds)[number]

/** Minutes between two imports of a connection. */
export const pullIntervals = [15, 60, 360, 1440] as const
export type PullInterval = (typeof pullIntervals)[number]

/** The states of an import by a connection; `partial` lacks some kinds, `stopped` was cancelled by a person. */
export const pullStates = ['running', 'done', 'partial', 'failed', 'stopped'] as const
export type PullState = (typeof pullStates)[number]
