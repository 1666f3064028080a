import * as z from 'zod/mini'
import {
  bankAccountKinds,
  certificateDays,
  certificateFault,
  readAccountNumber,
} from '@enlace/domain/bank-account.ts'
import { isBank } from '@enlace/domain/catalogue/banks.ts'
import { type CalendarDate, isCalendarDate } from '@enlace/domain/calendar-date.ts'
import { readNit } from '@enlace/domain/nit.ts'
import { fill } from '../core/fill.ts'
import { longest, replyTokenPattern } from '../core/patterns.ts'
import { DateText, DocumentId, Instant, RequestKey } from '../core/values.ts'
import { bankAccountTexts, bankEventTexts } from './texts.ts'

const { faults } = bankAccountTexts

/** The maximum text lengths of a request, and the maximum size of its file in bytes. */
export const bankChangeLimits = { holder: 120, motive: 400, bytes: 10 * 1024 * 1024 } as const

const Kind = z.enum(bankAccountKinds, faults.kind)
const states = ['solicitado', 'en_verificacion', 'aprobado', 'aplicado', 'rechazado', 'cancelado'] as const
const State = z.enum(states)

/** A masked account: the code of the bank, and the last four digits. */
export const ShownAccount = z.object({ banco: z.string(), tipo: Kind, ultimos: z.string() })
export type ShownAccount = z.infer<typeof ShownAccount>

/** The account of a branch that the company pays into, with the last payment. */
export const BranchBankAccount = z.object({
  sucursal_id: z.number(),
  sucursal: z.string(),
  cuenta: z.nullable(z.extend(ShownAccount, { titular: z.string(), desde: Instant })),
  ultimo_pago: z.nullable(
    z.object({
      id: DocumentId,
      comprobante: z.string(),
      fecha: DateText,
      banco: z.string(),
      cuenta: z.string(),
      /** Whether the payment went to the account in use; always true for payments before that account. */
      coincide: z.boolean(),
    }),
  ),
  /** Whether a change of this branch's account is pending. */
  en_cambio: z.boolean(),
})
export type BranchBankAccount = z.infer<typeof BranchBankAccount>

/** An event of a change with its author; members of the company are not named. */
export const BankChangeEvent = z.object({
  at: Instant,
  evento: z.enum(Object.keys(bankEventTexts) as [keyof typeof bankEventTexts]), // the texts' own names
  de: z.enum(['proveedor', 'compania', 'portal']),
  persona: z.string(),
})
export type BankChangeEvent = z.infer<typeof BankChangeEvent>

/** A requested change of account. */
export const BankChange = z.extend(ShownAccount, {
  id: DocumentId,
  numero: z.string(),
  estado: State,
  sucursales: z.array(z.string()),
  /** The accounts of these branches at the time of the request, without duplicates. */
  antes: z.array(ShownAccount),
  titular: z.string(),
  certificado_fecha: DateText,
  archivo: z.object({ nombre: z.string(), media_type: z.string(), bytes: z.number() }),
  motivo: z.string(),
  solicitante: z.string(),
  solicitado_at: Instant,
  aprobado_at: z.nullable(Instant),
  /** When the hold ends. */
  aplica_at: z.nullable(Instant),
  cerrado_at: z.nullable(Instant),
  /** The reason of a rejection or cancellation. */
  razon: z.string(),
  historia: z.array(BankChangeEvent),
})
export type BankChange = z.infer<typeof BankChange>

/** The accounts of a supplier for a master; before `visible_desde`, a new master sees none (decisions 6). */
export const BankAccounts = z.object({
  visible_desde: z.nullable(Instant),
  proveedor: z.object({ nombre: z.string(), nit: z.string() }),
  cuentas: z.array(BranchBankAccount),
  cambios: z.array(BankChange),
  /** False for read-only users. */
  puede_pedir: z.boolean(),
  /** The person has to set up a second factor before asking for another account. */
  falta_segundo_factor: z.boolean(),
})
export type BankAccounts = z.infer<typeof BankAccounts>

const AccountNumber = z
  .string()
  .check(z.refine((typed) => readAccountNumber(typed) !== undefined, faults.number))

const holder = {
  titular: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, faults.holder),
      z.maxLength(bankChangeLimits.holder, fill(faults.holderLong, { n: bankChangeLimits.holder })),
    ),
  titular_nit: z
    .string()
    .check(z.trim(), z.minLength(1, faults.nit), z.maxLength(40, faults.nitWrong), nitRule()),
}

/** The rule of a NIT with its correct check digit. */
function nitRule() {
  return z.check<string>(({ value, issues }) => {
    if (value === '') return
    const read = readNit(value)
    if (!('reason' in read)) return
    const message = read.reason === 'check-digit-mismatch' ? faults.nitDigit : faults.nitWrong
    issues.push({ code: 'custom', input: value, message })
  })
}

/** Returns the message for an invalid certificate date, or undefined if it is valid today. */
export function certificateMessage(issued: string, today: CalendarDate): string | undefined {
  if (!isCalendarDate(issued)) return faults.issued
  const fault = certificateFault(issued, today)
  return (
    fault && { future: faults.issuedFuture, old: fill(faults.issuedOld, { dias: certificateDays }) }[fault]
  )
}

const certificado_fecha = z.string().check(z.refine(isCalendarDate, faults.issued))

const account = {
  banco: z.string().check(z.refine(isBank, faults.bank)),
  tipo_cuenta: z.pipe(z.string().check(z.maxLength(longest.text, faults.kind)), Kind),
  numero: AccountNumber,
  numero_repetido: z.string().check(z.maxLength(longest.text, faults.repeat)),
  ...holder,
  certificado_fecha,
  motivo: z
    .string()
    .check(
      z.trim(),
      z.maxLength(bankChangeLimits.motive, fill(faults.motive, { n: bankChangeLimits.motive })),
    ),
}

/** Both typed numbers must be equal; checked even if other fields are missing or invalid. */
const isRepeated = z.refine<{ numero: string; numero_repetido: string }>(
  (typed: { numero?: unknown; numero_repetido?: unknown }) =>
    numberIn(typed.numero) === numberIn(typed.numero_repetido),
  { error: faults.repeat, path: ['numero_repetido'], when: () => true },
)

function numberIn(typed: unknown): string | undefined {
  return typeof typed === 'string' ? readAccountNumber(typed) : undefined
}

/** The form of a change; its key is created on the first submission. */
export const BankChangeForm = z
  .object({
    ...account,
    sucursales: z.array(z.string()).check(z.minLength(1, faults.branches)),
    idempotencyKey: z.string(),
  })
  .check(isRepeated)
export type BankChangeForm = z.output<typeof BankChangeForm>
/** The form while it is typed, with empty values for unset fields. */
export type TypedBankChange = z.input<typeof BankChangeForm>

/** The form's rules on a given day, as a certificate expires after some days. */
export const bankChangeFormOn = (today: CalendarDate) =>
  BankChangeForm.check(
    z.check<BankChangeForm>(({ value, issues }) => {
      const message = certificateMessage(value.certificado_fecha, today)
      if (message !== undefined)
        issues.push({ code: 'custom', input: value, path: ['certificado_fecha'], message })
    }),
  )

/** The request of a change; the bank's certificate is a separate part. */
export const NewBankChange = z
  .object({
    ...account,
    /** The ids of the branches, separated by commas. */
    sucursales: z.string().check(z.regex(/^[1-9]\d{0,8}(,[1-9]\d{0,8}){0,199}$/, faults.branches)),
    idempotencyKey: RequestKey,
  })
  .check(isRepeated)
export type NewBankChange = z.infer<typeof NewBankChange>

/** The secret part of a mail's link. */
export const BankChangeToken = z.object({ token: z.string().check(z.regex(replyTokenPattern)) })

/** A change on the page of a mail's link, with no more data than the mail. */
export const BankChangePage = z.object({
  numero: z.string(),
  estado: State,
  compania: z.string(),
  proveedor: z.string(),
  sucursales: z.array(z.string()),
  /** Null for a master too new to see accounts. */
  nueva: z.nullable(ShownAccount),
  antes: z.array(ShownAccount),
  solicitante: z.string(),
  solicitado_at: Instant,
  aplica_at: z.nullable(Instant),
  cerrado_at: z.nullable(Instant),
})
export type BankChangePage = z.infer<typeof BankChangePage>
