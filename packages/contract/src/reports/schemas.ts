import * as z from 'zod/mini'
import { movingPeriods } from '@enlace/domain/report-period.ts'
import { reportFrequencies } from '@enlace/domain/report-schedule.ts'
import { exportFormats } from '../exports/limits.ts'
import { words } from '../core/list/list.ts'
import { longest } from '../core/patterns.ts'
import { columnKinds, ReportId } from './shape.ts'
import { Currency, DateText, DocumentId, Instant, MoneyText } from '../core/values.ts'

/** Rows that a preview shows; totals, chart and file are of all rows. */
export const previewRows = 50
/** Reports that one person may have sent by mail. */
export const mostSchedules = 20

/** The periods that may be asked for: those that move with the day, and two days of one's own. */
export const periodChoices = [...movingPeriods, 'fechas'] as const
export type PeriodChoice = (typeof periodChoices)[number]

/** What narrows a report. `filtro` is a list of `column:value`, each value written as in a URL. */
export const ReportQuery = z.object({
  periodo: z.optional(z.enum(periodChoices)),
  from: z.optional(DateText),
  to: z.optional(DateText),
  q: z.optional(z.string().check(z.maxLength(longest.text))),
  filtro: z.optional(words),
})
export type ReportQuery = z.infer<typeof ReportQuery>

/** A report among the others. */
export const ReportSummary = z.object({
  id: ReportId,
  titulo: z.string(),
  contenido: z.string(),
  /** The period that it opens with; null where it tells how things stand today. */
  periodo: z.nullable(z.enum(movingPeriods)),
  formatos: z.array(z.enum(exportFormats)),
  /** When the person last looked at it. */
  ultima_ejecucion: z.nullable(Instant),
  /** How many times the person gets it by mail. */
  programados: z.number(),
})
export type ReportSummary = z.infer<typeof ReportSummary>

/** A report that the company keeps elsewhere. */
export const ReportLink = z.object({
  id: DocumentId,
  titulo: z.string(),
  contenido: z.string(),
  url: z.string(),
})
export type ReportLink = z.infer<typeof ReportLink>

/** Everything that the company offers the person. */
export const ReportIndex = z.object({ reports: z.array(ReportSummary), links: z.array(ReportLink) })
export type ReportIndex = z.infer<typeof ReportIndex>

/** Documents that a cell may lead to. */
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
  /** Whether the totals have it. */
  total: z.boolean(),
})
export type ReportColumn = z.infer<typeof ReportColumn>

const ReportRow = z.object({
  /** In the order of the columns: words as they are read, days and exact figures as text. */
  cells: z.array(z.nullable(z.string())),
  /** By column: the document that the cell names. */
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
  /** Under the bar, short. */
  corto: z.string(),
  nombre: z.string(),
  valor: z.string(),
})

/** A report's figures in bars, one series a currency; the same figures are its table. */
export const ReportChart = z.object({
  titulo: z.string(),
  /** Of the table's two columns. */
  eje: z.string(),
  medida: z.string(),
  kind: z.enum(['money', 'percent']),
  /** Bars along time or age, or the largest of many with their names. */
  forma: z.enum(['columnas', 'lista']),
  series: z.array(z.object({ moneda: z.nullable(Currency), bars: z.array(ReportBar) })),
})
export type ReportChart = z.infer<typeof ReportChart>

/** A column to narrow by, with the values that there are and the rows that each leaves. */
export const ReportFilter = z.object({
  id: z.string(),
  header: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), rows: z.number() })),
})
export type ReportFilter = z.infer<typeof ReportFilter>

/** A report of the open scope: its first rows, and the figures of all of them. */
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

/** When a report comes by mail, in which format, and how it is narrowed. */
const planned = {
  report: ReportId,
  formato: z.enum(exportFormats),
  frecuencia: z.enum(reportFrequencies),
  dia: z.number().check(z.int(), z.minimum(0), z.maximum(28)),
  hora: z.number().check(z.int(), z.minimum(0), z.maximum(23)),
  periodo: z.nullable(z.enum(movingPeriods)),
} as const

/** A report that somebody wants to get by mail. */
export const NewReportSchedule = z.object({
  ...planned,
  q: z.optional(z.string().check(z.maxLength(longest.text))),
  filtro: z.optional(z.string().check(z.maxLength(longest.words))),
})
export type NewReportSchedule = z.infer<typeof NewReportSchedule>

/** A report that the person gets by mail. */
export const ReportSchedule = z.object({
  ...planned,
  id: DocumentId,
  titulo: z.string(),
  /** What else it is narrowed to, in words. */
  filtro: z.array(z.string()),
  /** The branch that it is of; null where it is of all. */
  sucursal: z.nullable(z.string()),
  activa: z.boolean(),
  proxima: Instant,
  ultima: z.nullable(Instant),
  /** How the last file turned out; null where none was due yet. */
  ultimo_estado: z.nullable(z.enum(['waiting', 'running', 'done', 'failed', 'cancelled', 'expired'])),
  /** Whether the company still offers the report to the person. */
  vigente: z.boolean(),
})
export type ReportSchedule = z.infer<typeof ReportSchedule>
export const ReportSchedules = z.object({ rows: z.array(ReportSchedule) })
