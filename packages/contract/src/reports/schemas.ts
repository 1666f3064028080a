import * as z from 'zod/mini'
import { movingPeriods } from '@enlace/domain/report-period.ts'
import { reportFrequencies } from '@enlace/domain/report-schedule.ts'
import { exportFormats } from '../exports/limits.ts'
import { words } from '../core/list/list.ts'
import { longest } from '../core/patterns.ts'
import { columnKinds, ReportId } from './shape.ts'
import { Currency, DateText, DocumentId, Instant, MoneyText } from '../core/values.ts'

/** Rows of a preview; totals, chart and file include all rows. */
export const previewRows = 50
/** Maximum scheduled reports of one user. */
export const mostSchedules = 20

/** The selectable periods: the relative ones, and two dates. */
export const periodChoices = [...movingPeriods, 'fechas'] as const
export type PeriodChoice = (typeof periodChoices)[number]

/** The filters of a report. `filtro` is a list of `column:value`, each value URL-encoded. */
export const ReportQuery = z.object({
  periodo: z.optional(z.enum(periodChoices)),
  from: z.optional(DateText),
  to: z.optional(DateText),
  q: z.optional(z.string().check(z.maxLength(longest.text))),
  filtro: z.optional(words),
})
export type ReportQuery = z.infer<typeof ReportQuery>

/** A report in the list. */
export const ReportSummary = z.object({
  id: ReportId,
  titulo: z.string(),
  contenido: z.string(),
  /** Its default period; null if it shows the current state. */
  periodo: z.nullable(z.enum(movingPeriods)),
  formatos: z.array(z.enum(exportFormats)),
  /** When the user last opened it. */
  ultima_ejecucion: z.nullable(Instant),
  /** The number of the user's schedules of it. */
  programados: z.number(),
})
export type ReportSummary = z.infer<typeof ReportSummary>

/** A link to an external report of the company. */
export const ReportLink = z.object({
  id: DocumentId,
  titulo: z.string(),
  contenido: z.string(),
  url: z.string(),
})
export type ReportLink = z.infer<typeof ReportLink>

/** All reports that the company offers the user. */
export const ReportIndex = z.object({ reports: z.array(ReportSummary), links: z.array(ReportLink) })
export type ReportIndex = z.infer<typeof ReportIndex>

/** Documents that a cell may link to. */
export const linkedKinds = [
  'account-statements',
  'payments-made',
  'purchase-order',
  'purchase-tickets',
  'notes-debit',
] as const
export type LinkedKind = (typeof linkedKinds)[number]

const ReportColumn = z.object({
  id: z.string(),
  header: z.string(),
  kind: z.enum(columnKinds),
  /** Whether it is in the totals. */
  total: z.boolean(),
})
export type ReportColumn = z.infer<typeof ReportColumn>

const ReportRow = z.object({
  /** In column order: displayed words, days and exact numbers as text. */
  cells: z.array(z.nullable(z.string())),
  /** By column: the document that the cell links to. */
  links: z.record(z.string(), z.object({ kind: z.enum(linkedKinds), id: DocumentId })),
})
export type ReportRow = z.infer<typeof ReportRow>

const ReportTotals = z.object({
  moneda: Currency,
  rows: z.number(),
  amounts: z.record(z.string(), MoneyText),
})
export type ReportTotals = z.infer<typeof ReportTotals>

const ReportBar = z.object({
  id: z.string(),
  /** The short label below the bar. */
  corto: z.string(),
  nombre: z.string(),
  valor: z.string(),
})

/** A report's bar chart, one series per currency, and the table of the same figures. */
export const ReportChart = z.object({
  titulo: z.string(),
  /** The headers of the table's two columns. */
  eje: z.string(),
  medida: z.string(),
  kind: z.enum(['money', 'percent']),
  /** Vertical bars along time or age, or a list of the largest values with their names. */
  forma: z.enum(['columnas', 'lista']),
  series: z.array(z.object({ moneda: z.nullable(Currency), bars: z.array(ReportBar) })),
})
export type ReportChart = z.infer<typeof ReportChart>

/** A column to filter by, with its values and the rows of each. */
export const ReportFilter = z.object({
  id: z.string(),
  header: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), rows: z.number() })),
})
export type ReportFilter = z.infer<typeof ReportFilter>

/** A report of the current scope: its first rows, and the figures of all. */
export const Report = z.object({
  id: ReportId,
  titulo: z.string(),
  contenido: z.string(),
  periodo: z.nullable(z.enum(periodChoices)),
  from: z.nullable(DateText),
  to: z.nullable(DateText),
  hasSearch: z.boolean(),
  columns: z.array(ReportColumn),
  rows: z.array(ReportRow),
  total: z.number(),
  totals: z.array(ReportTotals),
  chart: z.nullable(ReportChart),
  filters: z.array(ReportFilter),
  dataAsOf: z.nullable(Instant),
})
export type Report = z.infer<typeof Report>

/** The schedule, format and filters of a mailed report. */
const planned = {
  report: ReportId,
  formato: z.enum(exportFormats),
  frecuencia: z.enum(reportFrequencies),
  dia: z.number().check(z.int(), z.minimum(0), z.maximum(28)),
  hora: z.number().check(z.int(), z.minimum(0), z.maximum(23)),
  periodo: z.nullable(z.enum(movingPeriods)),
} as const

/** A report to be mailed regularly. */
export const NewReportSchedule = z.object({
  ...planned,
  q: z.optional(z.string().check(z.maxLength(longest.text))),
  filtro: z.optional(z.string().check(z.maxLength(longest.words))),
})
export type NewReportSchedule = z.infer<typeof NewReportSchedule>

/** A report mailed to the user. */
export const ReportSchedule = z.object({
  ...planned,
  id: DocumentId,
  titulo: z.string(),
  /** Its other filters in words. */
  filtro: z.array(z.string()),
  /** Its branch; null for all. */
  sucursal: z.nullable(z.string()),
  activa: z.boolean(),
  proxima: Instant,
  ultima: z.nullable(Instant),
  /** The state of the last file; null if none was due yet. */
  ultimo_estado: z.nullable(z.enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'])),
  /** Whether the company still offers the report to the user. */
  vigente: z.boolean(),
})
export type ReportSchedule = z.infer<typeof ReportSchedule>
export const ReportSchedules = z.object({ rows: z.array(ReportSchedule) })
