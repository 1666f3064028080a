/** What every list says around its rows (screens 2.0). */
export const listTexts = {
  viewing: 'Viendo: {company} · {branch}',
  dataAsOf: 'Datos al {instant}',
  neverLoaded: 'Sin fecha de corte: la compañía aún no ha cargado datos',
  figures: 'Resumen',
  all: 'Todas',
  days: '{n} días',
  none: '—',
} as const

/** The filters above a list. */
export const filterTexts = {
  open: 'Filtros',
  openWithCount: 'Filtros ({n})',
  close: 'Cerrar los filtros',
  clear: 'Limpiar filtros',
  clearSearch: 'Borrar la búsqueda',
  window: 'Periodo',
  status: 'Estado',
  from: 'Desde',
  to: 'Hasta',
  since: 'Desde {from}',
  until: 'Hasta {to}',
  between: '{from} – {to}',
  min: 'Valor mínimo',
  max: 'Valor máximo',
  atLeast: 'Desde {min}',
  atMost: 'Hasta {max}',
  apply: 'Aplicar',
  remove: 'Quitar',
  wrongOrder: 'La fecha final no puede ser anterior a la inicial.',
  wrongAmountOrder: 'El valor máximo no puede ser menor que el mínimo.',
  notAnAmount: 'Escriba un valor, por ejemplo 1.500.000.',
  tooManyDecimals: 'Escriba el valor con dos decimales como máximo.',
} as const

/** Rows of a table and the way through its pages. */
export const tableTexts = {
  more: 'Ver más datos',
  less: 'Ver menos datos',
  sortBy: 'Ordenar por',
  ascending: 'ascendente',
  descending: 'descendente',
  total: 'Total {moneda}',
  totalRows: '{n} en total',
  pages: 'Páginas',
  page: 'Página {n}',
  previous: 'Página anterior',
  next: 'Página siguiente',
  range: '{first}–{last} de {total}',
  size: 'Filas por página',
  sizeOf: '{n} por página',
} as const

/** Why a list shows nothing, and what to do about it; what was never there is said by each list (screens 2.0). */
export const emptyTexts = {
  noMatch: 'Ningún resultado con estos filtros.',
  noSuchPage: 'Esta página ya no tiene resultados.',
  firstPage: 'Ir a la primera página',
  failed: 'No pudimos consultar.',
  retry: 'Reintentar',
  reference: 'Referencia: {reference}',
} as const

/** What every document's own page says. */
export const documentTexts = {
  breadcrumb: 'Ubicación',
  print: 'Imprimir',
  branch: 'Sucursal',
  related: 'Documentos relacionados',
  noRelated: 'No hay documentos relacionados.',
  lines: 'Detalle',
  totals: 'Totales',
  gross: 'Valor bruto',
  discount: 'Descuento',
  tax: 'IVA',
  net: 'Valor neto',
} as const

/** A related document by its kind and number. */
export const relatedTexts = {
  'purchase-order': 'Orden de compra {numero}',
  'purchase-tickets': 'Entrada de almacén {numero}',
  'account-statements': 'Factura {numero}',
  'notes-debit': 'Nota débito {numero}',
  'payments-made': 'Pago {numero}',
} as const
