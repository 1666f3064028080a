/** The ERPs that records can be pulled from. */
export const connectionSystems = ['odoo', 'erpnext'] as const
export type ConnectionSystem = (typeof connectionSystems)[number]

/** The kinds of records that a connection may bring, in the order in which they are brought: one leans on those before. */
export const pulledKinds = ['suppliers', 'orders', 'receipts', 'invoices', 'notes', 'payments'] as const
export type PulledKind = (typeof pulledKinds)[number]

/** Minutes between two times that a connection brings what changed. */
export const pullIntervals = [15, 60, 360, 1440] as const
export type PullInterval = (typeof pullIntervals)[number]

/** How a time that a connection brought records ended; `partial` without some kinds, `stopped` by a person partway. */
export const pullStates = ['running', 'done', 'partial', 'failed', 'stopped'] as const
export type PullState = (typeof pullStates)[number]
