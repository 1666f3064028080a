import { secretKeyTexts as texts } from '@enlace/contract/core/cli/secret-key-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { beginReseal, countOldRecoveryCodes, endCareAct } from '@enlace/database/care-acts.ts'
import { migrate } from '@enlace/database/migrate.ts'
import { resealAll, sumOf, type SealedCounts } from '@enlace/server/modules/sealed/index.ts'
import {
  dropPreviousKey,
  keysOf,
  previousKeyOf,
  replaceKey,
} from '@enlace/server/core/settings/secret-key.ts'
import { CommandFault, type Command, type CommandContext } from '../../core/command.ts'
import { writeSeconds } from '../../core/duration.ts'
import { readOptions } from '../../core/options.ts'
import { onDatabase } from '../../core/reach-database.ts'

/** Replaces the installation's secret key, and seals everything that is sealed anew. */
export const command: Command = {
  name: 'secret-key',
  usage: 'secret-key state|rotate|forget',
  summary: texts.summary,
  async run(args, context) {
    const { positionals } = readOptions(args, {}, this.usage)
    const [action] = positionals
    if (action === 'state') return tellState(context)
    if (action === 'rotate') return rotate(context)
    if (action === 'forget') return forget(context)
    throw new CommandFault(texts.action)
  },
}

async function tellState({ settings, print }: CommandContext): Promise<number> {
  const keys = await keysOf(settings)
  const counts = await onDatabase(settings, 'command', ({ adminUrl }) =>
    resealAll(adminUrl, keys, { isTrial: true }),
  )
  print(fill(texts.state, { ...sumOf(counts) }))
  return 0
}

/** A running server knows only the keys that it began with: the embedded one has to rest meanwhile. */
async function rotate(context: CommandContext): Promise<number> {
  const { settings, print } = context
  const begin = performance.now()
  const isOwn = settings.secretKey === undefined
  if (!isOwn && settings.previousSecretKey === undefined) throw new CommandFault(texts.noPrevious)
  return onDatabase(
    settings,
    settings.database.url === undefined ? 'server' : 'command',
    async ({ adminUrl }) => {
      await migrate(adminUrl)
      if (isOwn) {
        const made = await replaceKey(settings)
        print(made === undefined ? texts.goesOn : fill(texts.made, { ...made }))
      }
      const act = await beginReseal(adminUrl)
      const counts = await resealAll(adminUrl, await keysOf(settings))
      const sum = sumOf(counts)
      await endCareAct(adminUrl, act, { ...sum })
      tellCounts(context, counts)
      print(fill(texts.resealed, { time: writeSeconds(performance.now() - begin), ...sum }))
      const codes = await countOldRecoveryCodes(adminUrl)
      if (codes > 0) print(fill(texts.codes, { count: codes }))
      if (sum.unknown > 0) return 1
      print(texts.next)
      return 0
    },
  )
}

function tellCounts({ print, warn }: CommandContext, counts: SealedCounts): void {
  for (const [place, { changed, same, unknown }] of Object.entries(counts)) {
    if (changed + same > 0) print(fill(texts.place, { place, changed, same }))
    if (unknown > 0) warn(fill(texts.unknown, { place, unknown }))
  }
}

async function forget({ settings, print }: CommandContext): Promise<number> {
  if ((await previousKeyOf(settings)) === undefined) {
    print(texts.nothing)
    return 0
  }
  const keys = await keysOf(settings)
  const counts = await onDatabase(settings, 'command', ({ adminUrl }) =>
    resealAll(adminUrl, keys, { isTrial: true }),
  )
  const { changed } = sumOf(counts)
  if (changed > 0) throw new CommandFault(fill(texts.stillNeeded, { count: changed }))
  const path = await dropPreviousKey(settings)
  print(path === undefined ? texts.forgetVariable : fill(texts.forgotten, { path }))
  return 0
}
