/** How the connection to a mailbox is secured; `ninguna` only within the networks that the installation names. */
export const mailboxSecurities = ['tls', 'starttls', 'ninguna'] as const
export type MailboxSecurity = (typeof mailboxSecurities)[number]

/** By what a mailbox is entered: its password, or OAuth by an application at Microsoft 365 or Google. */
export const mailboxAccesses = ['clave', 'microsoft', 'google'] as const
export type MailboxAccess = (typeof mailboxAccesses)[number]

/** The IMAP servers of providers with OAuth. */
export const usualServers: Readonly<Record<Exclude<MailboxAccess, 'clave'>, string>> = {
  microsoft: 'outlook.office365.com',
  google: 'imap.gmail.com',
}

/** The usual port of each. */
export const usualPorts: Readonly<Record<MailboxSecurity, number>> = { tls: 993, starttls: 143, ninguna: 143 }

/** The limits of a mail: larger ones are not read, and further attachments are left out. */
export const mailLimits = { bytes: 25 * 1024 * 1024, attachments: 20 } as const

/** Answers to one address within a day. */
export const answersPerDay = 20

/** Minutes between two looks into a mailbox. */
export const mailboxMinutes = 5

/** The states of a mail: to be read, waiting at the desk, handed in, refused by a check, discarded. */
export const invoiceMailStates = ['por_leer', 'por_asignar', 'recibido', 'rechazado', 'descartado'] as const
export type InvoiceMailState = (typeof invoiceMailStates)[number]

/** Why a mail waits at the desk. */
export const waitingReasons = [
  'sin_adjunto',
  'ilegible',
  'muy_grande',
  'otro_comprador',
  'sin_proveedor',
  'varios_proveedores',
  'proveedor_inactivo',
] as const
export type WaitingReason = (typeof waitingReasons)[number]

/** What a document of a mail turned out to be: handed in by it, known from before, or refused by its checks. */
export const mailOutcomes = ['radicado', 'conocido', 'rechazado'] as const
