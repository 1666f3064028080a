import * as actions from '../words/action-texts.ts'

/** The choice of several rows of a list, to do the same with all of them. */
export const selectionTexts = {
  column: 'Elegir',
  row: 'Elegir {row}',
  label: 'Filas elegidas',
  none: 'Elija filas para hacer lo mismo con varias a la vez.',
  chosen: '{n} {n:fila elegida|filas elegidas}',
  most: 'Se eligen hasta {most} filas a la vez.',
  page: 'Elegir toda la página',
  clear: 'Quitar selección',
  close: actions.close,
} as const
