import type { PulledKind } from '@enlace/domain/connections.ts'
import type { Connector, Cursor, PulledRecord, Unmapped } from '../src/core/record.ts'
import { startCursor } from '../src/core/record.ts'
import type { HttpSurroundings } from '../src/core/http-client.ts'

/** Allows this machine, with long time limits. */
export const near: HttpSurroundings = {
  allows: (address) => address === '127.0.0.1',
  policy: { timeoutMilliseconds: 30_000, retries: 2, firstRetryMilliseconds: 5, largestAnswer: 2_000_000 },
}

/** The same with short time limits, for a server that may not answer. */
export const impatient: HttpSurroundings = {
  ...near,
  policy: { ...near.policy, timeoutMilliseconds: 1_000 },
}

/** All changes of a kind, with the final cursor. */
export async function pullAll(connector: Connector, kind: PulledKind, cursor: Cursor = startCursor) {
  const records: PulledRecord[] = []
  const unmapped: Unmapped[] = []
  let last = cursor
  for await (const page of connector.pull(kind, cursor)) {
    records.push(...page.records)
    unmapped.push(...page.unmapped)
    last = page.cursor
  }
  return { records, unmapped, cursor: last }
}

/** A record's fields without empty ones. */
export function said({ fields }: Pick<PulledRecord, 'fields'>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== null),
  )
}
