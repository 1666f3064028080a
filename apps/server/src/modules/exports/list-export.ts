import type { AnyCall, Sent } from '@enlace/contract/core/call.ts'
import type { PlatformParameters } from '@enlace/contract/company/schemas.ts'
import type { FileList } from '@enlace/contract/exports/schemas.ts'
import { exportFileTexts } from '@enlace/contract/exports/texts.ts'
import type { ListName } from '@enlace/contract/core/list/list.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { SheetColumn } from '@enlace/documents/sheet.ts'
import { readFields } from '../../core/http/serve/fields.ts'
import { countUpTo, type RowsInOrder, streamInOrder } from './queries.ts'

/** A column of an exported list; the company's parameters may hide it from its suppliers. */
export type ExportColumn<Row> = SheetColumn<Row> & {
  readonly isShown?: (parameters: PlatformParameters) => boolean
}

/** A feature's description of its list for export. */
interface ListExportParts<C extends AnyCall, Row> {
  readonly list: ListName
  /** The call for an immediate file. */
  readonly now: C
  readonly title: string
  /** The file's name without the date, if not the list's. */
  readonly fileName?: string | undefined
  /** The kind of document that determines the list's freshness. */
  readonly kind: string
  readonly columns: readonly ExportColumn<Row>[]
  readonly rows: (scope: Scope, filter: Sent<C>['query']) => RowsInOrder<Row>
  readonly currencyOf: (row: Row) => string
  /** The total of a row within its currency, if there are several. */
  readonly totalOf?: ((row: Row) => string) | undefined
  /** The filter in words. */
  readonly words: (filter: Sent<C>['query']) => readonly string[]
}

/** A filtered list that can be exported, its rows still unread. */
export interface ExportableList<Row = unknown> {
  readonly title: string
  /** The file name, without the date. */
  readonly fileName: string
  /** Further data to store with a background file, besides its query. */
  readonly noted?: Readonly<Record<string, string>>
  readonly kind: string
  readonly filter: readonly string[]
  /** Returns the columns in the requested order, without those that the company hides. */
  columns(parameters: PlatformParameters): readonly SheetColumn<Row>[]
  readonly currencyOf: (row: Row) => string
  readonly totalOf?: ((row: Row) => string) | undefined
  /** Counts the rows, up to a limit. */
  count(db: Database, limit: number): Promise<number>
  rows(db: Database): AsyncIterable<readonly Row[]>
}

/** A list that a call exports, for any type of rows. */
export interface ExportedList {
  readonly list: FileList
  readonly now: AnyCall
  /**
   * Opens the filtered list under a scope; `use` gets it with the type of its rows. @throws Problem `invalid-fields`
   * for an unknown filter.
   */
  open<Result>(
    db: Database,
    scope: Scope,
    asked: unknown,
    use: <Row>(list: ExportableList<Row>) => Promise<Result>,
  ): Promise<Result>
}

/** A list's export for suppliers, which a second call makes in the background. */
export interface ListExport extends ExportedList {
  readonly later: AnyCall
}

/** Rows per batch: more of them live long enough to make the process grow, fewer cost round trips. */
const handful = 400

/** Creates the export of a list from its feature's description. */
export function exportedList<C extends AnyCall, Row>(parts: ListExportParts<C, Row>): ExportedList {
  const { list, now, title, kind, currencyOf, totalOf, fileName = exportFileTexts[list] } = parts
  return {
    list,
    now,
    async open(_, scope, asked, use) {
      // The call's own schema has just read it.
      const filter = readFields(now.query, asked) as Sent<C>['query']
      const { select } = parts.rows(scope, filter)
      return use<Row>({
        title,
        fileName,
        kind,
        filter: parts.words(filter),
        currencyOf,
        totalOf,
        columns: (parameters) => chosenColumns(parts.columns, columnsOf(filter), parameters),
        count: (db, limit) => countUpTo(db, scope, select, limit),
        rows: (db) => streamInOrder(db, scope, select, handful),
      })
    },
  }
}

/** Creates the export of a list of suppliers, at once or in the background. */
export const listExport = <C extends AnyCall, Row>({
  later,
  ...parts
}: ListExportParts<C, Row> & Pick<ListExport, 'later'>): ListExport => ({ ...exportedList(parts), later })

/** Returns the requested columns in order; all if none was requested, or none of those exists. */
function chosenColumns<Row>(
  all: readonly ExportColumn<Row>[],
  wanted: readonly string[],
  parameters: PlatformParameters,
): readonly ExportColumn<Row>[] {
  const shown = all.filter(({ isShown }) => isShown?.(parameters) ?? true)
  const chosen = wanted.flatMap((id) => shown.filter((column) => column.id === id))
  return chosen.length === 0 ? shown : [...new Set(chosen)]
}

function columnsOf(filter: unknown): readonly string[] {
  const asked = typeof filter === 'object' && filter !== null && 'columns' in filter ? filter.columns : []
  return Array.isArray(asked) ? asked.map(String) : []
}
