/** The ERPs that records can be pulled from. */
export const connectionSystems = ['odoo', 'erpnext'] as const // the names are the type
export type ConnectionSystem = (typeof connectionSystems)[number]

/** The kinds of records that a connection may bring, in the order in which they are brought. */
export const pulledKinds = ['suppliers', 'invoices', 'payments'] as const // likewise
export type PulledKind = (typeof pulledKinds)[number]

/** Minutes between two times that a connection brings what changed. */
export const pullIntervals = [15, 60, 360, 1440] as const // likewise
export type PullInterval = (typeof pullIntervals)[number]

/** How a time that a connection brought records ended; `stopped` by a person in its midst. */
export const pullStates = ['running', 'done', 'failed', 'stopped'] as const // likewise
export type PullState = (typeof pullStates)[number]
