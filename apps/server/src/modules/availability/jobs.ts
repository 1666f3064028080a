import * as z from 'zod'
import { Scope } from '@enlace/database/scope.ts'
import type { Task } from '../../core/jobs/task.ts'
import { followMaintenance, maintenanceTask } from './commands.ts'

const Payload = z.object({ id: z.uuid() })

/** Closes and opens a portal at the times of its maintenance. */
export const portalMaintenance: Task = {
  name: maintenanceTask,
  run: async ({ company, payload }, { db }) => {
    const { id } = Payload.parse(payload)
    await db.transaction(Scope.ofStaff(company), (tx) => followMaintenance(tx, id))
  },
}
