import * as z from 'zod/mini'
import { Instant, Optional } from '../../core/values.ts'
import { mailboxAccesses, mailboxSecurities } from '../limits.ts'
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
  acceso: z.enum(mailboxAccesses),
  /** The directory of an application at Microsoft; empty of others. */
  inquilino: z
    .string()
    .check(z.trim(), z.maxLength(200, faults.long), z.regex(/^([A-Za-z0-9][A-Za-z0-9.-]*)?$/, faults.tenant)),
  /** The identification of the application; empty without one. */
  cliente: z.string().check(z.trim(), z.maxLength(200, faults.long)),
  /** The password, or the secret of the application. Empty keeps the stored one. */
  clave: z.string().check(z.maxLength(1000, faults.long)),
  /** The refresh token at Google. Empty keeps the stored one, together with the secret. */
  actualizacion: z.string().check(z.trim(), z.maxLength(2000, faults.long)),
  carpeta: written(200, faults.folder),
}

type Entered = {
  acceso: (typeof mailboxAccesses)[number]
  seguridad: string
  inquilino: string
  cliente: string
  clave: string
  actualizacion: string
}
const demands = [
  z.refine<Entered>(({ acceso, inquilino }) => acceso !== 'microsoft' || inquilino !== '', {
    path: ['inquilino'],
    error: faults.tenant,
  }),
  z.refine<Entered>(({ acceso, cliente }) => acceso === 'clave' || cliente !== '', {
    path: ['cliente'],
    error: faults.client,
  }),
  z.refine<Entered>(
    ({ acceso, clave, actualizacion }) => acceso !== 'google' || (clave === '') === (actualizacion === ''),
    { path: ['actualizacion'], error: faults.refresh },
  ),
] as const

/** The mailbox as typed, for a trial. */
export const TriedMailbox = z.object(Reached).check(...demands)
export type TriedMailbox = z.infer<typeof TriedMailbox>

/** The mailbox as typed, with the version that was seen; 0 if none was set. */
export const WrittenMailbox = z
  .object({ ...Reached, version: z.number(), encendido: z.boolean() })
  .check(...demands)
export type WrittenMailbox = z.infer<typeof WrittenMailbox>

/** The mailbox as it is kept, without its password, and how its reading stands. */
export const KeptMailbox = z.object({
  servidor: z.string(),
  puerto: z.number(),
  seguridad: z.enum(mailboxSecurities),
  usuario: z.string(),
  acceso: z.enum(mailboxAccesses),
  inquilino: z.string(),
  cliente: z.string(),
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
