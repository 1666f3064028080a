import * as z from 'zod/mini'
import { dataRequestKinds } from '@enlace/domain/data-rights.ts'
import { DateText, DocumentId, Instant } from '../core/values.ts'
import { requestStates } from './requests/request-states.ts'
import { RequestEvent, RequestKey } from './company-schemas.ts'
import { dataRightsTexts as texts } from './rights-texts.ts'

const { faults } = texts

/** One kind of what is kept of the person, how much of it there is, and since when. */
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

/** A text that the person agreed to. */
export const Authorisation = z.object({
  texto: z.string(),
  version: z.nullable(z.number()),
  aceptada_at: Instant,
})

/** A request about the person's own data, with its legal term. */
export const DataRequest = z.object({
  id: DocumentId,
  numero: z.string(),
  tipo: z.enum(dataRequestKinds),
  estado: z.enum(requestStates),
  texto: z.string(),
  creada_at: Instant,
  /** The last day in which it is answered in time, put off or not. */
  vence: DateText,
  isExtended: z.boolean(),
  /** Business days that are left, below 0 once the term is over; null once it is decided. */
  dias_habiles: z.nullable(z.number()),
  respuesta: z.string(),
  eventos: z.array(RequestEvent),
})
export type DataRequest = z.infer<typeof DataRequest>

/** What the company keeps of the person, and what the person asked about it. */
export const DataRights = z.object({
  kept: z.array(KeptKind),
  authorisations: z.array(Authorisation),
  requests: z.array(DataRequest),
})
export type DataRights = z.infer<typeof DataRights>

const words = z.string().check(z.trim(), z.minLength(1, faults.texto), z.maxLength(2000, faults.textoLong))

/** What the form holds; a revocation says that its consequence was read. */
export const DataRequestForm = z
  .object({ derecho: z.enum(dataRequestKinds), texto: words, entiende: z.boolean() })
  .check(
    z.refine(({ derecho, entiende }) => derecho !== 'revocacion' || entiende, {
      error: faults.entiende,
      path: ['entiende'],
    }),
  )
export type DataRequestForm = z.infer<typeof DataRequestForm>

/** What a request sends. */
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

/** The forms in which a person takes its data away: for programs, and to be read. */
export const exportForms = ['json', 'pdf'] as const
