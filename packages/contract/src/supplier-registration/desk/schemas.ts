import * as z from 'zod/mini'
import { emailPattern } from '@enlace/domain/email.ts'
import { Choice, listOf, ListQuery, paging, sliceOf, slicing, words } from '../../core/list/list.ts'
import { AssignedTo, Assignee, seen } from '../../staff/sign-in/assignees.ts'
import { DateText, DocumentId, Instant, Optional } from '../../core/values.ts'
import { requestStates } from '../states.ts'
import { checkNames, deadlines, registrationLimits } from '../limits.ts'
import { registrationDecisionTexts } from './texts.ts'

const { faults } = registrationDecisionTexts
const State = z.enum(requestStates)

/** A request in the inbox. */
export const DeskRegistration = z.object({
  id: DocumentId,
  numero: z.string(),
  tipo: z.enum(['1', '2']),
  nombre: z.string(),
  nit: z.string(),
  correo: z.string(),
  estado: State,
  archivos: z.number(),
  /** Since when it has been waiting for the company. */
  espera_desde: Instant,
  /** The company's own deadline for an answer; null once answered. */
  vence_at: z.nullable(Instant),
  plazo: z.nullable(z.enum(deadlines)),
  responsable: Optional,
})
export type DeskRegistration = z.infer<typeof DeskRegistration>

/** The filters of the inbox. */
export const DeskRegistrationsQuery = z.extend(z.omit(ListQuery, { status: true, min: true, max: true }), {
  status: z.optional(z.pipe(words, z.array(State))),
  tipo: z.optional(z.enum(['1', '2'])),
  plazo: z.optional(z.enum(deadlines)),
  asignada: z.optional(AssignedTo),
})
export type DeskRegistrationsQuery = z.infer<typeof DeskRegistrationsQuery>

/** The query for its rows without pages. */
export const DeskRegistrationsSliceQuery = z.extend(z.omit(DeskRegistrationsQuery, paging), slicing)

/** A page of the inbox with the count of each filter. */
export const DeskRegistrations = z.extend(listOf(DeskRegistration, {}), {
  choices: z.object({ tipo: z.array(Choice), plazo: z.array(Choice), asignada: z.array(Choice) }),
  responsables: z.array(Assignee),
})
export type DeskRegistrations = z.infer<typeof DeskRegistrations>

/** A slice of all requests of a filter. */
export const DeskRegistrationRows = sliceOf(DeskRegistration)

/** An automatic check. */
export const RegistrationCheck = z.object({
  nombre: z.enum(checkNames),
  resultado: z.enum(['bien', 'revisar', 'mal']),
  /** The finding in words. */
  texto: z.string(),
})
export type RegistrationCheck = z.infer<typeof RegistrationCheck>

/** A document of a request. */
export const RegistrationFile = z.object({
  id: DocumentId,
  campo: z.string(),
  titulo: z.string(),
  nombre: z.string(),
  media_type: z.string(),
  bytes: z.number(),
  enviado_at: Instant,
  /** Replaced by a newer one of the same field. */
  es_anterior: z.boolean(),
  /** The issue date stated on it, as read by a reviewer. */
  expedido: z.nullable(DateText),
})
export type RegistrationFile = z.infer<typeof RegistrationFile>

/** An event of a request; internal ones have no state. */
export const RegistrationEvent = z.object({
  id: z.string(),
  at: Instant,
  estado: z.nullable(State),
  /** The email and name of a staff member; empty for the applicant. */
  actor: z.string(),
  actorName: z.string(),
  motivos: z.array(z.string()),
  campos: z.record(z.string(), z.string()),
  nota: z.string(),
})
export type RegistrationEvent = z.infer<typeof RegistrationEvent>

/** The applicant's answer to a question of the form. */
export const RegistrationAnswer = z.object({ campo: z.string(), titulo: z.string(), valor: z.string() })
export type RegistrationAnswer = z.infer<typeof RegistrationAnswer>

/** The company's third party with the NIT of a request. */
export const KnownThirdParty = z.object({
  id: z.number(),
  nombre: z.string(),
  es_proveedor: z.boolean(),
  activo: z.boolean(),
  /** Its masters with access, who grant access instead of the company. */
  usuarios_principales: z.array(z.string()),
  /** Whether the applicant's email and phone match the company's record; null if it has none. */
  coincide_correo: z.nullable(z.boolean()),
  coincide_telefono: z.nullable(z.boolean()),
})
export type KnownThirdParty = z.infer<typeof KnownThirdParty>

/** The default values of an approval. */
export const ProposedSupplier = z.object({
  nombre: z.string(),
  sucursal: z.string(),
  direccion: z.string(),
  ciudad: z.string(),
  telefono: z.string(),
  correo: z.string(),
  nombres: z.string(),
  apellidos: z.string(),
})
export type ProposedSupplier = z.infer<typeof ProposedSupplier>

/** A request with all that is needed for a decision. */
export const RegistrationReview = z.extend(DeskRegistration, {
  version: z.number(),
  creada_at: Instant,
  responsable_id: z.nullable(z.string()),
  responsables: z.array(Assignee),
  respuestas: z.array(RegistrationAnswer),
  comprobaciones: z.array(RegistrationCheck),
  papeles: z.array(RegistrationFile),
  historia: z.array(RegistrationEvent),
  tercero: z.nullable(KnownThirdParty),
  propuesta: ProposedSupplier,
  /** The resulting supplier. */
  tercero_id: z.nullable(z.number()),
})
export type RegistrationReview = z.infer<typeof RegistrationReview>

const text = (longest: number, required?: string) =>
  required === undefined
    ? z.string().check(z.trim(), z.maxLength(longest, faults.long))
    : z.string().check(z.trim(), z.minLength(1, required), z.maxLength(longest, faults.long))

const fieldName = z.string().check(z.maxLength(60))

/** Returns a request, with the corrections needed as a whole or by field. */
export const ReturnedRegistration = z
  .object({
    ...seen,
    motivo: text(registrationLimits.reason),
    campos: z.record(fieldName, text(registrationLimits.reason, faults.fieldReason)),
  })
  .check(
    z.refine(({ motivo, campos }) => motivo !== '' || Object.keys(campos).length > 0, {
      error: faults.reason,
      path: ['motivo'],
    }),
    z.refine(({ campos }) => Object.keys(campos).length <= registrationLimits.fields, {
      error: faults.long,
      path: ['campos'],
    }),
  )
export type ReturnedRegistration = z.infer<typeof ReturnedRegistration>

/** Rejects a request, with the reason for the applicant. */
export const RejectedRegistration = z.object({
  ...seen,
  motivo: text(registrationLimits.reason, faults.reason),
})
export type RejectedRegistration = z.infer<typeof RejectedRegistration>

/** Creates a supplier from a request, and invites its first master. */
export const ApprovedRegistration = z.object({
  ...seen,
  nombre: text(200, faults.name),
  sucursal: text(100, faults.branch),
  direccion: text(200),
  ciudad: text(100),
  telefono: text(40),
  correo: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, faults.email),
      z.maxLength(100, faults.long),
      z.regex(emailPattern, faults.emailMalformed),
    ),
  nombres: text(60, faults.firstName),
  apellidos: text(60),
  /** How the identity was verified, if the third party already exists. */
  verificacion: text(registrationLimits.reason),
})
export type ApprovedRegistration = z.infer<typeof ApprovedRegistration>

/** The issue date of a document, as stated on it. */
export const IssuedPaper = z.object({ ...seen, expedido: z.nullable(DateText) })
