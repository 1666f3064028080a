import * as z from 'zod/mini'
import { Instant, Optional } from '../../core/values.ts'
import { mailboxSecurities } from '../limits.ts'
import { invoiceMailboxTexts } from './texts.ts'

const { faults } = invoiceMailboxTexts
const written = (most: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, faults.long))

/** Where the mailbox is, and by what it is entered, as typed. */
const Reached = {
  servidor: z
    .string()
    .check(
      z.trim(),
      z.maxLength(253, faults.long),
      z.regex(/^[A-Za-z0-9]([A-Za-z0-9.:-]*[A-Za-z0-9])?$/, faults.host),
    ),
  puerto: z.int(faults.port).check(z.minimum(1, faults.port), z.maximum(65_535, faults.port)),
  seguridad: z.enum(mailboxSecurities),
  usuario: written(254, faults.user),
  /** Empty keeps the stored one. */
  clave: z.string().check(z.maxLength(1000, faults.long)),
  carpeta: written(200, faults.folder),
}

/** The mailbox as typed, for a trial. */
export const TriedMailbox = z.object(Reached)
export type TriedMailbox = z.infer<typeof TriedMailbox>

/** The mailbox as typed, with the version that was seen; 0 if none was set. */
export const WrittenMailbox = z.object({ ...Reached, version: z.number(), encendido: z.boolean() })
export type WrittenMailbox = z.infer<typeof WrittenMailbox>

/** The mailbox as it is kept, without its password, and how its reading stands. */
export const KeptMailbox = z.object({
  servidor: z.string(),
  puerto: z.number(),
  seguridad: z.enum(mailboxSecurities),
  usuario: z.string(),
  carpeta: z.string(),
  encendido: z.boolean(),
  /** Why it was stopped by itself. */
  motivo: Optional,
  leido_at: z.nullable(Instant),
  falla: Optional,
  proxima_at: z.nullable(Instant),
  version: z.number(),
})
export type KeptMailbox = z.infer<typeof KeptMailbox>

/** The company's mailbox; null if none is set. */
export const InvoiceMailbox = z.object({
  buzon: z.nullable(KeptMailbox),
  /** Whether suppliers may hand invoices in at all. */
  modulo: z.boolean(),
})
export type InvoiceMailbox = z.infer<typeof InvoiceMailbox>

/** What a mailbox answered: how many mails its folder holds, or why it could not be entered. */
export const MailboxTrial = z.object({ mensajes: z.nullable(z.number()), falla: Optional })
export type MailboxTrial = z.infer<typeof MailboxTrial>
