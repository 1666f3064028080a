import * as z from 'zod/mini'
import {
  claimConcepts,
  radianCodes,
  radianEventStates,
  radianStandings,
} from '@enlace/domain/radian/radian.ts'
import { DocumentId, Instant, Optional } from '../../core/values.ts'
import { radianFaults as faults } from './texts.ts'

/** The person who received the invoice or the goods, or decided, as events 030 and 032 must name it. */
export const RadianPerson = z.object({
  nombres: z.string(),
  apellidos: z.string(),
  tipo_documento: z.string(),
  documento: z.string(),
  cargo: z.string(),
})
export type RadianPerson = z.infer<typeof RadianPerson>

/** An event of an invoice, as its supplier sees it. */
export const RadianEvent = z.object({
  id: DocumentId,
  codigo: z.enum(radianCodes),
  nombre: z.string(),
  at: Instant,
  /** Name and position of the person that the event names. */
  persona: z.string(),
  cargo: z.string(),
  /** The concept of a claim; null of other events. */
  concepto: Optional,
  nota: z.string(),
  estado: z.enum(radianEventStates),
  respuesta: z.string(),
  respuesta_at: z.nullable(Instant),
})
export type RadianEvent = z.infer<typeof RadianEvent>

/** How an invoice on credit stands by its events. */
export const RadianStatus = z.object({
  /** Null where events do not apply: paid in cash, a note, or not handed in. */
  estado: z.nullable(z.enum(radianStandings)),
  /** How it stands, in a sentence; empty where events do not apply. */
  texto: z.string(),
  /** The end of the term to accept or claim. */
  limite: z.nullable(Instant),
  eventos: z.array(RadianEvent),
})
export type RadianStatus = z.infer<typeof RadianStatus>

const choices = z.array(z.object({ id: z.string(), nombre: z.string() }))

/** An event as staff sees it: with who recorded it, the person's document, and its XML. */
export const DeskRadianEvent = z.extend(RadianEvent, {
  numero: z.string(),
  quien: z.string(),
  /** When it was recorded, which may be later than it happened. */
  registrado_at: Instant,
  documento: z.string(),
  respuesta_por: Optional,
  /** Whether its XML is signed; null while there is none. */
  firmado: z.nullable(z.boolean()),
})
export type DeskRadianEvent = z.infer<typeof DeskRadianEvent>

/** The events of an invoice at the desk, what may be recorded next, and what its form is filled with. */
export const DeskRadian = z.extend(RadianStatus, {
  eventos: z.array(DeskRadianEvent),
  siguientes: z.array(z.enum(radianCodes)),
  /** What may still be recorded with a time within the term, which has ended. */
  tardios: z.array(z.enum(radianCodes)),
  /** The term ends within the days of which the company is warned. */
  por_vencer: z.boolean(),
  /** Whether the company's software for events is known, with which their XML is made. */
  hay_software: z.boolean(),
  /** The person of this member's last event; null before the first. */
  persona: z.nullable(RadianPerson),
  tipos_documento: choices,
  conceptos: choices,
})
export type DeskRadian = z.infer<typeof DeskRadian>

const typed = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, faults.required), z.maxLength(most, faults.long))

const moment = z.iso.datetime({ offset: true, error: faults.moment })

const event = {
  codigo: z.enum(radianCodes),
  nombres: typed(100),
  apellidos: typed(100),
  tipo_documento: z.string().check(z.regex(/^\d{2}$/, faults.type)),
  documento: z.string().check(z.trim(), z.regex(/^[0-9A-Za-z]{3,20}$/, faults.document)),
  cargo: typed(100),
  concepto: z.optional(z.enum(claimConcepts, faults.concept)),
  nota: z._default(z.string().check(z.trim(), z.maxLength(1000, faults.long)), ''),
}
type Claimed = { codigo: string; concepto?: string | undefined }
const hasItsConcept = z.refine<Claimed>(
  ({ codigo, concepto }) => (codigo === '031') === (concepto !== undefined),
  { path: ['concepto'], error: faults.concept },
)

/** Records an event: now, or when it happened. */
export const NewRadianEvent = z.object({ ...event, at: z.optional(moment) }).check(hasItsConcept)
export type NewRadianEvent = z.infer<typeof NewRadianEvent>

/** What the DIAN said of an event: it took it, or it rejected it for a reason. */
export const RadianAnswer = z
  .object({
    estado: z.enum(['transmitido', 'rechazado'], faults.answer),
    respuesta: z._default(z.string().check(z.trim(), z.maxLength(2000, faults.long)), ''),
  })
  .check(
    z.refine(({ estado, respuesta }) => estado !== 'rechazado' || respuesta !== '', {
      path: ['respuesta'],
      error: faults.reason,
    }),
  )
export type RadianAnswer = z.infer<typeof RadianAnswer>

/** The file in which the DIAN answered to an event: its `ApplicationResponse`, as text. */
export const RadianAnswerFile = z.object({
  xml: z.string().check(z.minLength(1), z.maxLength(200_000, faults.fileLong)),
})

/** The software that the company registered with the DIAN for its events; the PIN is never shown. */
export const RadianSoftware = z.object({
  software_id: z.string(),
  ambiente: z.enum(['1', '2']),
  tiene_pin: z.boolean(),
})
export type RadianSoftware = z.infer<typeof RadianSoftware>

/** Changes that software; an empty PIN keeps the stored one. */
export const NewRadianSoftware = z.object({
  software_id: z.string().check(z.trim(), z.regex(/^[0-9a-fA-F-]{8,64}$/, faults.software)),
  pin: z.string().check(z.trim(), z.regex(/^([0-9A-Za-z]{4,20})?$/, faults.pin)),
  ambiente: z.enum(['1', '2'], faults.environment),
})
export type NewRadianSoftware = z.infer<typeof NewRadianSoftware>

/** An event for the program that transmits it. */
export const ProgramRadianEvent = z.object({
  id: DocumentId,
  codigo: z.enum(radianCodes),
  numero: z.string(),
  at: Instant,
  estado: z.enum(radianEventStates),
  persona: RadianPerson,
  concepto: z.nullable(z.enum(claimConcepts)),
  nota: z.string(),
  limite_at: z.nullable(Instant),
  respuesta: z.string(),
  respuesta_at: z.nullable(Instant),
  /** The path of its XML; null without the company's software. */
  xml: Optional,
})

/** The events of an invoice, oldest first, with how it stands. */
export const ProgramRadian = z.object({
  estado: z.nullable(z.enum(radianStandings)),
  limite: z.nullable(Instant),
  events: z.array(ProgramRadianEvent),
})

/** An event that a program records, with when it happened: by it the same event again is known. */
export const NewProgramRadianEvent = z.object({ ...event, at: moment }).check(hasItsConcept)

/** The recorded event, and whether it was new. */
export const RadianRecorded = z.object({ id: DocumentId, changed: z.boolean() })

/** Whether the answer was new. */
export const RadianAnswered = z.object({ changed: z.boolean() })
