import { type CalendarDate, calendarDate } from '@enlace/domain/calendar-date.ts'
import * as z from 'zod/mini'
import { DateText, DocumentId, Instant, wholeNumber } from '../core/values.ts'
import { documentArchiveTexts } from './texts.ts'

const { faults } = documentArchiveTexts

/** What an archive can have, in the order of its folders. */
export const archiveKinds = ['comprobantes', 'ordenes', 'certificados', 'constancias', 'adjuntos'] as const
export type ArchiveKind = (typeof archiveKinds)[number]

/** The states of an archive; `empty` for a month without documents. */
export const archiveStates = ['waiting', 'running', 'done', 'empty', 'failed', 'expired'] as const

/** Days for which the files of an archive are stored: until the next month's archive is there. */
export const archiveKeptDays = 30

/** How many months back the screen offers. */
export const archiveMonthsOffered = 24

/** The most members of the staff who are mailed. */
const mostRecipients = 20

/** When and what is archived, and who of the staff is mailed the link. */
export const ArchiveSettings = z.object({
  activo: z.boolean(),
  dia: wholeNumber(1, 28),
  clases: z
    .array(z.enum(archiveKinds))
    .check(z.minLength(1, faults.kinds), z.maxLength(archiveKinds.length, faults.kinds)),
  destinatarios: z.array(DocumentId).check(z.maxLength(mostRecipients, faults.recipients)),
})
export type ArchiveSettings = z.infer<typeof ArchiveSettings>

/** A file of an archive. */
export const ArchivePart = z.object({
  parte: z.number(),
  documentos: z.number(),
  bytes: z.number(),
})

/** The archive of a month. */
export const MonthArchive = z.object({
  id: DocumentId,
  /** The first day of the month. */
  mes: DateText,
  estado: z.enum(archiveStates),
  documentos: z.number(),
  /** Documents of the index whose file could not be had. */
  faltan: z.number(),
  /** Who asked for it; empty for the schedule. */
  pedido_por: z.string(),
  pedido_at: Instant,
  listo_at: z.nullable(Instant),
  vence_at: z.nullable(Instant),
  partes: z.array(ArchivePart),
})
export type MonthArchive = z.infer<typeof MonthArchive>

/** The archive of a company: its settings, whom it can mail, and the months that were made, newest first. */
export const DocumentArchive = z.object({
  ajustes: ArchiveSettings,
  equipo: z.array(z.object({ id: DocumentId, nombre: z.string() })),
  archivos: z.array(MonthArchive),
})
export type DocumentArchive = z.infer<typeof DocumentArchive>

/** A month, as `2026-11`; the server takes those that are over. */
export const WantedMonth = z.object({
  mes: z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, faults.month)),
})
export type WantedMonth = z.infer<typeof WantedMonth>

/** The first day of a month, from `2026-11` or a day of it. */
export const firstDayOf = (month: string): CalendarDate => calendarDate(`${month.slice(0, 7)}-01`)
