import * as places from '../../core/words/place-texts.ts'
import type { placeAccess } from './access.ts'
import { menuTexts } from './texts.ts'

/** A place of the portal for menu entries of the company: its path after the hash, its name, and its access. */
export type MenuPlace = { value: string; label: string; access: keyof typeof placeAccess; group?: string }

/** The places of the portal, in the order of its menu. */
export const menuPlaces: readonly MenuPlace[] = [
  { value: '/inicio', label: 'Inicio', access: 'startPage' },
  {
    value: '/account-statements/0',
    label: menuTexts.pendingInvoices,
    access: 'accountStatements',
    group: menuTexts.accountStatements,
  },
  {
    value: '/invoices',
    label: places.handInInvoice,
    access: 'invoices',
    group: menuTexts.accountStatements,
  },
  {
    value: '/payments-made/30',
    label: menuTexts.paidInvoices,
    access: 'paymentsMade',
    group: menuTexts.accountStatements,
  },
  {
    value: '/purchase-order/0',
    label: menuTexts.purchaseOrders,
    access: 'purchaseOrders',
    group: menuTexts.consultations,
  },
  {
    value: '/purchase-tickets/0',
    label: menuTexts.purchaseTickets,
    access: 'purchaseTickets',
    group: menuTexts.consultations,
  },
  {
    value: '/notes-debit/0',
    label: menuTexts.debitNotes,
    access: 'debitNotes',
    group: menuTexts.consultations,
  },
  { value: '/reports', label: menuTexts.reports, access: 'reports' },
  { value: '/blog', label: menuTexts.blog, access: 'blog' },
  { value: '/events', label: menuTexts.events, access: 'events' },
  { value: '/certificates', label: menuTexts.certificates, access: 'certificates' },
  {
    value: '/supplier-contracts',
    label: menuTexts.contracts,
    access: 'contracts',
    group: menuTexts.suppliers,
  },
  {
    value: '/supplier-qualification',
    label: menuTexts.qualification,
    access: 'qualification',
    group: menuTexts.suppliers,
  },
  { value: '/users', label: menuTexts.users, access: 'users' },
  { value: '/profile', label: menuTexts.profile, access: 'profile' },
  { value: '/questions', label: menuTexts.questions, access: 'questions' },
  { value: '/downloads', label: menuTexts.downloads, access: 'downloads' },
]

/** Other places of the portal to which an entry of the company may lead: they are behind those of the menu. */
export const innerPlaces: readonly MenuPlace[] = [
  { value: '/account-statements/0/reconcile', label: places.reconcileStatement, access: 'accountStatements' },
  { value: '/certificates/reconcile', label: places.reconcileWithholdings, access: 'certificates' },
  { value: '/papers', label: places.constancies, access: 'accountStatements' },
  { value: '/supplier-qualification/documents', label: places.requiredDocuments, access: 'qualification' },
  { value: '/profile/bank-accounts', label: places.bankAccounts, access: 'bankAccounts' },
]

/** The place of the portal to which an entry's value leads, unless it is none that has a name. */
export const placeAt = (value: string): MenuPlace | undefined =>
  [...menuPlaces, ...innerPlaces].find((place) => place.value === value)
