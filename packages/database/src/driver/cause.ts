import { AsyncLocalStorage } from 'node:async_hooks'
import type { Statement } from './statement.ts'

/**
 * The origin of the current work: the reference of a request and, if it is traced, its span after a space. Jobs and
 * mails that a transaction enqueues store it.
 */
export const cause = new AsyncLocalStorage<string>()

/** The statements that set a transaction's cause; empty if it is unknown. */
export function causeStatements(): readonly Statement[] {
  const caused = cause.getStore()
  return caused === undefined
    ? []
    : [{ text: "select set_config('enlace.cause', $1, true)", values: [caused] }]
}
