import { addDays, type CalendarDate, compareDates } from './calendar-date.ts'
import { databaseRules } from './database-rules.ts'
import type { StateOf } from './states.ts'

/** What kinds of accounts a supplier may be paid into. */
export const bankAccountKinds = ['ahorros', 'corriente', 'deposito_electronico'] as const

/** A kind of account. */
export type BankAccountKind = (typeof bankAccountKinds)[number]

/** Where a change of account stands (screens 2.17). */
export type BankChangeState = StateOf<'cambio_cuenta'>

/** Hours between the second approval of a change and its being applied, in which any master may cancel it. */
export const holdHours = databaseRules.bankHoldHours

/** Hours in which a new master sees no bank account, and keeps out nobody who was there before (decisions 6). */
export const newMasterHours = databaseRules.newMasterHours

/** Days for which anyone who was a master is told about changes of accounts, and can stop them. */
export const formerMasterDays = 30

/** Days for which a bank's certificate of an account is good. */
export const certificateDays = 30

/** People of the company who approve a change; never one of them twice. */
export const approversNeeded = databaseRules.bankApprovals

/** Minutes for which the mailed code of an approver is good. */
export const codeMinutes = 30

/** Days after which a change that nobody decided about comes to nothing. */
export const undecidedDays = 30

const next: Readonly<Record<BankChangeState, readonly BankChangeState[]>> = {
  solicitado: ['en_verificacion', 'rechazado', 'cancelado'],
  en_verificacion: ['aprobado', 'rechazado', 'cancelado'],
  // The company, too, may still stop what waits.
  aprobado: ['aplicado', 'rechazado', 'cancelado'],
  aplicado: [],
  rechazado: [],
  cancelado: [],
}

/** Whether a change in one state may become another. */
export function mayBankChangeBecome(from: BankChangeState, to: BankChangeState): boolean {
  return next[from].includes(to)
}

/** Whether a change may still come to something: a branch has one such at a time, and any master may cancel it. */
export function isBankChangeOpen(state: BankChangeState): boolean {
  return next[state].length > 0
}

/** When a change that was approved at an instant may be applied. */
export function holdEnd(approved: Date): Date {
  return new Date(approved.getTime() + holdHours * 3_600_000)
}

/** Why a bank's certificate is not good: of a day to come, or too old. */
export function certificateFault(issued: CalendarDate, today: CalendarDate): 'future' | 'old' | undefined {
  if (compareDates(issued, today) > 0) return 'future'
  return compareDates(issued, addDays(today, -certificateDays)) < 0 ? 'old' : undefined
}

/** The number of an account as it is kept, from how people write it (`032-145678-90`); nothing where it is none. */
export function readAccountNumber(typed: string): string | undefined {
  const digits = typed.normalize('NFKC').replace(/[\s.\-‐‑‒–—]/g, '')
  return /^[0-9]{6,20}$/.test(digits) && !/^(.)\1*$/.test(digits) ? digits : undefined
}

/** As much of an account as anybody is shown. */
export function lastDigits(number: string): string {
  return number.slice(-4)
}

/** The last digits of an account as screens, mails and payments show them. */
export function maskAccount(last: string): string {
  return `•••• ${last}`
}

/** The last four digits within a masked account as an ERP writes it; nothing where there are none. */
export function digitsOfMask(mask: string): string | undefined {
  return /(\d{4})\D*$/.exec(mask)?.[1]
}
