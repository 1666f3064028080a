/** The screen of the files that were asked for. */
export const downloadsTexts = {
  title: 'Descargas',
  description: 'Los archivos que pidió y se prepararon en segundo plano. Se conservan {n} {n:día|días}.',
  table: 'Archivos pedidos',
  file: 'Archivo',
  allBranches: 'Todas las sucursales',
  rows: 'Filas',
  size: 'Tamaño',
  requestedAt: 'Pedido',
  expires: 'Disponible hasta',
  state: 'Estado',
  actions: 'Acciones',
  progress: 'Avance de {file}',
  rowsDone: '{done} de {total} {total:fila|filas}',
  certificatesDone: '{done} de {total} {total:certificado|certificados}',
  download: 'Descargar',
  downloadFile: 'Descargar {file}',
  cancel: 'Cancelar',
  cancelFile: 'Cancelar {file}',
  remove: 'Eliminar',
  removeFile: 'Eliminar {file}',
  removed: 'El archivo se eliminó.',
  cancelled: 'La exportación se canceló.',
  none: 'Todavía no hay descargas.',
  noneHint: 'Las exportaciones largas aparecen aquí mientras se preparan y cuando están listas.',
  noLonger: 'Ya no tiene acceso a lo que contiene este archivo.',
  failedHint: 'No se pudo preparar. Pídalo de nuevo desde la lista.',
  expiredHint: 'Venció. Pídalo de nuevo desde la lista.',
  kilobytes: '{n} kB',
  megabytes: '{n} MB',
} as const

/** The lists by what people call them. */
export const listNameTexts = {
  'account-statements': 'Facturas pendientes',
  'payments-made': 'Pagos realizados',
  'paid-invoices': 'Facturas pagadas',
  'purchase-order': 'Órdenes de compra',
  'purchase-tickets': 'Entradas de almacén',
  'notes-debit': 'Notas débito',
  users: 'Usuarios',
  'supplier-contracts': 'Contratos',
  certificates: 'Certificados de retención',
  reports: 'Reporte',
} as const

/** The states of a file. */
export const exportStateTexts = {
  waiting: 'En espera',
  running: 'En preparación',
  done: 'Lista',
  failed: 'Falló',
  cancelled: 'Cancelada',
  expired: 'Vencida',
} as const
