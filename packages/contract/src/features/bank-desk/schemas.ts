import * as z from 'zod/mini'
import { DeskEvent } from '../../core/desk/schemas.ts'
import { DateText, DocumentId, Instant } from '../../core/values.ts'
import { emailPattern } from '@enlace/domain/email'
import { bankDeskTexts } from './texts.ts'

const { faults } = bankDeskTexts

/** The states of a change of account (screens 2.17). */
export const bankStates = [
  'solicitado',
  'en_verificacion',
  'aprobado',
  'aplicado',
  'rechazado',
  'cancelado',
] as const // the words are the type

/** What ought to make whoever decides look twice. */
export const bankWarnings = [
  'holder-near',
  'other-supplier',
  'file-seen',
  'new-master',
  'new-email',
  'no-account',
] as const // likewise

/** A change of account as the desk lists it. */
export const DeskBankChange = z.object({
  id: DocumentId,
  numero: z.string(),
  proveedor: z.string(),
  nit: z.string(),
  cuenta: z.string(),
  estado: z.enum(bankStates),
  aprobaciones: z.number(),
  desde: Instant,
  /** The end of the hold of an approved change. */
  se_aplica: z.nullable(Instant),
})
export type DeskBankChange = z.infer<typeof DeskBankChange>

/** How the signed-in member stands to a change. */
export const DeciderStanding = z.enum([
  'puede',
  'ya_aprobo',
  'no_nombrado',
  'nombrado_despues',
  'del_proveedor',
])

/** A change with all that is needed to decide about it. Accounts show their last digits only. */
export const BankReview = z.extend(DeskBankChange, {
  sucursales: z.array(z.string()),
  cuentas_actuales: z.array(z.string()),
  titular: z.string(),
  certificado_fecha: DateText,
  archivo: z.string(),
  media_type: z.string(),
  motivo: z.string(),
  solicitante: z.string(),
  solicitante_correo: z.string(),
  direccion_ip: z.nullable(z.string()),
  razon: z.string(),
  avisos: z.array(z.enum(bankWarnings)),
  contactos: z.array(z.object({ nombre: z.string(), telefono: z.string(), correo: z.string() })),
  verificaciones: z.array(z.object({ quien: z.string(), at: Instant, como: z.string() })),
  historia: z.array(DeskEvent),
  decisor: DeciderStanding,
})
export type BankReview = z.infer<typeof BankReview>

const code = z.string().check(z.trim(), z.regex(/^\d{4}\s?\d{4}$/, faults.code))
const words = (fault: string) =>
  z.string().check(z.trim(), z.minLength(10, fault), z.maxLength(1000, faults.long))

/** One of the two approvals: the code of the own mailbox, and how the account was made sure of. */
export const BankApproval = z.object({ codigo: code, como: words(faults.how) })
/** A rejection with the reason that the supplier reads. */
export const BankRejection = z.object({ codigo: code, motivo: words(faults.reason) })

/** Somebody who may approve changes that are asked for from its naming on. */
export const BankApprover = z.object({ correo: z.string(), nombre: z.string(), desde: Instant })
export type BankApprover = z.infer<typeof BankApprover>

/** Who approves, and who of the staff could. */
export const BankApprovers = z.object({
  aprobadores: z.array(BankApprover),
  posibles: z.array(z.object({ correo: z.string(), nombre: z.string() })),
})
export type BankApprovers = z.infer<typeof BankApprovers>

/** An email of the staff. */
export const StaffEmail = z.string().check(z.trim(), z.maxLength(254), z.regex(emailPattern, faults.email))
