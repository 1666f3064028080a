/** Texts of choosing which rows of a file are loaded. */
export const importRowTexts = {
  title: 'Filas que se cargan',
  hint: 'Si el archivo mezcla débitos y créditos, varias compañías o subtotales, elija las filas según una columna. La elección se guarda con la fuente.',
  column: 'Filas',
  all: 'Todas las filas',
  by: 'Según la columna «{column}»',
  keep: 'Filas por cargar',
  keeps: { only: 'Cargar solo las marcadas', without: 'Cargar todas menos las marcadas' },
  cells: 'Filas con «{column}» igual a',
  cell: '{cell} (filas: {count})',
  other: 'Valor de «{column}»',
  otherHint:
    'La columna trae muchos valores distintos. Escriba los que busca, uno por uno, como aparecen en el archivo.',
  plain: '{cell}',
  addsUp: 'Un mismo documento viene en varias filas: sumar sus valores',
} as const
