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
  noRoom: 'No caben: {columns}. Elija menos columnas en «Vista» o amplíe la ventana.',
  seePages: 'Ver por páginas',
} as const

/** The actions on a whole list. */
export const listActionTexts = {
  view: 'Vista',
  columns: fields.columns,
  keys: 'Atajos de teclado',
  export: 'Exportar',
  more: 'Más acciones',
} as const
