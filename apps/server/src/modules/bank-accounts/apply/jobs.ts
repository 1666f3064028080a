import * as z from 'zod'
import { daily } from '../../../core/jobs/schedule.ts'
import type { Task } from '../../../core/jobs/task.ts'
import { applyChange, findCertificateKey, tendChanges } from './commands.ts'
import { applyTask, printOfFile } from '../review/commands.ts'

const Payload = z.object({ change: z.uuid() })

/**
 * Puts an approved change into use when its hold is over: once, whatever dies on the way, because the database tells in
 * the same transaction whether it still waits, and by its own clock whether its time has come.
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

/** Every morning: what waits too long ends, and what should have been applied is put into the queue again. */
export const tendBankChanges: Task = {
  name: 'tend-bank-changes',
  schedule: daily(5),
  run: ({ company }, service) => tendChanges(service, company),
}
