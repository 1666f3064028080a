import { tracingChannel } from 'node:diagnostics_channel'
import type { Statement } from './statement.ts'

/** A batch as reported to monitoring: its kinds of statements, never their values. */
export interface WatchedBatch {
  readonly statements: readonly string[]
}

/** Publishes the start and end of every batch; costs nothing without subscribers. */
export const batches = tracingChannel<unknown, WatchedBatch>('enlace:batch')

/** Runs a batch and publishes it to the subscribers. */
export function watchBatch<Answers>(
  statements: readonly Statement<unknown>[],
  run: () => Promise<Answers>,
): Promise<Answers> {
  if (!batches.hasSubscribers) return run()
  return batches.tracePromise(run, { statements: statements.map(({ text }) => statementName(text)) })
}

/** What a statement does and to what, as in `select account_statements`: never its values. */
export function statementName(text: string): string {
  const [, verb = 'statement'] =
    /^[\s(]*(?:with\b[\s\S]*?\)\s*)?(select|insert|update|delete|set)\b/i.exec(text) ?? []
  const [, place = ''] = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)/i.exec(text) ?? []
  return `${verb.toLowerCase()} ${place}`.trim()
}
