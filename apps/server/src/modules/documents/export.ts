import type { AnyCall, Sent } from '@enlace/contract/core/call.ts'
import type { ListName, ListQuery } from '@enlace/contract/core/list/list.ts'
import { filterTexts } from '@enlace/contract/core/list/texts.ts'
import type {
  DerivedOf,
  DocumentDescription,
  DocumentFilter,
} from '@enlace/contract/documents/description.ts'
import type { Scope } from '@enlace/database/scope.ts'
import {
  commonWords,
  type ExportColumn,
  type ExportedList,
  exportedList,
  labelled,
  type ListExport,
  windowWords,
} from '../exports/index.ts'
import type { ListRows } from '../../core/list/rows-queries.ts'
import { sheetColumns } from './columns.ts'

/** The parts of a list's export beyond its description. */
interface DocumentExportParts<C extends AnyCall, Row> {
  /** Its name, if not the kind's. */
  readonly list?: ListName
  /** The call for an immediate file. */
  readonly now: C
  /** The file's name without the date, if not the list's. */
  readonly fileName?: string | undefined
  /** Its title, if not the list's. */
  readonly title?: string
  /** The list's title and its labels of its window, if any, its date and its amount. */
  readonly texts: {
    readonly title: string
    readonly windowDays?: string
    readonly date: string
    readonly amount: string
  }
  readonly rows: (scope: Scope, filter: Sent<C>['query']) => Pick<ListRows<Row>, 'select'>
  /** The total of a row within its currency, if there are several. */
  readonly totalOf?: (row: Row) => string
  /** The filters beyond the description, in words. */
  readonly words?: (filter: Sent<C>['query']) => readonly string[]
}

type Described = Pick<DocumentDescription, 'kind' | 'states' | 'filters' | 'fields'>

/** The columns, which derived fields or special forms require; by default those of the description. */
type Columns<D extends Described, Row> = [DerivedOf<D['fields']>] extends [never]
  ? { readonly columns?: readonly ExportColumn<Row>[] }
  : { readonly columns: readonly ExportColumn<Row>[] }

/** Returns the export of a kind's list, at once or in the background. */
export const documentExport = <D extends Described, C extends AnyCall, Row extends { moneda: string }>(
  description: D,
  { later, ...parts }: DocumentExportParts<C, Row> & Columns<D, Row> & Pick<ListExport, 'later'>,
): ListExport => ({
  // What is left are the parts and the columns.
  ...documentSheet<D, C, Row>(description, parts as DocumentExportParts<C, Row> & Columns<D, Row>),
  later,
})

/** Returns the export of a kind's list at once, with its filters in words. */
export function documentSheet<D extends Described, C extends AnyCall, Row extends { moneda: string }>(
  description: D,
  { texts, words, ...parts }: DocumentExportParts<C, Row> & Columns<D, Row>,
): ExportedList {
  const { kind, states, filters, fields }: Described = description
  return exportedList<C, Row>({
    list: kind,
    title: texts.title,
    columns: sheetColumns(fields, {}, states),
    ...parts,
    kind,
    currencyOf: ({ moneda }) => moneda,
    words: (asked) => {
      // Every list's call takes what all lists take.
      const filter = asked as Omit<ListQuery, 'page' | 'size'>
      return [
        ...(texts.windowDays === undefined ? [] : windowWords(filter.days, texts.windowDays)),
        ...(words?.(asked) ?? []),
        ...ownWords(filters, filter),
        ...commonWords(filter, {
          date: texts.date,
          amount: texts.amount,
          state: { label: filterTexts.status, owner: states },
        }),
      ]
    },
  })
}

function ownWords(filters: Readonly<Record<string, DocumentFilter>>, chosen: object): string[] {
  const values: Readonly<Record<string, unknown>> = { ...chosen }
  return Object.entries(filters).flatMap(([name, filter]) => {
    const value = values[name]
    if (typeof value !== 'string' || value === '') return []
    if (filter.kind === 'flag') return [filter.on]
    return [labelled(filter.label, filter.kind === 'choice' ? (filter.options[value] ?? value) : value)]
  })
}
