import * as z from 'zod/mini'
import { DateText, DocumentId, Instant, Optional, wholeNumber } from '../../core/values.ts'
import { eventKinds, eventModes } from '../kinds.ts'
import { agendaParts, lastAgendaPage, registrationStates } from '../limits.ts'

/** The user's registration: with a seat, on the waiting list, or cancelled. */
export const OwnRegistration = z.object({
  estado: z.enum(registrationStates),
  /** The position on the waiting list, from 1; null if not on it. */
  puesto: z.nullable(z.int()),
  desde: Instant,
})
export type OwnRegistration = z.infer<typeof OwnRegistration>

/** An event in the calendar and the agenda. */
export const EventSummary = z.object({
  id: DocumentId,
  tipo: z.enum(eventKinds),
  titulo: z.string(),
  resumen: z.string(),
  /** The first and the last day in Bogotá. */
  dia: DateText,
  dia_fin: DateText,
  /** The start and end in Bogotá time (`17:45`); null for all-day events. */
  hora: Optional,
  hora_fin: Optional,
  modalidad: z.nullable(z.enum(eventModes)),
  lugar: z.string(),
  /** The total and the remaining seats; null without a limit. */
  cupo: z.nullable(z.int()),
  libres: z.nullable(z.int()),
  en_espera: z.int(),
  admite_inscripcion: z.boolean(),
  isCancelled: z.boolean(),
  isPast: z.boolean(),
  grabaciones: z.int(),
  inscripcion: z.nullable(OwnRegistration),
})
export type EventSummary = z.infer<typeof EventSummary>

/** A file of an event, or the recording of a past one: stored here, or a URL elsewhere. */
export const EventFile = z.object({
  id: DocumentId,
  clase: z.enum(['material', 'grabacion']),
  nombre: z.string(),
  media_type: Optional,
  size: z.nullable(z.int()),
  url: Optional,
  minutos: z.nullable(z.int()),
})
export type EventFile = z.infer<typeof EventFile>

/** One event with all its details. */
export const EventDetail = z.object({
  ...EventSummary.shape,
  /** The company's HTML, sanitised on publication. */
  descripcion: z.string(),
  direccion: z.string(),
  mapa_url: z.string(),
  /** The URL to join; empty without a seat if registration is required. */
  enlace_url: z.string(),
  /** Whether there is a URL that requires a seat. */
  hasHiddenLink: z.boolean(),
  contacto: z.string(),
  /** The deadline of registration; null if it is closed. */
  inscripcion_hasta: z.nullable(Instant),
  motivo_cancelacion: z.string(),
  archivos: z.array(EventFile),
  may: z.object({ register: z.boolean(), wait: z.boolean(), cancel: z.boolean() }),
})
export type EventDetail = z.infer<typeof EventDetail>

/** A month of the calendar as `2026-11`. */
export const MonthText = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))

/** The month and kinds of the calendar; by default the current month. */
export const MonthQuery = z.object({
  mes: z.optional(MonthText),
  tipo: z.optional(z.string().check(z.maxLength(120))),
})
export type MonthQuery = z.infer<typeof MonthQuery>

/** The weeks of a month with their events and holidays. */
export const EventMonth = z.object({
  mes: MonthText,
  today: DateText,
  /** The Monday of its first week, and the Sunday of its last one. */
  from: DateText,
  until: DateText,
  festivos: z.array(z.object({ fecha: DateText, nombre: z.string() })),
  events: z.array(EventSummary),
})
export type EventMonth = z.infer<typeof EventMonth>

/** The part of the agenda, the kinds, and the page. */
export const AgendaQuery = z.object({
  ver: z._default(z.enum(agendaParts), 'proximos'),
  tipo: z.optional(z.string().check(z.maxLength(120))),
  page: z._default(wholeNumber(1, lastAgendaPage), 1),
})
export type AgendaQuery = z.infer<typeof AgendaQuery>

/** A page of the agenda. */
export const Agenda = z.object({
  today: DateText,
  rows: z.array(EventSummary),
  total: z.int(),
  /** Events per kind in this part, regardless of the chosen kinds. */
  counts: z.record(z.string(), z.int()),
})
export type Agenda = z.infer<typeof Agenda>

/** The secret URL by which a calendar application reads the user's events. */
export const EventFeed = z.object({
  /** Null without one. */
  address: Optional,
  since: z.nullable(Instant),
  /** When an application last read it. */
  lastRead: z.nullable(Instant),
})
export type EventFeed = z.infer<typeof EventFeed>
