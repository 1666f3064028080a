import * as z from 'zod/mini'
import { FirstName, Indicative, LastName, Movil } from '../core/person/schemas.ts'
import { profileTexts as texts } from './texts.ts'

/** Kinds of mail that no notification is beside, which a person may switch off. */
export const mailKinds = ['recibos', 'estado_mensual'] as const
export type MailKind = (typeof mailKinds)[number]

/** The person's own data (spec 3, User info), and which state of it was looked at. */
export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  cityName: z.string(),
  movil: z.string(),
  movilIndicative: z.string(),
  version: z.int(),
})
export type Profile = z.infer<typeof Profile>

const person = { firstName: FirstName, lastName: LastName, movilIndicative: Indicative, movil: Movil }

/** What the form holds. */
export const ProfileForm = z.object({
  firstName: person.firstName,
  lastName: person.lastName,
  cityName: z.string().check(z.trim(), z.maxLength(100, texts.faults.city)),
  movilIndicative: person.movilIndicative,
  movil: person.movil,
})
export type ProfileForm = z.infer<typeof ProfileForm>

/** What the person says of itself now, and the state that it had looked at. */
export const ProfileChange = z.object({ ...ProfileForm.shape, version: z.int() })
export type ProfileChange = z.infer<typeof ProfileChange>

/** Which mails the person gets, and where. */
export const Notifications = z.object({
  email: z.string(),
  kinds: z.array(z.object({ kind: z.enum(mailKinds), isOn: z.boolean() })),
})
export type Notifications = z.infer<typeof Notifications>
