import { isEmail, maxEmailLength } from '@enlace/domain/email.ts'
import * as z from 'zod/mini'
import { type PersonalKind, personalKinds } from './kinds/kind-texts.ts'
import { type StayingReason, stayingReasons } from './kinds/texts.ts'
import { personalDataTexts as texts } from './texts.ts'

/** The email of a person, as it is looked for. */
const PersonEmail = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(maxEmailLength, texts.faults.email),
    z.refine(isEmail, texts.faults.email),
  )

/** Of whom is asked. */
export const PersonAsked = z.object({ correo: PersonEmail })
export type PersonAsked = z.output<typeof PersonAsked>

/** Whose data are to be erased, and the same email typed once more. */
export const ErasureAsked = z.object({ correo: PersonEmail, repetido: PersonEmail }).check(
  z.refine(({ correo, repetido }) => correo === repetido, {
    path: ['repetido'],
    error: texts.faults.repeated,
  }),
)
export type ErasureAsked = z.output<typeof ErasureAsked>

/** The outcome of something when the person is erased. */
export const personalFates = ['borra', 'anonimiza', 'queda'] as const
export type PersonalFate = (typeof personalFates)[number]

const kinds = Object.keys(personalKinds) as PersonalKind[] // the keys of an object of ours
const stays = Object.keys(stayingReasons) as StayingReason[] // likewise

/** Rows of one kind with one fate: how many, and why they stay where they do. */
const PersonalPart = z.object({
  destino: z.enum(personalFates),
  tipo: z.enum(kinds),
  motivo: z.nullable(z.enum([...stays, 'trabajo'])),
  registros: z.int(),
})
export type PersonalPart = z.infer<typeof PersonalPart>

/** What the company holds of a person, by kinds: none of it is told here. */
export const PersonHeld = z.object({
  correo: z.string(),
  partes: z.array(PersonalPart),
  /** Works in the back office still: it leaves that first. */
  trabaja: z.boolean(),
})
export type PersonHeld = z.infer<typeof PersonHeld>

/** The outcome of it. */
export const PersonErased = z.pick(PersonHeld, { correo: true, partes: true })
export type PersonErased = z.infer<typeof PersonErased>
