import { AsyncLocalStorage } from 'node:async_hooks'
import type { Statement } from './statement.ts'

/**
 * What caused the work under way: the reference of a request and, where it is traced, its span behind a space. Jobs and mails
 * that a transaction puts into a queue keep it.
 */
export const cause = new AsyncLocalStorage<string>()

/** Tells a transaction that begins what caused it; nothing where nobody knows. */
export function causeStatements(): readonly Statement[] {
  const caused = cause.getStore()
  return caused === undefined
    ? []
    : [{ text: "select set_config('enlace.cause', $1, true)", values: [caused] }]
}
