import type { PlatformParameters } from '@enlace/contract/company/schemas.ts'
import type { LinkedKind } from '@enlace/contract/reports/schemas.ts'
import type { SqlPiece } from '@enlace/database/database.ts'
import type { SheetKind } from '@enlace/documents/sheet.ts'
import type { ModuleName } from '@enlace/domain/modules.ts'
import type { MovingPeriod, PeriodRange } from '@enlace/domain/report-period.ts'

/** A column of a report, named as in its view. */
export interface DefinedColumn {
  readonly id: string
  readonly header: string
  readonly kind: SheetKind
  /** Whether the amount is totalled by currency. */
  readonly isTotal?: boolean
  /** Whether the report can be filtered by its values. */
  readonly isFilter?: boolean
  /** Returns the label of a code. */
  readonly words?: (value: string) => string
  /** The company's parameter that hides the column from suppliers if disabled. */
  readonly flag?: keyof PlatformParameters
  /** The document that a cell links to, and the column with its id. */
  readonly document?: { readonly kind: LinkedKind; readonly by: string }
}

/** A bar chart of a report: its keys and measure. */
export interface DefinedChart {
  readonly title: string
  readonly axis: string
  readonly measureLabel: string
  readonly kind: 'money' | 'percent'
  readonly shape: 'columnas' | 'lista'
  readonly by: SqlPiece<string | null>
  readonly measure: SqlPiece<string>
  /** Fixed keys, in this order; by default those of the data. */
  readonly keys?: readonly string[]
  readonly nameOf: (key: string) => string
  readonly shortOf: (key: string) => string
  /** The parameter that hides the chart from suppliers, like that of its column. */
  readonly flag?: keyof PlatformParameters
}

/** A report, shipped or installed, without a company's settings. */
export interface DefinedReport {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly isShipped: boolean
  /** The module of its documents; a person without it cannot use the report. */
  readonly module: ModuleName | null
  /** The kind of documents that determines its freshness; null if unknown. */
  readonly freshness: string | null
  /** Its rows in the open scope for a period; a plain view is filtered by `periodColumn`. */
  readonly source: (range: PeriodRange) => SqlPiece
  readonly periodColumn?: string
  /** Its default period; null if it shows the current state. */
  readonly period: MovingPeriod | null
  readonly columns: readonly DefinedColumn[]
  /** Whether its rows have a currency, in the column `moneda`. */
  readonly hasCurrency: boolean
  readonly order: SqlPiece
  readonly search: readonly string[]
  readonly chart: DefinedChart | null
}

/** A row as returned by the database. */
export type DefinedRow = Readonly<Record<string, string | number | null>>
