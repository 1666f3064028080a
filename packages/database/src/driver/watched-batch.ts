import { tracingChannel } from 'node:diagnostics_channel'
import type { Statement } from './statement.ts'

/** A batch as those hear of it who watch the product: what kinds of statements it has, and nothing of their values. */
export interface WatchedBatch {
  readonly statements: readonly string[]
}

/** Told of every batch, from its start to its end; nothing is done for it while nobody listens. */
export const batches = tracingChannel<unknown, WatchedBatch>('enlace:batch')

/** Runs a batch under the eyes of whoever watches. */
export function watchBatch<Answers>(
  statements: readonly Statement<unknown>[],
  run: () => Promise<Answers>,
): Promise<Answers> {
  if (!batches.hasSubscribers) return run()
  return batches.tracePromise(run, { statements: statements.map(({ text }) => statementName(text)) })
}

/** What a statement does and to what, as in `select account_statements`: never a word of what it was given. */
export function statementName(text: string): string {
  const [, verb = 'statement'] =
    /^[\s(]*(?:with\b[\s\S]*?\)\s*)?(select|insert|update|delete|set)\b/i.exec(text) ?? []
  const [, place = ''] = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_][a-z0-9_]*)/i.exec(text) ?? []
  return `${verb.toLowerCase()} ${place}`.trim()
}
