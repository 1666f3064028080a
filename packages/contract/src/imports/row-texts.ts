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
  other: 'Valor de «{column}»',
  otherHint:
    'La columna trae muchos valores distintos: escriba los que busca, uno por uno, tal como están en el archivo.',
  plain: '{cell}',
  addsUp: 'Un mismo documento viene en varias filas: sumar sus valores',
} as const
