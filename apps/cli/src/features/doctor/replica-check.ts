import { doctorCareTexts as texts } from '@enlace/contract/core/cli/doctor-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { examineReplica } from '@enlace/database/examine-replica.ts'
import type { Finding } from './checks.ts'

/** Seconds that a replica may be behind while it is looked at. */
const patience = 2

/** Whether lists can be read at the replica; nothing is said where there is none. */
export async function checkReplica(adminUrl: string, readUrl: string | undefined): Promise<Finding[]> {
  if (readUrl === undefined) return []
  const state = await examineReplica(adminUrl, readUrl, patience * 1000)
  if (state === 'following') return [{ level: 'good', text: texts.replica }]
  if (state === 'foreign') return [{ level: 'bad', text: texts.replicaForeign }]
  if (state === 'behind')
    return [{ level: 'warning', text: fill(texts.replicaBehind, { seconds: patience }) }]
  return [{ level: 'warning', text: fill(texts.replicaAway, state) }]
}
