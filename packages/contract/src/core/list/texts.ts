import * as actions from '../words/action-texts.ts'
import * as fields from '../words/field-texts.ts'

/** The texts of every list (screens 2.0). */
export const listTexts = {
  viewing: 'Viendo: {company} · {branch}',
  dataAsOf: 'Datos al {instant}',
  /** Without loaded data, or with data that came without its date: the company reported no date in either case. */
  noCutOff: 'Sin fecha de corte: la compañía no la ha informado',
  none: fields.none,
} as const

/** The filters above a list. */
export const filterTexts = {
  open: 'Filtros',
  openWithCount: 'Filtros ({n})',
  close: 'Cerrar los filtros',
  clear: 'Limpiar filtros',
  clearSearch: actions.clearSearch,
  window: fields.period,
  status: fields.state,
  from: fields.from,
  to: fields.until,
  since: 'Desde {from}',
  until: 'Hasta {to}',
  between: '{from} – {to}',
  min: 'Valor mínimo',
  max: 'Valor máximo',
  atLeast: 'Desde {min}',
  atMost: 'Hasta {max}',
  withCount: '{value} ({n})',
  apply: 'Aplicar',
  remove: actions.remove,
  /** On the button that shows further filters. */
  add: fields.filter,
  /** On the cross that removes one filter. */
  removeOf: 'Quitar el filtro {filter}',
  /** On the button that closes the sheet of filters. */
  see: { one: 'Ver 1 resultado', many: 'Ver {n} resultados' },
  seeRows: 'Ver resultados',
  wrongOrder: 'La fecha final no puede ser anterior a la inicial.',
  wrongAmountOrder: 'El valor máximo no puede ser menor que el mínimo.',
  notAnAmount: 'Escriba un valor, por ejemplo 1.500.000.',
  tooManyDecimals: 'Escriba el valor con dos decimales como máximo.',
} as const

/** The rows of a table and its paging. */
export const tableTexts = {
  more: 'Ver más datos',
  less: 'Ver menos datos',
  sortBy: 'Ordenar por',
  usualOrder: 'Orden habitual',
  ascending: 'ascendente',
  descending: 'descendente',
  total: fields.totalIn,
  totalRows: '{n} en total',
  pages: 'Páginas',
  page: 'Página {n}',
  previous: 'Página anterior',
  next: 'Página siguiente',
  range: '{first}–{last} de {total}',
  size: 'Filas por página',
  sizeOf: '{n} por página',
  noRoom: 'No caben: {columns}. Elija menos columnas en «Vista» o amplíe la ventana.',
  beyond: 'Las páginas llegan hasta la fila {last}. Para ver las siguientes, use los filtros o «Ver todo».',
  seeAll: 'Ver todo',
  seePages: 'Ver por páginas',
} as const

/** The actions on a whole list. */
export const listActionTexts = {
  view: 'Vista',
  columns: 'Columnas',
  keys: 'Atajos de teclado',
  export: 'Exportar',
  more: 'Más acciones',
} as const

/** Why a list is empty and what to do; lists without any data have their own texts (screens 2.0). */
export const emptyTexts = {
  noMatch: 'Ningún resultado con estos filtros.',
  noSuchPage: 'Esta página ya no tiene resultados.',
  firstPage: 'Ir a la primera página',
  failed: 'No pudimos consultar.',
  retry: actions.retry,
  reference: 'Referencia: {reference}',
} as const
