import * as z from 'zod/mini'
import { emailPattern, maxEmailLength } from '@enlace/domain/email.ts'
import { threadTypes } from '../../questions/limits.ts'
import { contactListFaults as faults } from './texts.ts'

/** The lists of the contact form: subjects, related topics, and ways of being answered. */
export const contactListNames = ['affairs', 'related-to', 'contact-through'] as const
export type ContactListName = (typeof contactListNames)[number]

const Nombre = z.string().check(z.trim(), z.minLength(1, faults.name), z.maxLength(200, faults.long))
const Correo = z.string().check(z.trim(), z.maxLength(maxEmailLength), z.regex(emailPattern, faults.email))

/** An option of a list, in the company's order; a retired one is no longer offered. */
export const ContactOption = z.object({
  /** The id of a stored option, or any word that identifies a new one within the request. */
  clave: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  nombre: Nombre,
  activo: z.boolean(),
})
export type ContactOption = z.infer<typeof ContactOption>

const Options = z.array(ContactOption).check(z.maxLength(100))

/** A reader of the contact form's messages: of one subject, or of those without a reader. */
export const ContactReader = z.object({
  asunto: z.nullable(z.string().check(z.maxLength(40))),
  nombre: Nombre,
  correo: Correo,
  /** Whether the portal publishes it. */
  publico: z.boolean(),
})
export type ContactReader = z.infer<typeof ContactReader>

/** A reader of questions about documents: of one topic, or of those without a reader. */
export const QuestionReader = z.object({
  tema: z.nullable(z.enum(threadTypes)),
  nombre: Nombre,
  correo: Correo,
})
export type QuestionReader = z.infer<typeof QuestionReader>

/** The settings of the contact form and of the readers of messages and questions. */
export const ContactLists = z.object({
  listas: z.object({ affairs: Options, 'related-to': Options, 'contact-through': Options }),
  lectores: z.array(ContactReader).check(z.maxLength(200)),
  preguntas: z.array(QuestionReader).check(z.maxLength(200)),
})
export type ContactLists = z.infer<typeof ContactLists>

/** The same with its version. */
export const KeptContactLists = z.object({ ...ContactLists.shape, version: z.string() })
export type KeptContactLists = z.infer<typeof KeptContactLists>
