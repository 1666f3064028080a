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
  withCount: '{value} ({n})',
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
  beyond: 'Por páginas se llega hasta la fila {last}. Para llegar más lejos, use los filtros o «Ver todo».',
  seeAll: 'Ver todo',
  seePages: 'Ver por páginas',
  keys: 'Atajos de teclado',
} as const

/** What stands above a list that shows all of its rows at once. */
export const longListTexts = {
  all: '{total} filas',
  loading: 'Cargando: {n} de {total} filas',
  first: 'Se muestran las primeras {n} de {total} filas. Use los filtros para reducirlas.',
  find: 'El navegador busca solo en las filas a la vista; para buscar en todas, use el buscador de la lista.',
  stopped: 'La carga se detuvo en {n} de {total} filas. {message}',
  resume: 'Continuar',
} as const

/** What can be done with a list as a whole. */
export const listActionTexts = {
  columns: 'Columnas',
  views: 'Vistas guardadas',
} as const

/** The choice of a list's columns. */
export const columnChoiceTexts = {
  title: 'Columnas de la lista',
  hint: 'Elija qué columnas ver y en qué orden. La primera siempre se muestra. Las columnas elegidas se ven todas, aunque la tabla deba desplazarse.',
  up: 'Subir {column}',
  down: 'Bajar {column}',
  moved: '{column}: posición {place} de {count}',
  reset: 'Restablecer',
  done: 'Listo',
  close: 'Cerrar',
} as const

/** The single keys of a list. */
export const keyTexts = {
  title: 'Atajos de teclado',
  scope: 'Funcionan mientras el foco está en la tabla: pulse Tab hasta llegar a una fila.',
  next: 'Fila siguiente',
  previous: 'Fila anterior',
  open: 'Abrir el documento',
  enter: 'Enter',
  search: 'Ir al buscador de la lista',
  export: 'Exportar',
  help: 'Mostrar esta ayuda',
  isOn: 'Usar atajos de una sola tecla',
  isOnHint: 'Si los desactiva, Tab y Enter siguen funcionando.',
  close: 'Cerrar',
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
  sameBusiness: 'Del mismo negocio',
  showAll: 'Ver los {n}',
  firstRelated: 'Se muestran los primeros {n}.',
  parts: 'Partes del documento',
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
