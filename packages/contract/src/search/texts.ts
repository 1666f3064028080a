import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'

/** The global search: documents, screens and actions. */
export const searchTexts = {
  label: 'Buscar en todo el portal',
  close: 'Cerrar el buscador',
  recent: 'Recientes',
  screens: 'Pantallas',
  actions: fields.actions,
  searching: 'Buscando…',
  noMatch: 'Nada con “{q}”. Revise el número o busque por su parte final.',
  failed: 'No se pudieron buscar los documentos. Cambie el texto para intentar de nuevo.',
  offline:
    'Sin conexión: los documentos se buscarán cuando se restablezca. Puede abrir pantallas y acciones.',
  found: { one: '1 resultado', many: '{n} resultados' },
  hint: 'Escriba un número, o el nombre de una pantalla o de una acción.',
  handedIn: places.handedInInvoices,
  filed: 'Radicado {radicado}',
  delivery: 'Remisión {remision}',
  allOf: 'Ver todos los resultados de “{q}”',
  arrived: '¿Llegó mi factura “{q}”?',
  switchBranch: 'Cambiar a la sucursal {branch}',
  switchAllBranches: 'Cambiar a todas las sucursales',
  switchCompany: 'Cambiar a {company} · {razon_social}',
  scheme: 'Tema {scheme}',
  print: 'Imprimir esta página',
  exportList: 'Exportar la lista…',
  notFound: 'Si no está entre sus facturas',
  move: 'Moverse',
  choose: 'Abrir',
  leave: actions.close,
} as const

/** The names of the document kinds as group headings. */
export const searchGroupTexts = {
  'supplier-contracts': places.contracts,
  'purchase-order': places.purchaseOrders,
  'purchase-tickets': places.purchaseTickets,
  'account-statements': places.invoices,
  'notes-debit': places.debitNotes,
  'payments-made': places.payments,
} as const
