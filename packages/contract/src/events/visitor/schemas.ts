import * as z from 'zod/mini'
import { DateText, DocumentId, Instant, Optional, wholeNumber } from '../../core/values.ts'
import { eventKinds, eventModes } from '../kinds.ts'
import { agendaParts, lastAgendaPage, registrationStates } from '../limits.ts'

/** A seat that the person asked for: it has one, waits at a place of the list, or gave it back. */
export const OwnRegistration = z.object({
  estado: z.enum(registrationStates),
  /** Its place among those who wait, from 1; null where it does not wait. */
  puesto: z.nullable(z.int()),
  desde: Instant,
})
export type OwnRegistration = z.infer<typeof OwnRegistration>

/** An event as calendar and agenda show it. */
export const EventSummary = z.object({
  id: DocumentId,
  tipo: z.enum(eventKinds),
  titulo: z.string(),
  resumen: z.string(),
  /** The day in Bogotá on which it begins, and on which it ends. */
  dia: DateText,
  dia_fin: DateText,
  /** When it begins and ends by Bogotá's clock (`17:45`); null where it is of the whole day. */
  hora: Optional,
  hora_fin: Optional,
  modalidad: z.nullable(z.enum(eventModes)),
  lugar: z.string(),
  /** Seats in all and those that are left; null where there is no limit. */
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

/** A paper of an event, or the recording of a past one: a file of ours, or an address elsewhere. */
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

/** One event with all that is known of it. */
export const EventDetail = z.object({
  ...EventSummary.shape,
  /** The company's HTML, sanitised when it was published. */
  descripcion: z.string(),
  direccion: z.string(),
  mapa_url: z.string(),
  /** Where one enters; empty for anyone who has no seat where seats are asked for. */
  enlace_url: z.string(),
  /** Whether there is such an address that only comes with a seat. */
  hasHiddenLink: z.boolean(),
  contacto: z.string(),
  /** Until when a seat may be asked for; null where it may not. */
  inscripcion_hasta: z.nullable(Instant),
  motivo_cancelacion: z.string(),
  archivos: z.array(EventFile),
  may: z.object({ register: z.boolean(), wait: z.boolean(), cancel: z.boolean() }),
})
export type EventDetail = z.infer<typeof EventDetail>

/** A month of the calendar as `2026-11`. */
export const MonthText = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))

/** Which month of the calendar, and of which kinds; the running month where none is named. */
export const MonthQuery = z.object({
  mes: z.optional(MonthText),
  tipo: z.optional(z.string().check(z.maxLength(120))),
})
export type MonthQuery = z.infer<typeof MonthQuery>

/** The weeks of a month with their events and holidays. */
export const EventMonth = z.object({
  mes: MonthText,
  today: DateText,
  /** The Monday on which its first week begins, and the Sunday on which its last one ends. */
  from: DateText,
  until: DateText,
  festivos: z.array(z.object({ fecha: DateText, nombre: z.string() })),
  events: z.array(EventSummary),
})
export type EventMonth = z.infer<typeof EventMonth>

/** Which part of the agenda, of which kinds, and which page. */
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
  /** Events of each kind in this part, whatever kinds are chosen. */
  counts: z.record(z.string(), z.int()),
})
export type Agenda = z.infer<typeof Agenda>

/** The secret address by which a calendar application reads the person's events. */
export const EventFeed = z.object({
  /** Null where there is none. */
  address: Optional,
  since: z.nullable(Instant),
  /** When an application last read it. */
  lastRead: z.nullable(Instant),
})
export type EventFeed = z.infer<typeof EventFeed>
