/** The pages of a table. */
export const pagingTexts = {
  pages: 'Páginas',
  page: 'Página {n}',
  previous: 'Página anterior',
  next: 'Página siguiente',
  range: '{first}–{last} de {total}',
  size: 'Filas por página',
  sizeOf: '{n} por página',
  beyond: 'Las páginas llegan hasta la fila {last}. Para ver las siguientes, use los filtros o «Ver todo».',
  seeAll: 'Ver todo',
} as const
