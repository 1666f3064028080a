/** The order of a table: by which column, and which way. */
export type Sort = { by: string; order: 'asc' | 'desc' }

/** The order after a click on a column's header: upwards first, then the other way round. */
export function nextSort(sort: Sort | undefined, by: string): Sort {
  return { by, order: sort?.by === by && sort.order === 'asc' ? 'desc' : 'asc' }
}

/** An order as one word, as a list's address has it: the column, behind a hyphen when it runs downwards. */
export function writeSort({ by, order }: Sort): string {
  return order === 'desc' ? `-${by}` : by
}

/** The order that a word of `writeSort` means. */
export function readSort(word: string): Sort {
  return word.startsWith('-') ? { by: word.slice(1), order: 'desc' } : { by: word, order: 'asc' }
}
