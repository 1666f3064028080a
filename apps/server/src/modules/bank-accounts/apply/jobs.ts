import * as z from 'zod'
import { daily } from '../../../core/jobs/schedule.ts'
import type { Task } from '../../../core/jobs/task.ts'
import { applyChange, findCertificateKey, tendChanges } from './commands.ts'
import { applyTask, printOfFile } from '../review/commands.ts'

const Payload = z.object({ change: z.uuid() })

/**
 * Applies an approved change after its hold: exactly once, also after a crash, because the same transaction checks
 * whether it still waits, and whether its time has come by the database's clock.
 */
export const applyBankChange: Task = {
  name: applyTask,
  async run({ company, payload }, service) {
    const { change } = Payload.parse(payload)
    const key = await findCertificateKey(service.db, company, change)
    if (key === undefined) return
    const outcome = await applyChange(service, company, change, await printOfFile(service.storage, key))
    if (outcome === 'file-changed') service.log.error({ change }, 'The file of a bank change is another one')
    // The queue's clock was ahead of the database's.
    if (outcome === 'early') throw new Error('The hold of a bank change is not over')
  },
}

/** Every morning, expires changes that waited too long and queues overdue ones again. */
export const tendBankChanges: Task = {
  name: 'tend-bank-changes',
  schedule: daily(5),
  run: ({ company }, service) => tendChanges(service, company),
}
