import * as z from 'zod/mini'
import { addDays, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { DateText, DocumentId, Instant, wholeNumber } from '../core/values.ts'
import { companyPapersTexts } from './texts.ts'

const { faults } = companyPapersTexts

/** The longest name of a paper, and its file. */
export const paperLimits = { nombre: 100, files: { count: 1, bytes: 10 * 1024 * 1024 } } as const

/** Days before its end at which a paper is told to end soon. */
export const paperSoonDays = 30

/** The states of a paper: in force, about to end, ended, or taken away. */
export const paperStates = ['vigente', 'por_vencer', 'vencido', 'retirado'] as const

/** The states of a version. */
export const paperVersionStates = ['vigente', 'reemplazado', 'retirado'] as const

/** A version of a paper: its content, its author, and when it ended. */
export const PaperVersion = z.object({
  id: z.number(),
  version: z.number(),
  nombre: z.string(),
  fecha: DateText,
  vence: z.nullable(DateText),
  estado: z.enum(paperVersionStates),
  /** Who put it there; empty for one that came with the first data. */
  puesto_por: z.string(),
  puesto_at: Instant,
  fin_por: z.nullable(z.string()),
  fin_at: z.nullable(Instant),
})
export type PaperVersion = z.infer<typeof PaperVersion>

/** A paper of the company, as its newest version is. */
export const DeskPaper = z.object({
  id: DocumentId,
  nombre: z.string(),
  fecha: DateText,
  vence: z.nullable(DateText),
  estado: z.enum(paperStates),
  version: z.number(),
  /** Newest first. */
  versiones: z.array(PaperVersion),
})
export type DeskPaper = z.infer<typeof DeskPaper>

export const DeskPapers = z.object({ documentos: z.array(DeskPaper) })

const Day = z.union([DateText, z.literal('')])

/** A new paper or version; its PDF comes as a separate part. An empty last day is none. */
export const PaperForm = z.object({
  nombre: z
    .string()
    .check(z.trim(), z.minLength(1, faults.nombre), z.maxLength(paperLimits.nombre, faults.long)),
  fecha: Day,
  vence: Day,
})
export type PaperForm = z.infer<typeof PaperForm>

/** The version that a change is based on. */
export const PaperBasis = z.object({ version: wholeNumber(1, 100_000) })
export const NewPaperVersion = z.extend(PaperForm, PaperBasis.shape)

/** Returns what is wrong with the days of a paper, by field. */
export function paperDayFaults(
  { fecha, vence }: Pick<PaperForm, 'fecha' | 'vence'>,
  today: CalendarDate,
): Partial<Record<'fecha' | 'vence', string>> {
  const isIssued = fecha !== '' && fecha <= today
  const isEnding = vence === '' || (vence >= today && (fecha === '' || vence >= fecha))
  return { ...(!isIssued && { fecha: faults.fecha }), ...(!isEnding && { vence: faults.vence }) }
}

/** Whether a last day is so near that somebody should renew the paper. */
export const endsSoon = (vence: CalendarDate, today: CalendarDate): boolean =>
  vence <= addDays(today, paperSoonDays)
