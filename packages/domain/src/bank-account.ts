import { addDays, type CalendarDate, compareDates } from './calendar-date.ts'
import { databaseRules } from './database-rules.ts'
import type { StateOf } from './states.ts'

/** The kinds of accounts that a supplier may be paid into. */
export const bankAccountKinds = ['ahorros', 'corriente', 'deposito_electronico'] as const

/** A kind of account. */
export type BankAccountKind = (typeof bankAccountKinds)[number]

/** The state of a change of account (screens 2.17). */
export type BankChangeState = StateOf<'cambio_cuenta'>

/** Hours from the second approval of a change until it is applied, in which any master may cancel it. */
export const holdHours = databaseRules.bankHoldHours

/** Hours in which a new master sees no bank account and cannot disable earlier users (decisions 6). */
export const newMasterHours = databaseRules.newMasterHours

/** Days for which former masters are notified about changes of accounts and can cancel them. */
export const formerMasterDays = 30

/** Days for which a bank's certificate of an account is valid. */
export const certificateDays = 30

/** The number of approvals of a change, each by a different person of the company. */
export const approversNeeded = databaseRules.bankApprovals

/** Minutes for which the mailed code of an approver is valid. */
export const codeMinutes = 30

/** Days after which an undecided change expires. */
export const undecidedDays = 30

const next: Readonly<Record<BankChangeState, readonly BankChangeState[]>> = {
  solicitado: ['en_verificacion', 'rechazado', 'cancelado'],
  en_verificacion: ['aprobado', 'rechazado', 'cancelado'],
  // The company may also still reject an approved change.
  aprobado: ['aplicado', 'rechazado', 'cancelado'],
  aplicado: [],
  rechazado: [],
  cancelado: [],
}

/** Returns whether a change may go from one state to another. */
export function mayBankChangeBecome(from: BankChangeState, to: BankChangeState): boolean {
  return next[from].includes(to)
}

/** Returns whether a change is still pending. A branch has at most one pending change, which any master may cancel. */
export function isBankChangeOpen(state: BankChangeState): boolean {
  return next[state].length > 0
}

/** Returns when a change approved at an instant may be applied. */
export function holdEnd(approved: Date): Date {
  return new Date(approved.getTime() + holdHours * 3_600_000)
}

/** Returns why a bank's certificate is not valid: dated in the future, or too old; undefined if it is valid. */
export function certificateFault(issued: CalendarDate, today: CalendarDate): 'future' | 'old' | undefined {
  if (compareDates(issued, today) > 0) return 'future'
  return compareDates(issued, addDays(today, -certificateDays)) < 0 ? 'old' : undefined
}

/** Normalises a typed account number (`032-145678-90`), or returns undefined if it is not valid. */
export function readAccountNumber(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s.\-‐‑‒–—]/g, '')
  return /^[0-9]{6,20}$/.test(digits) && !/^(.)\1*$/.test(digits) ? digits : undefined
}

/** Returns the last digits of an account, the part that screens show. */
export function lastDigits(number: string): string {
  return number.slice(-4)
}

/** Formats the last digits of an account for screens, mails and payments. */
export function maskAccount(last: string): string {
  return `•••• ${last}`
}

/** Returns the last four digits of a masked account as an ERP writes it, or undefined without them. */
export function digitsOfMask(mask: string): string | undefined {
  return /(\d{4})\D*$/.exec(mask)?.[1]
}
