import * as fields from '../core/words/field-texts.ts'

/** Exporting a list. */
export const exportTexts = {
  rows: { one: '1 fila con el filtro actual', many: '{n} filas con el filtro actual' },
  later: '{format}, en segundo plano',
  pdfTooLong: 'PDF: solo hasta {n} filas.',
  nothing: 'No hay filas para exportar',
  xlsx: fields.excel,
  csv: 'CSV (separado por punto y coma)',
  pdf: 'PDF de la lista',
  statement: 'PDF del estado de cuenta',
  downloads: 'Ver mis descargas',
  requested: 'Estamos preparando el archivo. Lo encuentra en Descargas, en el menú de su usuario.',
  requestedTitle: 'Exportación en curso',
  downloaded: 'Archivo descargado: {archivo}',
} as const

/** The texts of an exported file besides its rows. */
export const sheetTexts = {
  currency: fields.currency,
  total: fields.totalIn,
  party: '{company} (NIT {companyNit}) · Proveedor: {supplier} (NIT {nit})',
  everybody: '{company} (NIT {companyNit}) · Todos los proveedores',
  branch: 'Sucursal: {branch}',
  branches: 'Sucursales: todas ({n})',
  filter: 'Filtro: {filter}',
  filterLabel: fields.filter,
  everything: 'todo, sin filtro',
  made: 'Generado el {instant} (hora de Colombia)',
  dataAsOf: 'Datos al {instant}',
  noCutOff: 'Sin fecha de corte',
  empty: 'No hay filas con este filtro.',
  fileName: '{list}-{day}.{format}',
} as const

/** A list's filter as text. */
export const filterWordTexts = {
  search: 'texto «{q}»',
  from: '{date} desde {from}',
  to: '{date} hasta {to}',
  between: '{date} del {from} al {to}',
  min: '{amount} desde {min}',
  max: '{amount} hasta {max}',
  one: '{label}: {words}',
} as const

/** The file names by list. */
export const exportFileTexts = {
  'account-statements': 'facturas-pendientes',
  'payments-made': 'pagos-realizados',
  'paid-invoices': 'facturas-pagadas',
  'purchase-order': 'ordenes-de-compra',
  'purchase-tickets': 'entradas-de-almacen',
  'notes-debit': 'notas-debito',
  users: 'usuarios',
  'supplier-contracts': 'contratos',
} as const
