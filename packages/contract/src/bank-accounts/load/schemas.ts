import * as z from 'zod/mini'
import { accountColumns, accountOutcomeTexts } from './texts.ts'

/** The limits of a file of accounts, and of a program's request. */
export const accountLoadLimits = {
  bytes: 5 * 1024 * 1024,
  rows: 2000,
  columns: 60,
  pushed: 500,
  pushedBytes: 256 * 1024,
} as const

/** The fields of an account in a file. */
export type AccountColumn = keyof typeof accountColumns
export const accountColumnNames = Object.keys(accountColumns) as [AccountColumn, ...AccountColumn[]] // the texts' own names

/** The outcome of a row, actual or expected. */
export type AccountOutcome = keyof typeof accountOutcomeTexts
const outcomeNames = Object.keys(accountOutcomeTexts) as [AccountOutcome, ...AccountOutcome[]] // the texts' own names

/** A column of the file by its place, or an empty text for none. */
const Place = z.string().check(z.regex(/^\d{0,2}$/))

/** The column of each field; empty as a whole for the suggested ones. */
export const AccountPlaces = z.object({
  sucursal: Place,
  banco: Place,
  tipo: Place,
  numero: Place,
  titular: Place,
  documento: Place,
} satisfies Record<AccountColumn, typeof Place>)
export type AccountPlaces = z.infer<typeof AccountPlaces>

const Message = z.object({ tipo: z.enum(['rechazo', 'duda']), texto: z.string() })

/** A row of the file: of the account only the last digits. */
export const AccountRow = z.object({
  linea: z.number(),
  sucursal: z.string(),
  banco: z.string(),
  cuenta: z.string(),
  titular: z.string(),
  resultado: z.enum(outcomeNames),
  mensajes: z.array(Message),
})
export type AccountRow = z.infer<typeof AccountRow>

/** A file of accounts, as it would be or was loaded. */
export const AccountLoad = z.object({
  columnas: z.array(z.string()),
  mapeo: AccountPlaces,
  /** The fields without a column: nothing can be loaded yet. */
  faltan: z.array(z.enum(accountColumnNames)),
  filas: z.array(AccountRow),
  totales: z.record(z.string(), z.number()),
})
export type AccountLoad = z.infer<typeof AccountLoad>

const Sent = z.optional(z.union([z.string().check(z.maxLength(200)), z.number(), z.null()]))

/** The accounts that a program sends. A wrong one is answered for itself, and does not stop the others. */
export const PushedAccounts = z.object({
  accounts: z
    .array(
      z.object({
        sucursal: Sent,
        banco: Sent,
        tipo: Sent,
        numero: Sent,
        titular: Sent,
        documento: Sent,
      } satisfies Record<AccountColumn, typeof Sent>),
    )
    .check(z.minLength(1), z.maxLength(accountLoadLimits.pushed)),
})
export type PushedAccount = z.infer<typeof PushedAccounts>['accounts'][number]

/** The outcome of each account, in the order sent. */
export const PushedAccountsAnswer = z.object({
  rows: z.array(
    z.object({
      line: z.number(),
      sucursal: z.string(),
      outcome: z.enum(outcomeNames),
      findings: z.array(Message),
    }),
  ),
  counts: z.record(z.string(), z.number()),
})
