import * as z from 'zod/mini'
import { DeskEvent } from '../../core/desk/schemas.ts'
import { DateText, DocumentId, Instant } from '../../core/values.ts'
import { databaseRules } from '@enlace/domain/database-rules.ts'
import { emailPattern } from '@enlace/domain/email.ts'
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
] as const

/** What ought to make anyone who decides look twice. */
export const bankWarnings = [
  'holder-near',
  'other-supplier',
  'file-seen',
  'new-master',
  'new-email',
  'no-account',
] as const

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
  'sin_factor',
  'acceso_nuevo',
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
  z.string().check(z.trim(), z.minLength(databaseRules.bankNoteLength, fault), z.maxLength(1000, faults.long))

/** One of the two approvals: the code of the own mailbox, and how the account was made sure of. */
export const BankApproval = z.object({ codigo: code, como: words(faults.how) })
/** A rejection with the reason that the supplier reads. */
export const BankRejection = z.object({ codigo: code, motivo: words(faults.reason) })

/** How far the naming of an approver is. */
export const approverStates = [
  'por_confirmar',
  'en_espera',
  'vigente',
  'sin_factor',
  'por_renombrar',
] as const

/** Somebody who approves changes, or was asked for to do so. */
export const BankApprover = z.object({
  correo: z.string(),
  nombre: z.string(),
  estado: z.enum(approverStates),
  propuesto_por: z.string(),
  propuesto_at: Instant,
  confirmado_por: z.nullable(z.string()),
  /** From when on it counts; null until somebody confirms. */
  vigente_desde: z.nullable(Instant),
  /** When it is taken away, where an administrator asked for that. */
  se_retira: z.nullable(Instant),
  retirado_por: z.nullable(z.string()),
  /** What the signed-in member may do about it. */
  puede_confirmar: z.boolean(),
  puede_rechazar: z.boolean(),
  puede_retirar: z.boolean(),
  /** Whether it is the member itself, or an operator asks: it is taken away at once. */
  retiro_inmediato: z.boolean(),
  es_usted: z.boolean(),
})
export type BankApprover = z.infer<typeof BankApprover>

/** Who approves, and who of the staff could. */
export const BankApprovers = z.object({
  aprobadores: z.array(BankApprover),
  posibles: z.array(z.object({ correo: z.string(), nombre: z.string(), con_factor: z.boolean() })),
})
export type BankApprovers = z.infer<typeof BankApprovers>

/** An email of the staff. */
export const StaffEmail = z.string().check(z.trim(), z.maxLength(254), z.regex(emailPattern, faults.email))
