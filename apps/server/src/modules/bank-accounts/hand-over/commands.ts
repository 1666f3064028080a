import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  type AppliedChange,
  type AppliedChangesQuery,
  type HandOverFile,
  handOverLimits,
  type HandOverWanted,
  periodOf,
} from '@enlace/contract/bank-accounts/hand-over/schemas.ts'
import { handOverTexts as texts } from '@enlace/contract/bank-accounts/hand-over/texts.ts'
import { call } from '@enlace/database/call.ts'
import { query, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { bankName } from '@enlace/domain/catalogue/banks.ts'
import { auditIn, type Author } from '../../../core/audit/desk-commands.ts'
import type { OpenedKey } from '../../../core/http/program/open-api-key.ts'
import type { Keys } from '../../../core/keys/keys.ts'
import { printOfNumbers, unsealNumber } from '../secrets.ts'
import { findAppliedChanges, type SealedChange } from './queries.ts'
import { fileOf } from './sheet.ts'

/** Who takes a file, and from which company. */
interface Taker {
  company: number
  by: Author
}

/**
 * Makes the treasury's file. Its changes are marked, and the audit trail says who took how many and the file's hash, in
 * the transaction that read them. @throws Problem `invalid-fields` without any, with too many, or with an unreadable one.
 */
export async function makeHandOver(
  { db, keys }: { db: Database; keys: Keys },
  scope: Scope,
  { company, by }: Taker,
  wanted: HandOverWanted,
): Promise<HandOverFile> {
  const days = periodOf(wanted)
  return db.transaction(scope, async (tx) => {
    const sealed = await findAppliedChanges(tx, {
      ...(days ? { days } : { isPending: 'for-treasury' }),
      most: handOverLimits.file + 1,
    })
    if (sealed.length === 0) throw refused(days ? texts.faults.nonePeriod : texts.faults.none)
    if (sealed.length > handOverLimits.file)
      throw refused(fill(texts.faults.many, { n: handOverLimits.file }))
    const changes = sealed.map((change) => openChange(keys, company, change))
    const { nombre, bytes } = await fileOf(changes, wanted.formato, new Date())
    await noteHandOver(tx, by, {
      ids: changes.map(({ id }) => id),
      means: 'archivo',
      print: printOfNumbers(keys, company, createHash('sha256').update(bytes).digest('hex')),
    })
    return {
      nombre,
      base64: bytes.toString('base64'),
      cambios: changes.length,
      repetidos: sealed.filter((change) => change.was_downloaded).length,
    }
  })
}

const refused = (sentence: string) => new Problem('invalid-fields', {}, { cuales: sentence })

/** Reads applied changes for a program, with an entry in the audit trail. */
export function readAppliedChanges(
  { db, keys }: { db: Database; keys: Keys },
  key: OpenedKey,
  address: string,
  { after, pending, size }: AppliedChangesQuery,
): Promise<{ changes: AppliedChange[]; next: string | null }> {
  return db.transaction(key.scope, async (tx) => {
    const sealed = await findAppliedChanges(tx, {
      ...(pending === 'true' && { isPending: 'for-erp' }),
      after,
      most: size,
    })
    const changes = sealed.map((change) => openChange(keys, key.company, change))
    if (changes.length > 0)
      await auditIn(tx, byKey(key, address), {
        action: 'bank-changes-read',
        detail: { cambios: changes.length },
      })
    return { changes, next: sealed.at(-1)?.cursor ?? after ?? null }
  })
}

/** Notes that the ERP has taken changes over; returns how many it had not said before. @throws DatabaseRefusal `document-not-found`. */
export function takeChanges(
  db: Database,
  key: OpenedKey,
  address: string,
  ids: readonly string[],
): Promise<number> {
  return db.transaction(key.scope, (tx) =>
    noteHandOver(tx, byKey(key, address), { ids, means: 'erp', print: null }),
  )
}

const byKey = ({ actor }: OpenedKey, address: string): Author => ({ actor, person: null, address })

async function noteHandOver(
  tx: Transaction,
  { actor, person, address }: Author,
  { ids, means, print }: { ids: readonly string[]; means: 'archivo' | 'erp'; print: string | null },
): Promise<number> {
  const [noted] = await tx.run(
    sql<{ n: number }>`select ${call('hand_over_bank_changes', {
      fresh: randomUUID(),
      changes: ids,
      means,
      who: actor,
      person,
      print,
      origin: address,
    })} as n`.compile(query),
  )
  return noted?.n ?? 0
}

/** Opens the number of a change. @throws Problem `bank-decision-refused` if it was sealed with another key. */
function openChange(
  keys: Keys,
  company: number,
  { third_party_id, cuenta, cursor: _, was_downloaded: __, ...change }: SealedChange,
): AppliedChange {
  const number = unsealNumber(keys, company, third_party_id, cuenta)
  if (number === undefined)
    throw new Problem('bank-decision-refused', {
      razon: fill(texts.faults.sealed, { numero: change.numero }),
    })
  return { ...change, banco_nombre: bankName(change.banco), numero_cuenta: number }
}
