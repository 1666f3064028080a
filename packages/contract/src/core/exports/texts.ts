/** Exporting a list. */
export const exportTexts = {
  open: 'Exportar',
  rows: { one: '1 fila con el filtro actual', many: '{n} filas con el filtro actual' },
  later: '{format}, en segundo plano',
  pdfTooLong: 'PDF: solo hasta {n} filas.',
  nothing: 'No hay filas para exportar',
  xlsx: 'Excel (XLSX)',
  csv: 'CSV (separado por punto y coma)',
  pdf: 'PDF de la lista',
  statement: 'PDF del estado de cuenta',
  downloads: 'Ver mis descargas',
  requested: 'Estamos preparando el archivo. Lo encuentra en Descargas, en el menú de su usuario.',
  requestedTitle: 'Exportación en curso',
} as const

/** What stands in an exported file around its rows. */
export const sheetTexts = {
  currency: 'Moneda',
  total: 'Total {moneda}',
  party: '{company} (NIT {companyNit}) · Proveedor: {supplier} (NIT {nit})',
  branch: 'Sucursal: {branch}',
  branches: 'Sucursales: todas ({n})',
  filter: 'Filtro: {filter}',
  filterLabel: 'Filtro',
  everything: 'todo, sin filtro',
  made: 'Generado el {instant} (hora de Colombia)',
  dataAsOf: 'Datos al {instant}',
  neverLoaded: 'Sin fecha de corte',
  empty: 'No hay filas con este filtro.',
  fileName: '{list}-{day}.{format}',
} as const

/** A list's filter in words. */
export const filterWordTexts = {
  search: 'texto «{q}»',
  from: '{date} desde {from}',
  to: '{date} hasta {to}',
  between: '{date} del {from} al {to}',
  min: '{amount} desde {min}',
  max: '{amount} hasta {max}',
  one: '{label}: {words}',
} as const

/** The files' names, by their list. */
export const exportFileTexts = {
  'account-statements': 'facturas-pendientes',
  'payments-made': 'pagos-realizados',
  'paid-invoices': 'facturas-pagadas',
  'purchase-order': 'ordenes-de-compra',
  'purchase-tickets': 'entradas-de-almacen',
  'notes-debit': 'notas-debito',
} as const

/** The screen of the files that were asked for. */
export const downloadsTexts = {
  title: 'Descargas',
  description: 'Los archivos que pidió y se prepararon en segundo plano. Se conservan {n} días.',
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
  rowsDone: '{done} de {total} filas',
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
