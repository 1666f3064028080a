/** The kinds of values of a report's column. */
export type InstalledKind = 'text' | 'date' | 'money' | 'quantity' | 'integer' | 'percent'

/** A column of a view in the catalogue. */
export interface CatalogueColumn {
  id: string
  /** PostgreSQL's name of its type. */
  type: string
  about: string | null
}

/** A column that a report shows, read from its comment. */
export interface InstalledColumn {
  id: string
  header: string
  kind: InstalledKind
  isTotal: boolean
  isFilter: boolean
  isPeriod: boolean
  isAxis: boolean
}

/** The words that a column's comment may have after its header, separated by bars. */
export const columnWords = [
  'dinero',
  'cantidad',
  'porcentaje',
  'suma',
  'filtro',
  'periodo',
  'grafica',
] as const

/** The columns that determine the owner of a row. */
export const scopeColumns = ['company_id', 'third_party_id', 'third_id'] as const

const numbers = ['numeric', 'integer', 'bigint', 'smallint', 'double precision', 'real']

/** The kind of a column by its type, unless its comment says otherwise. */
export function kindOfColumn(type: string, words: readonly string[]): InstalledKind {
  if (type === 'date') return 'date'
  if (!numbers.includes(type)) return 'text'
  if (words.includes('dinero')) return 'money'
  if (words.includes('porcentaje')) return 'percent'
  return type === 'numeric' || words.includes('cantidad') ? 'quantity' : 'integer'
}

/**
 * A report from the comments of its view: the first line of the view's is the title, the rest its description; a
 * column's is its header and its options (`Valor | dinero | suma`). A column without a comment is not shown.
 */
export function readInstalledView(comment: string, catalogue: readonly CatalogueColumn[]) {
  const [title = '', ...about] = comment.split('\n')
  return {
    title: title.trim(),
    about: about.join(' ').trim(),
    columns: catalogue.flatMap(({ id, type, about: said }): InstalledColumn[] => {
      const [header = '', ...words] = (said ?? '').split('|').map((word) => word.trim())
      if (header === '') return []
      const kind = kindOfColumn(type, words)
      return [
        {
          id,
          header,
          kind,
          isTotal: kind === 'money' && words.includes('suma'),
          isFilter: kind === 'text' && words.includes('filtro'),
          isPeriod: kind === 'date' && words.includes('periodo'),
          isAxis: words.includes('grafica'),
        },
      ]
    }),
  }
}
