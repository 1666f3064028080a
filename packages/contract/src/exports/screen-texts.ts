import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import * as places from '../core/words/place-texts.ts'
import * as states from '../core/words/state-texts.ts'

/** The screen of requested files. */
export const downloadsTexts = {
  title: 'Descargas',
  description: 'Archivos que usted solicitó. Se conservan {n} {n:día|días}.',
  table: 'Archivos pedidos',
  file: fields.file,
  allBranches: fields.allBranches,
  rows: fields.rows,
  size: 'Tamaño',
  requestedAt: 'Pedido',
  expires: 'Disponible hasta',
  state: fields.state,
  actions: fields.actions,
  progress: 'Avance de {file}',
  rowsDone: '{done} de {total} {total:fila|filas}',
  certificatesDone: '{done} de {total} {total:certificado|certificados}',
  download: actions.download,
  downloadFile: 'Descargar {file}',
  cancel: actions.cancel,
  cancelFile: 'Cancelar {file}',
  remove: actions.erase,
  removeFile: 'Eliminar {file}',
  removed: 'El archivo se eliminó.',
  cancelled: 'La exportación se canceló.',
  none: 'Todavía no hay descargas.',
  noneHint: 'Las exportaciones largas aparecen aquí mientras se preparan y cuando están listas.',
  noLonger: 'Ya no tiene acceso a los datos de este archivo.',
  failedHint: 'No se pudo preparar. Pídalo de nuevo desde la lista.',
  expiredHint: 'Venció. Pídalo de nuevo desde la lista.',
  kilobytes: '{n} kB',
  megabytes: '{n} MB',
} as const

/** The names of the lists. */
export const listNameTexts = {
  'account-statements': places.pendingInvoices,
  'payments-made': places.paymentsMade,
  'paid-invoices': 'Facturas pagadas',
  'purchase-order': places.purchaseOrders,
  'purchase-tickets': places.purchaseTickets,
  'notes-debit': places.debitNotes,
  users: places.users,
  'supplier-contracts': places.contracts,
  certificates: 'Certificados de retención',
  reports: 'Reporte',
} as const

/** The states of a file. */
export const exportStateTexts = {
  waiting: states.waiting,
  running: 'En preparación',
  done: fields.list,
  failed: states.failedOutcome,
  cancelled: 'Cancelada',
  expired: states.expired,
} as const
