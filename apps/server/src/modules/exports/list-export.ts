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

/** A column of an exported list; the company's parameters may keep it from its suppliers. */
export type ExportColumn<Row> = SheetColumn<Row> & {
  readonly isShown?: (parameters: PlatformParameters) => boolean
}

/** A list as its feature describes it for export. */
interface ListExportParts<C extends AnyCall, Row> {
  readonly list: ListName
  /** The call that hands the file out at once, and the one that has it made in the background. */
  readonly now: C
  readonly later: AnyCall
  readonly title: string
  /** Of which kind of document the list's freshness is told. */
  readonly kind: string
  readonly columns: readonly ExportColumn<Row>[]
  readonly rows: (scope: Scope, filter: Sent<C>['query']) => RowsInOrder<Row>
  readonly currencyOf: (row: Row) => string
  /** Into which total of its currency a row goes, where it has several. */
  readonly totalOf?: ((row: Row) => string) | undefined
  /** What the filter lets through, in words. */
  readonly words: (filter: Sent<C>['query']) => readonly string[]
}

/** A filtered list that can be exported, its rows still unread. */
export interface ExportableList<Row = unknown> {
  readonly title: string
  /** What its file is called, before the day. */
  readonly fileName: string
  /** What is kept of it with a file that is made in the background, beside what was asked. */
  readonly noted?: Readonly<Record<string, string>>
  readonly kind: string
  readonly filter: readonly string[]
  /** In the order that was asked for, without what the company does not show. */
  columns(parameters: PlatformParameters): readonly SheetColumn<Row>[]
  readonly currencyOf: (row: Row) => string
  readonly totalOf?: ((row: Row) => string) | undefined
  /** How many rows there are, counted no further than to a limit. */
  count(db: Database, limit: number): Promise<number>
  rows(db: Database): AsyncIterable<readonly Row[]>
}

/** A list's export, whatever its rows are made of. */
export interface ListExport {
  readonly list: FileList
  readonly now: AnyCall
  readonly later: AnyCall
  /**
   * The list under a scope, narrowed as its call was asked. `use` gets it with the type of its rows.
   * @throws Problem `invalid-fields` for a filter that the call does not take.
   */
  open<Result>(
    db: Database,
    scope: Scope,
    asked: unknown,
    use: <Row>(list: ExportableList<Row>) => Promise<Result>,
  ): Promise<Result>
}

/** Rows of a batch: more of them live long enough to make the process grow, fewer cost round trips. */
const handful = 400

/** Makes a list's export from its feature's description. */
export function listExport<C extends AnyCall, Row>(parts: ListExportParts<C, Row>): ListExport {
  const { list, now, later, title, kind, currencyOf, totalOf } = parts
  return {
    list,
    now,
    later,
    async open(_, scope, asked, use) {
      // The call's own schema has just read it.
      const filter = readFields(now.query, asked) as Sent<C>['query']
      const { select } = parts.rows(scope, filter)
      return use<Row>({
        title,
        fileName: exportFileTexts[list],
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

/** The columns that were asked for, in their order; all where none was, or none of those that there are. */
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
