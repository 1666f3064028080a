import { cliTexts, startTexts, workerTexts } from '@enlace/contract/core/cli/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { CommandFault } from '../../core/command.ts'
import type { Command } from '../../core/command.ts'
import { openDatabaseOf } from '../../core/open-database.ts'
import { untilAskedToStop } from '../../core/stop-request.ts'

/** Works in the background beside nodes that only answer, on a PostgreSQL server that they share. */
export const command: Command = {
  name: 'worker',
  usage: 'worker',
  summary: workerTexts.summary,
  async run([option], context) {
    const { settings, print } = context
    if (option !== undefined)
      throw new CommandFault(fill(cliTexts.unknownOption, { option, usage: this.usage }))
    if (settings.database.url === undefined) throw new CommandFault(workerTexts.needsServer)
    const stop = untilAskedToStop(context)
    const { work } = await import('@enlace/server/app/work.ts')
    const { trialFill } = await import('@enlace/demo/trial/task.ts')
    const db = await openDatabaseOf(settings, {
      purpose: 'server',
      onNewer: (names) => context.warn(fill(startTexts.newerSchema, { names: names.join(', ') })),
    })
    try {
      const working = await work(settings, db, [trialFill])
      print(workerTexts.ready)
      if (working.healthAddress !== undefined)
        print(fill(workerTexts.health, { address: working.healthAddress }))
      await stop.asked
      await working.close()
    } finally {
      await db.close()
    }
    print(workerTexts.stopped)
    return 0
  },
}
