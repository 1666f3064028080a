import * as places from '../../core/words/place-texts.ts'
import type { DeskFoundKind } from './kinds.ts'

/** The search over everything in the back office. */
export const deskSearchTexts = {
  label: 'Buscar en la administración',
  openHint: 'Buscar en la administración (Ctrl K)',
  placeholder: 'Pantalla, proveedor, NIT o número',
  hint: 'Escriba una pantalla, un NIT o nombre de proveedor, un número de documento o un parámetro.',
  failed: 'No se pudo buscar en los datos. Cambie el texto para intentar de nuevo.',
  noMatch: 'No hay resultados para “{q}”. Revise el número o escriba solo su parte final.',
  parameters: 'Parámetros',
  foundTitle: '{nombre} · {numero}',
  switchCompany: 'Cambiar a {company}',
} as const

/** The names of the result groups. */
export const deskFoundTexts = {
  suppliers: places.suppliers,
  'account-statements': places.invoices,
  'purchase-order': places.purchaseOrders,
  'purchase-tickets': places.purchaseTickets,
  'notes-debit': places.debitNotes,
  'payments-made': places.payments,
  'supplier-contracts': places.contracts,
  'submitted-invoices': places.handedInInvoices,
  questions: places.questions,
  'supplier-registration': places.registrationRequests,
} as const satisfies Record<DeskFoundKind, string>

/** The actions available everywhere. */
export const deskActTexts = {
  inviteSupplier: 'Invitar un proveedor',
  newImport: 'Nueva carga de archivos',
  newInvitations: 'Invitar usuarios desde un archivo',
  newPost: 'Escribir una publicación del blog',
  newEvent: 'Crear un evento',
  inviteStaff: 'Invitar a una persona del equipo',
} as const
