import * as z from 'zod/mini'
import { FirstName, Indicative, LastName, Movil } from '../core/person/schemas.ts'
import { profileTexts as texts } from './texts.ts'

/** Kinds of mails without a notification, which a user may switch off. */
export const mailKinds = ['recibos', 'estado_mensual'] as const
export type MailKind = (typeof mailKinds)[number]

/** The user's own data (spec 3, User info), with its version. */
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

/** The fields of the form. */
export const ProfileForm = z.object({
  firstName: person.firstName,
  lastName: person.lastName,
  cityName: z.string().check(z.trim(), z.maxLength(100, texts.faults.city)),
  movilIndicative: person.movilIndicative,
  movil: person.movil,
})
export type ProfileForm = z.infer<typeof ProfileForm>

/** The user's changed data, with the version that was seen. */
export const ProfileChange = z.object({ ...ProfileForm.shape, version: z.int() })
export type ProfileChange = z.infer<typeof ProfileChange>

/** The mails that the user gets, and their address. */
export const Notifications = z.object({
  email: z.string(),
  kinds: z.array(z.object({ kind: z.enum(mailKinds), isOn: z.boolean() })),
})
export type Notifications = z.infer<typeof Notifications>
