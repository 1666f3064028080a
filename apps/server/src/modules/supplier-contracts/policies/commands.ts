import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { ContractPolicy, NewPolicy } from '@enlace/contract/supplier-contracts/policies/schemas.ts'
import {
  policyFormTexts,
  policyMessageTexts as texts,
} from '@enlace/contract/supplier-contracts/policies/texts.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Transaction } from '@enlace/database/database.ts'
import { formatDate, todayInBogota, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { formatMoney } from '@enlace/domain/money.ts'
import { contractPolicy } from './policy-present.ts'
import { policiesOf } from './policy-queries.ts'
import { recordEvent } from '../../documents/index.ts'
import { openThread, type Correspondence } from '../../questions/index.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'

/** A policy that the supplier sends for a risk of a contract. */
export interface SentPolicy {
  contract: string
  policy: string
  wording: NewPolicy
  files: readonly ReceivedFile[]
}

/** The state of a risk when a policy for it arrives. */
interface Standing {
  amparo: string
  estado: string
  fecha_fin: CalendarDate | null
  made: string | null
}

/**
 * Saves a policy for a risk of a contract of the open scope, once per key: adds it with its files to the contract's
 * history, opens a thread for the answer and mails the company. Returns the risk's new state. @throws Problem
 * `document-not-found`, `act-refused` for a settled contract, `invalid-fields` without a file; DatabaseRefusal
 * `read-only-person`.
 */
export async function takePolicy(
  tx: Transaction,
  mail: Correspondence,
  { contract, policy, wording, files }: SentPolicy,
): Promise<ContractPolicy> {
  const { idempotencyKey: key, ...facts } = wording
  const [standing] = await tx.run(
    sql<Standing>`select * from begin_contract_policy(${contract}, ${policy}, ${key})`.compile(query),
  )
  if (!standing) throw new Problem('document-not-found')
  if (standing.made === null) {
    if (standing.estado === 'liquidado') throw new Problem('act-refused')
    if (files.length === 0) throw new Problem('invalid-fields', {}, { archivos: policyFormTexts.faults.file })
    const words = sayPolicy(standing.amparo, facts)
    const event = await recordEvent(tx, {
      kind: 'supplier-contracts',
      id: contract,
      event: 'poliza_enviada',
      note: words.slice(0, 2).join('\n'),
      files: files.map((file) => ({ ...file, description: fill(texts.first, { amparo: standing.amparo }) })),
    })
    const version = randomUUID()
    const thread = await openThread(tx, mail, {
      kind: 'supplier-contracts',
      id: contract,
      topic: 'poliza_contrato',
      text: words.join('\n'),
      state: 'abierta',
      files,
      key,
      policy: version,
    })
    await tx.run(
      sql`select ${call('keep_contract_policy', {
        fresh: version,
        risk: policy,
        wording: JSON.stringify(facts),
        written: event,
        thread: thread.id,
        key,
      })}`.compile(query),
    )
  }
  const [kept] = await tx.run(policiesOf(contract, policy))
  if (!kept) throw new Problem('document-not-found')
  return contractPolicy(kept, todayInBogota(new Date()))
}

/** Returns the first message of a thread, by lines. */
function sayPolicy(amparo: string, policy: Omit<NewPolicy, 'idempotencyKey'>): string[] {
  const { numero, aseguradora, valor, vigente_desde, vigente_hasta } = policy
  return [
    fill(texts.first, { amparo }),
    fill(texts.facts, {
      numero,
      aseguradora,
      valor: formatMoney(valor),
      desde: formatDate(vigente_desde),
      hasta: formatDate(vigente_hasta),
    }),
    texts.review,
  ]
}
