import { demoTexts } from '@enlace/contract/core/cli/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { CommandFault } from '../../core/command.ts'
import type { Command } from '../../core/command.ts'
import { writeSeconds } from '../../core/duration.ts'
import { openDatabaseOf } from '../../core/open-database.ts'

/** Seeds the demo's companies into a database that has none. */
export const command: Command = {
  name: 'demo',
  usage: 'demo',
  summary: demoTexts.summary,
  async run(_args, context) {
    const { settings, print } = context
    if (!settings.allowsDemoLogins) throw new CommandFault(demoTexts.notLocal)
    const begin = performance.now()
    const { seedDemo } = await import('@enlace/demo/seed.ts')
    let seededAt: string | undefined
    const db = await openDatabaseOf(settings, {
      purpose: 'command',
      prepare: async (adminUrl) => {
        if (await seedDemo(adminUrl, todayInBogota(new Date()))) seededAt = adminUrl
      },
    })
    if (seededAt !== undefined) {
      const { doDemoActs } = await import('@enlace/demo/acts/do-acts.ts')
      await doDemoActs(db, { ...context, adminUrl: seededAt })
    }
    await db.close()
    if (seededAt === undefined) throw new CommandFault(demoTexts.refused)
    print(fill(demoTexts.done, { time: writeSeconds(performance.now() - begin) }))
    return 0
  },
}
