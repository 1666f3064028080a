import * as z from 'zod/mini'
import { DeskEvent } from '../../core/desk/schemas.ts'
import { DateText, DocumentId, Instant } from '../../core/values.ts'
import { databaseRules } from '@enlace/domain/database-rules.ts'
import { emailPattern } from '@enlace/domain/email.ts'
import { CertificateReading } from '../certificate/schemas.ts'
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

/** The warnings shown to approvers. */
export const bankWarnings = [
  'holder-near',
  'other-supplier',
  'file-seen',
  'new-master',
  'new-email',
  'no-account',
] as const

/** A change of account in the list of the back office. */
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

/** The role of the signed-in member in the approval of a change. */
export const DeciderStanding = z.enum([
  'puede',
  'ya_aprobo',
  'no_nombrado',
  'nombrado_despues',
  'sin_factor',
  'acceso_nuevo',
  'del_proveedor',
])

/** A change with all that is needed for a decision. Accounts only show their last digits. */
export const BankReview = z.extend(DeskBankChange, {
  sucursales: z.array(z.string()),
  cuentas_actuales: z.array(z.string()),
  titular: z.string(),
  certificado_fecha: DateText,
  /** Null for a change from before certificates were read. */
  certificado_lectura: z.nullable(CertificateReading),
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

/** One of the two approvals: the code mailed to the approver, and how the account was verified. */
export const BankApproval = z.object({ codigo: code, como: words(faults.how) })
/** A rejection with the reason that the supplier reads. */
export const BankRejection = z.object({ codigo: code, motivo: words(faults.reason) })

/** The states of an approver. */
export const approverStates = [
  'por_confirmar',
  'en_espera',
  'vigente',
  'sin_factor',
  'por_renombrar',
] as const

/** A current or proposed approver of changes. */
export const BankApprover = z.object({
  correo: z.string(),
  nombre: z.string(),
  estado: z.enum(approverStates),
  propuesto_por: z.string(),
  propuesto_at: Instant,
  confirmado_por: z.nullable(z.string()),
  /** The start of the right to approve; null until confirmed. */
  vigente_desde: z.nullable(Instant),
  /** The time of removal, if an administrator requested it. */
  se_retira: z.nullable(Instant),
  retirado_por: z.nullable(z.string()),
  /** The acts permitted to the signed-in member. */
  puede_confirmar: z.boolean(),
  puede_rechazar: z.boolean(),
  puede_retirar: z.boolean(),
  /** Whether a removal takes effect at once: by the approver itself or an operator. */
  retiro_inmediato: z.boolean(),
  es_usted: z.boolean(),
})
export type BankApprover = z.infer<typeof BankApprover>

/** The approvers, and the staff who could become one. */
export const BankApprovers = z.object({
  aprobadores: z.array(BankApprover),
  posibles: z.array(z.object({ correo: z.string(), nombre: z.string(), con_factor: z.boolean() })),
})
export type BankApprovers = z.infer<typeof BankApprovers>

/** An email of the staff. */
export const StaffEmail = z.string().check(z.trim(), z.maxLength(254), z.regex(emailPattern, faults.email))
