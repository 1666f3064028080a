import { sql } from 'kysely'
import * as z from 'zod'
import { query, scopeCompany } from '@enlace/database/database'
import { Scope } from '@enlace/database/scope'
import { undecidedDays } from '@enlace/domain/bank-account'
import { daily } from '../jobs/schedule.ts'
import type { Task } from '../jobs/task.ts'
import { bankLettersOf, tellPeople } from './notices.ts'
import { applyTask, printOfFile, queueApplying } from './review-commands.ts'

const Payload = z.object({ change: z.uuid() })

/**
 * Puts an approved change into use when its hold is over: once, whatever dies on the way, because the database tells in
 * the same transaction whether it still waits, and by its own clock whether its time has come.
 */
export const applyBankChange: Task = {
  name: applyTask,
  async run({ company, payload }, service) {
    const { change } = Payload.parse(payload)
    const scope = Scope.ofStaff(company)
    const [[kept]] = await service.db.read(scope, [
      query
        .selectFrom('bank_changes')
        .select('storage_key')
        .where('company_id', '=', scopeCompany)
        .where('id', '=', change)
        .compile(),
    ])
    if (!kept) return
    const found = await printOfFile(service.storage, kept.storage_key)
    const letters = await bankLettersOf(service, company)
    const outcome = await service.db.transaction(scope, async (tx) => {
      const [answer] = await tx.run(
        sql<{ outcome: string }>`select apply_bank_change(${change}, ${found}) as outcome`.compile(query),
      )
      if (answer?.outcome === 'applied') await tellPeople(tx, letters, change, 'applied')
      if (answer?.outcome === 'file-changed') await tellPeople(tx, letters, change, 'stopped')
      return answer?.outcome
    })
    if (outcome === 'file-changed') service.log.error({ change }, 'The file of a bank change is another one')
    // The queue's clock was ahead of the database's.
    if (outcome === 'early') throw new Error('The hold of a bank change is not over')
  },
}

/** Every morning: what waits too long ends, and what should have been applied is put into the queue again. */
export const tendBankChanges: Task = {
  name: 'tend-bank-changes',
  schedule: daily(5),
  async run({ company }, service) {
    const scope = Scope.ofStaff(company)
    const letters = await bankLettersOf(service, company)
    await service.db.transaction(scope, async (tx) => {
      const ended = await tx.run(
        sql<{ id: string }>`select id from expire_bank_changes(${undecidedDays}::integer)`.compile(query),
      )
      for (const { id } of ended) await tellPeople(tx, letters, id, 'expired')
      const late = await tx.run(
        sql<{ id: string; applies_at: string }>`select id, applies_at from bank_changes
          where company_id = ${scopeCompany} and estado = 'aprobado' and applies_at < now()`.compile(query),
      )
      for (const { id, applies_at } of late) await queueApplying(tx, id, new Date(applies_at))
    })
  },
}
