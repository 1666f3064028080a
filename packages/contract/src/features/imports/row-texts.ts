/** Texts of choosing which rows of a file are loaded. */
export const importRowTexts = {
  title: 'Qué filas se cargan',
  hint: 'Si el archivo mezcla débitos y créditos, varias compañías o subtotales, escoja sus filas por lo que dice una columna. Se recuerda con la fuente.',
  column: 'Filas',
  all: 'Todas las filas',
  by: 'Según la columna «{column}»',
  keep: 'Qué se hace con las marcadas',
  keeps: { only: 'Cargar solo las marcadas', without: 'Cargar todas menos las marcadas' },
  cells: 'Filas con «{column}» igual a',
  cell: '{cell} (filas: {count})',
  addsUp: 'Una factura viene en varias filas: sumar sus valores y saldos',
} as const
