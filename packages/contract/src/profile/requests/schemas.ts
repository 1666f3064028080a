import * as z from 'zod/mini'
import { DeskEvent } from '../../core/desk/schemas.ts'
import { DateText, DocumentId, Instant } from '../../core/values.ts'
import { requestStates } from './request-states.ts'

/** The kinds of requests by suppliers and their users. */
export const profileRequestKinds = ['cambio_empresa', 'consulta', 'rectificacion', 'revocacion'] as const

/** A request in the list of the back office. */
export const DeskProfileRequest = z.object({
  id: DocumentId,
  numero: z.string(),
  tipo: z.enum(profileRequestKinds),
  proveedor: z.string(),
  persona: z.string(),
  estado: z.enum(requestStates),
  desde: Instant,
  /** The last day of the legal term, for requests about personal data. */
  vence: z.nullable(DateText),
})
export type DeskProfileRequest = z.infer<typeof DeskProfileRequest>

/** A field of a change request, with displayed values. */
export const RequestedChange = z.object({
  campo: z.string(),
  sucursal: z.nullable(z.string()),
  antes: z.string(),
  /** The current value of the record, if it has changed since. */
  hoy: z.nullable(z.string()),
  despues: z.string(),
  /** The state of an approved change in the ERP. */
  situacion: z.nullable(z.enum(['vigente', 'confirmada', 'reemplazada'])),
})
export type RequestedChange = z.infer<typeof RequestedChange>

/** A request with all that is needed for a decision. */
export const ProfileRequestReview = z.extend(DeskProfileRequest, {
  correo: z.string(),
  motivo: z.string(),
  respuesta: z.string(),
  cambios: z.array(RequestedChange),
  historia: z.array(DeskEvent),
  /** Whether its legal term may still be extended. */
  puede_prorrogarse: z.boolean(),
})
export type ProfileRequestReview = z.infer<typeof ProfileRequestReview>

/** The maximum length of an answer. */
export const longestAnswer = 2000

/** The decision on a request, based on the state that was seen. */
export const ProfileDecision = z.object({
  visto: z.enum(requestStates),
  estado: z.enum(['en_revision', 'aprobada', 'rechazada']),
  respuesta: z.string().check(z.trim(), z.maxLength(longestAnswer)),
  /** Applies the change although the record has changed since. */
  aun_asi: z.boolean(),
})

/** The extension of a legal term, with its reason. */
export const TermExtension = z.object({ motivo: z.string().check(z.trim(), z.maxLength(longestAnswer)) })
