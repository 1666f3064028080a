import * as z from 'zod/mini'
import { dataRequestKinds } from '@enlace/domain/data-rights.ts'
import { DateText, DocumentId, Instant, RequestKey } from '../core/values.ts'
import { requestStates } from './requests/request-states.ts'
import { RequestEvent } from './company-schemas.ts'
import { dataRightsTexts as texts } from './rights-texts.ts'

const { faults } = texts

/** One kind of the user's data, with its amount and its oldest date. */
export const KeptKind = z.object({
  id: z.enum([
    'persona',
    'vinculos',
    'autorizaciones',
    'ingresos',
    'actividad',
    'mensajes',
    'solicitudes',
    'notificaciones',
  ]),
  n: z.number(),
})
export type KeptKind = z.infer<typeof KeptKind>

/** A text that the user agreed to. */
export const Authorisation = z.object({
  texto: z.string(),
  version: z.nullable(z.number()),
  aceptada_at: Instant,
})

/** A request about the user's own data, with its legal term. */
export const DataRequest = z.object({
  id: DocumentId,
  numero: z.string(),
  tipo: z.enum(dataRequestKinds),
  estado: z.enum(requestStates),
  texto: z.string(),
  creada_at: Instant,
  /** The last day for an answer in time, including an extension. */
  vence: DateText,
  isExtended: z.boolean(),
  /** Business days left, negative after the term; null once decided. */
  dias_habiles: z.nullable(z.number()),
  respuesta: z.string(),
  eventos: z.array(RequestEvent),
})
export type DataRequest = z.infer<typeof DataRequest>

/** The data that the company holds of the user, and the requests about it. */
export const DataRights = z.object({
  kept: z.array(KeptKind),
  authorisations: z.array(Authorisation),
  requests: z.array(DataRequest),
})
export type DataRights = z.infer<typeof DataRights>

const words = z.string().check(z.trim(), z.minLength(1, faults.texto), z.maxLength(2000, faults.textoLong))

/** The form; a revocation confirms that its consequence was read. */
export const DataRequestForm = z
  .object({ derecho: z.enum(dataRequestKinds), texto: words, entiende: z.boolean() })
  .check(
    z.refine(({ derecho, entiende }) => derecho !== 'revocacion' || entiende, {
      error: faults.entiende,
      path: ['entiende'],
    }),
  )
export type DataRequestForm = z.infer<typeof DataRequestForm>

/** The body of a request. */
export const DataRequestBody = z
  .object({
    derecho: z.enum(dataRequestKinds),
    texto: words,
    entiende: z.boolean(),
    idempotencyKey: RequestKey,
  })
  .check(
    z.refine(({ derecho, entiende }) => derecho !== 'revocacion' || entiende, {
      error: faults.entiende,
      path: ['entiende'],
    }),
  )
export type DataRequestBody = z.infer<typeof DataRequestBody>

/** The formats of the data export: for programs, and for reading. */
export const exportForms = ['json', 'pdf'] as const
