import { demoTexts } from '@enlace/contract/core/cli/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { seedDemo } from '@enlace/database/demo/seed.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { CommandFault } from '../../core/command.ts'
import type { Command } from '../../core/command.ts'
import { writeSeconds } from '../../core/duration.ts'
import {
  keepDemoBankAccounts,
  keepDemoDocuments,
  keepDemoEvents,
  keepDemoMedia,
  keepDemoFiles,
  keepDemoPosts,
} from '../../core/demo-files.ts'
import { keepDemoCertificates } from '../../core/demo-certificates.ts'
import { keepDemoQualification } from '../../core/demo-qualification.ts'
import { keepDemoConnections } from '../../core/demo-connections.ts'
import { keepDemoWebhook } from '../../core/demo-webhook.ts'
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
    let isSeeded = false
    const db = await openDatabaseOf(settings, {
      purpose: 'command',
      prepare: async (adminUrl) => {
        isSeeded = await seedDemo(adminUrl, todayInBogota(new Date()))
      },
    })
    if (isSeeded)
      await Promise.all([
        keepDemoFiles(db, context),
        keepDemoEvents(db, context),
        keepDemoMedia(db, context),
        keepDemoCertificates(db, context),
        keepDemoBankAccounts(db, context),
        keepDemoQualification(db, context),
        keepDemoPosts(db, context),
        keepDemoDocuments(db, context),
        keepDemoWebhook(db, context),
        keepDemoConnections(db, context),
      ])
    await db.close()
    if (!isSeeded) throw new CommandFault(demoTexts.refused)
    print(fill(demoTexts.done, { time: writeSeconds(performance.now() - begin) }))
    return 0
  },
}
