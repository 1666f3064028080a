import { cliTexts, startTexts } from '@enlace/contract/core/cli/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Database } from '@enlace/database/database.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import type { Listening } from '@enlace/server/app/listen.ts'
import { CommandFault } from '../../core/command.ts'
import type { Command, CommandContext } from '../../core/command.ts'
import { openDatabaseOf } from '../../core/open-database.ts'
import { untilAskedToStop } from '../../core/stop-request.ts'
import { buildIfStale } from '../../../../../scripts/build.ts'
import { watchSources } from './watch.ts'

/** Starts the product: portal, back office and API, on a database that it creates, migrates and seeds where needed. */
export const command: Command = {
  name: 'start',
  usage: 'start [--dev]',
  summary: startTexts.summary,
  async run(args, context) {
    const unknown = args.find((word) => word !== '--dev')
    if (unknown !== undefined) {
      throw new CommandFault(fill(cliTexts.unknownOption, { option: unknown, usage: this.usage }))
    }
    return args.includes('--dev') ? watchSources() : serve(context)
  },
}

async function serve(context: CommandContext): Promise<number> {
  const begin = performance.now()
  const { settings, print } = context
  const stop = untilAskedToStop(context, settings.drainSeconds)
  const [db] = await both(openSeeded(context), buildPortal())
  let listening: Listening | undefined
  try {
    if (!stop.isAsked()) {
      const { createServer, listen, readyLines, trialFill } = await loadServer()
      listening = await listen(await createServer(settings, db), settings, [trialFill])
      for (const line of await readyLines(settings, db, listening, performance.now() - begin)) print(line)
    }
    await stop.asked
  } finally {
    await listening?.close()
    await db.close()
  }
  print(startTexts.stopped)
  return 0
}

/** The server's code takes seconds to read, and a start that cannot be is refused before. */
async function loadServer() {
  // One after the other: the sanitiser takes the parser of XML as CommonJS, which fails while another import reads it.
  const { createServer } = await import('@enlace/server/app/server.ts')
  const { listen } = await import('@enlace/server/app/listen.ts')
  const { readyLines } = await import('./ready-lines.ts')
  const { trialFill } = await import('@enlace/demo/trial/task.ts')
  return { createServer, listen, readyLines, trialFill }
}

/** The database with the demo in it, where there is to be one; nobody else can reach it before. */
async function openSeeded(context: CommandContext): Promise<Database> {
  const { settings } = context
  const isWanted = settings.isDemo && settings.allowsDemoLogins
  let seededAt: string | undefined
  const db = await openDatabaseOf(settings, {
    purpose: 'server',
    onNewer: (names) => context.warn(fill(startTexts.newerSchema, { names: names.join(', ') })),
    prepare: async (adminUrl) => {
      if (!isWanted) return
      const { seedDemo } = await import('@enlace/demo/seed.ts')
      if (await seedDemo(adminUrl, todayInBogota(new Date()))) seededAt = adminUrl
    },
  })
  if (seededAt === undefined) return db
  try {
    const { doDemoActs } = await import('@enlace/demo/acts/do-acts.ts')
    await doDemoActs(db, { ...context, adminUrl: seededAt })
    return db
  } catch (fault) {
    await db.close() // an open database keeps the process from ending
    throw fault
  }
}

async function buildPortal(): Promise<void> {
  try {
    await buildIfStale('error')
  } catch (fault) {
    const reason = fault instanceof Error ? (fault.message.split('\n')[0] ?? '') : String(fault)
    throw new CommandFault(fill(cliTexts.buildFailed, { reason }), { cause: fault })
  }
}

/** Waits for both; when the build fails, the database that opened meanwhile is closed again. */
async function both(database: Promise<Database>, build: Promise<void>): Promise<[Database]> {
  const [opened, built] = await Promise.allSettled([database, build])
  if (opened.status === 'rejected') throw opened.reason
  if (built.status === 'fulfilled') return [opened.value]
  await opened.value.close()
  throw built.reason
}
