import type { Access } from '@enlace/domain/access.ts'

/**
 * The access of each place of the portal (spec 6), shared by its calls, its menu entry and its route guard. It is
 * separate from the calls, so that the menu does not import their schemas.
 */
export const placeAccess = {
  startPage: { actor: 'supplier' },
  accountStatements: { actor: 'supplier' },
  paymentsMade: { actor: 'supplier' },
  purchaseOrders: { actor: 'supplier', module: 'orden_compra' },
  purchaseTickets: { actor: 'supplier', module: 'orden_ticket' },
  debitNotes: { actor: 'supplier', module: 'orden_notas_debito' },
  invoices: { actor: 'supplier', module: 'radicar_factura' },
  questions: { actor: 'supplier' },
  reports: { actor: 'supplier', module: 'reports' },
  blog: { actor: 'supplier', module: 'blog' },
  events: { actor: 'supplier', module: 'events' },
  certificates: { actor: 'supplier', module: 'certificate' },
  contracts: { actor: 'supplier', module: 'mostrar_contratos_proveedores' },
  qualification: { actor: 'supplier' },
  users: { actor: 'master', module: 'users' },
  profile: { actor: 'supplier' },
  bankAccounts: { actor: 'master' },
  downloads: { actor: 'supplier' },
  notifications: { actor: 'supplier' },
  templates: { actor: 'supplier' },
} as const satisfies Record<string, Access> // the actors and modules are the types
