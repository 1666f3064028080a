import * as actions from '../words/action-texts.ts'

/** Above a list that shows all of its rows. */
export const longListTexts = {
  all: '{total} {total:fila|filas}',
  loading: 'Cargando: {n} de {total} {total:fila|filas}',
  first: 'Se muestran las primeras {n} de {total} filas. Use los filtros para reducirlas.',
  find: 'El navegador busca solo en las filas visibles. Para buscar en todas, use el buscador de la lista.',
  stopped: 'La carga se detuvo en {n} de {total} {total:fila|filas}. {message}',
  resume: actions.continueOn,
} as const

/** Printing a list. */
export const printListTexts = {
  print: 'Imprimir',
  all: '{total} {total:fila|filas}',
  first:
    'Se imprimen las primeras {n} de {total} filas. Quedan {left} por fuera: para tenerlas todas, exporte la lista o reduzca el resultado con los filtros.',
  page: 'Se imprimen las filas {first} a {last} de {total}. Para imprimirlas todas, use {view} › {print}.',
} as const

/** The choice of a list's columns. */
export const columnChoiceTexts = {
  title: 'Columnas de la lista',
  hint: 'Elija qué columnas ver y en qué orden. La primera siempre se muestra. Si no caben todas, las últimas no se muestran.',
  up: 'Subir {column}',
  down: 'Bajar {column}',
  moved: '{column}: posición {place} de {count}',
  reset: actions.reset,
  done: 'Listo',
  close: actions.close,
} as const

/** The keyboard shortcuts of a list. */
export const keyTexts = {
  title: 'Atajos de teclado',
  scope:
    '/, e y ? funcionan en toda la página; j y k, mientras el foco está en la tabla: pulse Tab hasta llegar a una fila.',
  next: 'Fila siguiente',
  previous: 'Fila anterior',
  open: 'Abrir el documento',
  enter: 'Enter',
  search: 'Ir al buscador de la lista',
  export: 'Exportar',
  help: 'Mostrar esta ayuda',
  isOn: 'Usar atajos de una sola tecla',
  isOnHint: 'Si los desactiva, Tab y Enter siguen funcionando.',
  close: actions.close,
} as const

/** The choice of the currency of the figures above a list. */
export const currencyTexts = { label: 'Moneda de las cifras' } as const
