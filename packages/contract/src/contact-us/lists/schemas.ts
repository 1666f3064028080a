import * as z from 'zod/mini'
import { emailPattern, maxEmailLength } from '@enlace/domain/email.ts'
import { threadTypes } from '../../questions/limits.ts'
import { contactListFaults as faults } from './texts.ts'

/** The lists of the contact form: affairs, what they are related to, and the ways of being answered. */
export const contactListNames = ['affairs', 'related-to', 'contact-through'] as const
export type ContactListName = (typeof contactListNames)[number]

const Nombre = z.string().check(z.trim(), z.minLength(1, faults.name), z.maxLength(200, faults.long))
const Correo = z.string().check(z.trim(), z.maxLength(maxEmailLength), z.regex(emailPattern, faults.email))

/** A choice of a list, in the company's order; one that is retired is offered to nobody any more. */
export const ContactOption = z.object({
  /** The number of one that is kept, or any word that names a new one within what is sent. */
  clave: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  nombre: Nombre,
  activo: z.boolean(),
})
export type ContactOption = z.infer<typeof ContactOption>

const Options = z.array(ContactOption).check(z.maxLength(100))

/** Who reads the messages of the contact form: of an affair, or of all that nobody else reads. */
export const ContactReader = z.object({
  asunto: z.nullable(z.string().check(z.maxLength(40))),
  nombre: Nombre,
  correo: Correo,
  /** Whether the portal names it to everybody. */
  publico: z.boolean(),
})
export type ContactReader = z.infer<typeof ContactReader>

/** Who reads the questions about documents: of a topic, or of all that nobody else reads. */
export const QuestionReader = z.object({
  tema: z.nullable(z.enum(threadTypes)),
  nombre: Nombre,
  correo: Correo,
})
export type QuestionReader = z.infer<typeof QuestionReader>

/** All that a company says of its contact form and of who reads what comes in. */
export const ContactLists = z.object({
  listas: z.object({ affairs: Options, 'related-to': Options, 'contact-through': Options }),
  lectores: z.array(ContactReader).check(z.maxLength(200)),
  preguntas: z.array(QuestionReader).check(z.maxLength(200)),
})
export type ContactLists = z.infer<typeof ContactLists>

/** The same with what says which one was seen. */
export const KeptContactLists = z.object({ ...ContactLists.shape, version: z.string() })
export type KeptContactLists = z.infer<typeof KeptContactLists>
