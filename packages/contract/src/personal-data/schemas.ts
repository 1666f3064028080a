import { isEmail, maxEmailLength } from '@enlace/domain/email.ts'
import * as z from 'zod/mini'
import { type PersonalKind, personalKinds } from './kinds/kind-texts.ts'
import { type StayingReason, stayingReasons } from './kinds/texts.ts'
import { personalDataTexts as texts } from './texts.ts'

/** The email of a person, normalised for the search. */
const PersonEmail = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(maxEmailLength, texts.faults.email),
    z.refine(isEmail, texts.faults.email),
  )

/** The person to look up. */
export const PersonAsked = z.object({ correo: PersonEmail })
export type PersonAsked = z.output<typeof PersonAsked>

/** The person whose data is to be erased, with the email repeated. */
export const ErasureAsked = z.object({ correo: PersonEmail, repetido: PersonEmail }).check(
  z.refine(({ correo, repetido }) => correo === repetido, {
    path: ['repetido'],
    error: texts.faults.repeated,
  }),
)
export type ErasureAsked = z.output<typeof ErasureAsked>

/** The outcomes of an erasure for a kind of data. */
export const personalFates = ['borra', 'anonimiza', 'queda'] as const
export type PersonalFate = (typeof personalFates)[number]

const kinds = Object.keys(personalKinds) as PersonalKind[] // the keys of an object of ours
const stays = Object.keys(stayingReasons) as StayingReason[] // likewise

/** The rows of one kind with one outcome: their number, and why some are kept. */
const PersonalPart = z.object({
  destino: z.enum(personalFates),
  tipo: z.enum(kinds),
  motivo: z.nullable(z.enum([...stays, 'trabajo'])),
  registros: z.int(),
})
export type PersonalPart = z.infer<typeof PersonalPart>

/** The kinds of data that the company holds of a person, without the data itself. */
export const PersonHeld = z.object({
  correo: z.string(),
  partes: z.array(PersonalPart),
  /** Still a member of the staff, which must end first. */
  trabaja: z.boolean(),
})
export type PersonHeld = z.infer<typeof PersonHeld>

/** The outcome of an erasure. */
export const PersonErased = z.pick(PersonHeld, { correo: true, partes: true })
export type PersonErased = z.infer<typeof PersonErased>
