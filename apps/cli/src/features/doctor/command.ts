import { doctorTexts } from '@enlace/contract/core/cli/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { examineDatabase } from '@enlace/database/examine.ts'
import { examineFigures } from '@enlace/database/kept-figures.ts'
import { measureRoom } from '@enlace/server/core/disk/measure.ts'
import { resealAll, sumOf } from '@enlace/server/modules/sealed/index.ts'
import { keysOf, previousKeyOf } from '@enlace/server/core/settings/secret-key.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import type { Command, CommandContext } from '../../core/command.ts'
import { faultLines } from '../../core/fault-lines.ts'
import { openDatabaseOf } from '../../core/open-database.ts'
import { readOptions } from '../../core/options.ts'
import { onDatabase } from '../../core/reach-database.ts'
import {
  checkFacts,
  checkFigures,
  checkLogin,
  checkReachable,
  checkSealed,
  checkStorage,
} from './care-checks.ts'
import { checkReplica } from './replica-check.ts'
import { checkFolder, checkMail, checkNode, checkPublicAddress, checkRoom, checkSecret } from './checks.ts'
import type { Finding } from './checks.ts'

/** Looks at the installation and says what is well and what is to be put right. */
export const command: Command = {
  name: 'doctor',
  usage: 'doctor [--json] [--mend]',
  summary: doctorTexts.summary,
  async run(args, context) {
    const { values } = readOptions(args, { json: { type: 'boolean' }, mend: { type: 'boolean' } }, this.usage)
    const findings = await examine(context, values.mend === true)
    const count = findings.filter(({ level }) => level === 'bad').length
    if (values.json === true) {
      context.print(JSON.stringify({ isWell: count === 0, findings }, null, 1))
      return count === 0 ? 0 : 1
    }
    for (const { level, text } of findings) context.print(`${signs[level]} ${text}`)
    context.print('')
    context.print(count === 0 ? doctorTexts.allGood : fill(doctorTexts.someBad, { count }))
    return count === 0 ? 0 : 1
  },
}

const signs = {
  good: `✓ ${doctorTexts.good.padEnd(9)}`,
  warning: `! ${doctorTexts.warning.padEnd(9)}`,
  bad: `✗ ${doctorTexts.bad.padEnd(9)}`,
}

async function examine(context: CommandContext, mends: boolean): Promise<Finding[]> {
  const node = checkNode(process.versions.node)
  try {
    const { settings } = context
    const folder = await checkFolder(settings)
    return [
      node,
      { level: 'good', text: doctorTexts.settings },
      ...folder,
      ...(folder.every(({ level }) => level === 'good')
        ? checkRoom(await measureRoom(settings), settings)
        : []),
      ...(await checkDatabase(context, mends)),
      checkSecret(settings),
      await checkStorage(openStorage(settings)),
      await checkMail(settings),
      ...checkPublicAddress(settings),
      await checkReachable(settings.publicUrl),
    ]
  } catch (fault) {
    const [reason = '', ...more] = faultLines(fault, false)
    return [
      node,
      { level: 'bad', text: fill(doctorTexts.settingsFault, { reason: [reason, ...more].join(' ') }) },
    ]
  }
}

/** Opening the database migrates it and refuses roles that could step around row-level security. */
async function checkDatabase({ settings }: CommandContext, mends: boolean): Promise<Finding[]> {
  try {
    const db = await openDatabaseOf(settings, { purpose: 'command' })
    const quota = (await measureRoom(settings, db)).filter(({ place }) => place === 'database')
    await db.close()
    const keys = await keysOf(settings)
    const hasPrevious = (await previousKeyOf(settings)) !== undefined
    const found = await onDatabase(settings, 'command', async ({ adminUrl }) => [
      ...checkFacts(await examineDatabase(adminUrl), new Date()),
      ...checkFigures(await examineFigures(adminUrl, { mends }), mends),
      ...(await checkLogin(settings.database.url)),
      ...(await checkReplica(adminUrl, settings.database.readUrl)),
      ...checkSealed(sumOf(await resealAll(adminUrl, keys, { isTrial: true })), hasPrevious),
    ])
    return [
      { level: 'good', text: doctorTexts.database },
      { level: 'good', text: doctorTexts.roles },
      ...checkRoom(quota, settings),
      ...found,
    ]
  } catch (fault) {
    const [reason = ''] = faultLines(fault, false)
    return [{ level: 'bad', text: fill(doctorTexts.databaseFault, { reason }) }]
  }
}
