import type { PlatformParameters } from '@enlace/contract/company/schemas.ts'
import type { LinkedKind } from '@enlace/contract/reports/schemas.ts'
import type { SqlPiece } from '@enlace/database/database.ts'
import type { SheetKind } from '@enlace/documents/sheet.ts'
import type { ModuleName } from '@enlace/domain/modules.ts'
import type { MovingPeriod, PeriodRange } from '@enlace/domain/report-period.ts'

/** A column of a report, by the name that it has in its view. */
export interface DefinedColumn {
  readonly id: string
  readonly header: string
  readonly kind: SheetKind
  /** An amount that is added up, currency by currency. */
  readonly isTotal?: boolean
  /** Whether the report can be narrowed to some of its values. */
  readonly isFilter?: boolean
  /** What a code says. */
  readonly words?: (value: string) => string
  /** The company's parameter without which its suppliers do not see the column. */
  readonly flag?: keyof PlatformParameters
  /** The document that a cell names, by the column that has its id. */
  readonly document?: { readonly kind: LinkedKind; readonly by: string }
}

/** Bars of a report: what they stand for, and what each amounts to. */
export interface DefinedChart {
  readonly title: string
  readonly axis: string
  readonly measureLabel: string
  readonly kind: 'money' | 'percent'
  readonly shape: 'columnas' | 'lista'
  readonly by: SqlPiece<string | null>
  readonly measure: SqlPiece<string>
  /** Bars that there always are, in this order; else they are ordered by their key, the last ones of it. */
  readonly keys?: readonly string[]
  readonly nameOf: (key: string) => string
  readonly shortOf: (key: string) => string
  /** The column without which suppliers do not see the chart either. */
  readonly flag?: keyof PlatformParameters
}

/** A report, shipped or installed, before a company makes anything of it. */
export interface DefinedReport {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly isShipped: boolean
  /** The module of the documents that it tells of; a person without it does not have the report. */
  readonly module: ModuleName | null
  /** The kind of documents of whose freshness it tells; null where that is not known. */
  readonly freshness: string | null
  /** Its rows in the open scope, of a period; what only a view tells is narrowed by `periodColumn`. */
  readonly source: (range: PeriodRange) => SqlPiece
  readonly periodColumn?: string
  /** The period that it opens with; null where it tells how things stand today. */
  readonly period: MovingPeriod | null
  readonly columns: readonly DefinedColumn[]
  /** Whether its rows have a currency, in the column `moneda`. */
  readonly hasCurrency: boolean
  readonly order: SqlPiece
  readonly search: readonly string[]
  readonly chart: DefinedChart | null
}

/** A row as the database gives it. */
export type DefinedRow = Readonly<Record<string, string | number | null>>
