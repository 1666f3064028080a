import * as z from 'zod/mini'
import { DeskEvent } from '../../core/desk/schemas.ts'
import { DateText, DocumentId, Instant } from '../../core/values.ts'
import { requestStates } from './request-states.ts'

/** What suppliers and their people ask of the company here. */
export const profileRequestKinds = ['cambio_empresa', 'consulta', 'rectificacion', 'revocacion'] as const

/** A request as the desk lists it. */
export const DeskProfileRequest = z.object({
  id: DocumentId,
  numero: z.string(),
  tipo: z.enum(profileRequestKinds),
  proveedor: z.string(),
  persona: z.string(),
  estado: z.enum(requestStates),
  desde: Instant,
  /** The last day of the legal term, of requests about personal data. */
  vence: z.nullable(DateText),
})
export type DeskProfileRequest = z.infer<typeof DeskProfileRequest>

/** A field that a request asks to change, in words. */
export const RequestedChange = z.object({
  campo: z.string(),
  sucursal: z.nullable(z.string()),
  antes: z.string(),
  /** What the record says today, where it is no more what it was. */
  hoy: z.nullable(z.string()),
  despues: z.string(),
  /** How an approved change stands with the ERP. */
  situacion: z.nullable(z.enum(['vigente', 'confirmada', 'reemplazada'])),
})
export type RequestedChange = z.infer<typeof RequestedChange>

/** A request with all that is needed to decide about it. */
export const ProfileRequestReview = z.extend(DeskProfileRequest, {
  correo: z.string(),
  motivo: z.string(),
  respuesta: z.string(),
  cambios: z.array(RequestedChange),
  historia: z.array(DeskEvent),
  /** Whether its legal term may still be put off. */
  puede_prorrogarse: z.boolean(),
})
export type ProfileRequestReview = z.infer<typeof ProfileRequestReview>

/** The longest answer. */
export const longestAnswer = 2000

/** What is decided about a request, by the person who saw it in a state. */
export const ProfileDecision = z.object({
  visto: z.enum(requestStates),
  estado: z.enum(['en_revision', 'aprobada', 'rechazada']),
  respuesta: z.string().check(z.trim(), z.maxLength(longestAnswer)),
  /** Writes the change although the record says something else by now. */
  aun_asi: z.boolean(),
})

/** Puts a legal term off, telling why. */
export const TermExtension = z.object({ motivo: z.string().check(z.trim(), z.maxLength(longestAnswer)) })
