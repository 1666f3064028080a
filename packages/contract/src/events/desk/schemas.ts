import * as z from 'zod/mini'
import { eventKinds, eventModes } from '../kinds.ts'
import { registrationStates } from '../limits.ts'
import { longestHtml } from '../../content/allow-list.ts'
import { contentTexts } from '../../content/texts.ts'
import { DocumentId, Instant } from '../../core/values.ts'
import { deskEventStates } from './state-schemas.ts'
import { eventsDeskFormTexts as texts } from './texts.ts'

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, texts.lineLong))
const moment = /^20\d{2}-(0[1-9]|1[0-2])-([0-2]\d|3[01])( ([01]\d|2[0-3]):[0-5]\d)?$/

/** A recording hosted elsewhere. */
export const DeskRecording = z.object({
  nombre: line(160).check(z.minLength(1, texts.recordingNameMissing)),
  url: line(500).check(z.minLength(1, texts.urlMalformed)),
  minutos: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(1440))),
})
export type DeskRecording = z.infer<typeof DeskRecording>

/** An event as staff writes it; days and hours in Colombia (`2026-12-03 09:00`, or the day alone). */
export const EventBody = z.object({
  tipo: z.enum(eventKinds),
  titulo: line(160).check(z.minLength(1, texts.titleMissing)),
  resumen: line(300),
  descripcion: z.string().check(z.maxLength(longestHtml, contentTexts.htmlLong)),
  modalidad: z.nullable(z.enum(eventModes)),
  lugar: line(160),
  direccion: line(200),
  mapa: line(500),
  enlace: line(500),
  contacto: line(200),
  inicio: z.string().check(z.regex(moment, texts.whenMissing)),
  fin: z.string().check(z.regex(moment, texts.whenMissing)),
  inscripcion: z.boolean(),
  inscripcion_hasta: z.nullable(z.string().check(z.regex(moment, texts.whenMissing))),
  cupo: z.nullable(
    z
      .number()
      .check(
        z.int(texts.seatsMalformed),
        z.minimum(1, texts.seatsMalformed),
        z.maximum(100_000, texts.seatsMalformed),
      ),
  ),
  porInvitacion: z.boolean(),
  /** The NITs of the invited suppliers, with their check digits. */
  invitados: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(5000)),
  grabaciones: z.array(DeskRecording).check(z.maxLength(50)),
  borrador: z.boolean(),
})
export type EventBody = z.infer<typeof EventBody>

/** The repetition intervals of a new event. */
export const repetitions = ['semana', 'quincena', 'mes'] as const
export type Repetition = (typeof repetitions)[number]
export const mostRepetitions = 26

/** A new event, single or repeated. */
export const NewEvent = z.object({
  evento: EventBody,
  repetir: z.nullable(
    z.object({
      cada: z.enum(repetitions),
      /** The total number of events. */
      veces: z
        .number()
        .check(
          z.int(texts.timesMalformed),
          z.minimum(2, texts.timesMalformed),
          z.maximum(mostRepetitions, texts.timesMalformed),
        ),
    }),
  ),
})
export type NewEvent = z.infer<typeof NewEvent>

/** An event in the list of the back office. */
export const DeskEventRow = z.object({
  codigo: z.string(),
  tipo: z.enum(eventKinds),
  titulo: z.string(),
  estado: z.enum(deskEventStates),
  inicio: Instant,
  isAllDay: z.boolean(),
  inscripcion: z.boolean(),
  cupo: z.nullable(z.number()),
  inscritos: z.number(),
  en_espera: z.number(),
  porInvitacion: z.boolean(),
  /** Generated from the company's calendar. */
  isGenerated: z.boolean(),
})
export type DeskEventRow = z.infer<typeof DeskEventRow>

/** A paper of an event. */
export const DeskEventFile = z.object({ id: DocumentId, nombre: z.string(), size: z.number() })
export type DeskEventFile = z.infer<typeof DeskEventFile>

/** An event with all data of its editor. */
export const DeskEvent = z.object({
  codigo: z.string(),
  estado: z.enum(deskEventStates),
  evento: EventBody,
  /** The version that a change is based on. */
  sello: z.string(),
  motivo_cancelacion: z.string(),
  isGenerated: z.boolean(),
  inscritos: z.number(),
  en_espera: z.number(),
  archivos: z.array(DeskEventFile),
})
export type DeskEvent = z.infer<typeof DeskEvent>

/** A person registered for an event. */
export const DeskAttendee = z.object({
  id: DocumentId,
  estado: z.enum(registrationStates),
  persona: z.string(),
  correo: z.string(),
  nit: z.string(),
  proveedor: z.string(),
  pidio_at: Instant,
  asistio: z.nullable(z.boolean()),
})
export type DeskAttendee = z.infer<typeof DeskAttendee>
