import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { fill } from '@enlace/contract/core/fill.ts'
import { personTexts as texts, stayingReasons } from '@enlace/contract/personal-data/kinds/texts.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { isEmail, normaliseEmail } from '@enlace/domain/email.ts'
import {
  erasePerson,
  findPersonalData,
  type PersonalRows,
  personalZip,
  type Packed,
} from '@enlace/server/modules/personal-data/index.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { CommandFault, type Command, type CommandContext } from '../../core/command.ts'
import { readCompanyId } from '../../core/create-company.ts'
import { readOptions } from '../../core/options.ts'

/** Gives a person what a company holds of it, and erases what may be erased (Ley 1581 of 2012). */
export const command: Command = {
  name: 'person',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      { company: { type: 'string' }, to: { type: 'string' }, confirm: { type: 'string' } },
      texts.usage,
    )
    const [action = '', typed = ''] = positionals
    if (action !== 'export' && action !== 'erase') throw new CommandFault(texts.actionUnknown)
    const email = normaliseEmail(typed)
    if (!isEmail(email)) throw new CommandFault(texts.emailMissing)
    const company = values.company === undefined ? context.settings.company : readCompanyId(values.company)
    if (action === 'erase' && normaliseEmail(values.confirm ?? '') !== email)
      throw new CommandFault(fill(texts.confirm, { email }))
    const db = await context.openDatabase()
    const places = await findPersonalData(db, company, email)
    if (places.length === 0) throw new CommandFault(fill(texts.nothing, { company, email }))
    if (action === 'erase') return await erase(context, company, email)
    return await give(context, places, values.to ?? `persona-${email.replace(/[^a-z0-9]+/g, '-')}.zip`)
  },
}

/** Writes a file that only its owner reads. @throws CommandFault where it is there already. */
async function give(
  { settings, print, warn }: CommandContext,
  places: readonly PersonalRows[],
  file: string,
): Promise<number> {
  const packed: Packed = { files: 0, missing: [] }
  try {
    const pieces = personalZip(openStorage(settings), places, packed)
    await pipeline(pieces, createWriteStream(file, { flags: 'wx', mode: 0o600 }))
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'EEXIST')
      throw new CommandFault(fill(texts.fileThere, { file }), { cause: fault })
    throw fault
  }
  const rows = places.reduce((sum, { rows_found }) => sum + Number(rows_found), 0)
  print(fill(texts.exported, { file, rows, places: places.length, files: packed.files }))
  for (const place of packed.missing) warn(fill(texts.fileMissing, { place }))
  return packed.missing.length === 0 ? 0 : 1
}

async function erase(context: CommandContext, company: number, email: string): Promise<number> {
  const db = await context.openDatabase()
  try {
    const erased = await erasePerson(db, { company, email, actor: 'cli' })
    for (const { table_name: place, deed, reason, rows_found: rows } of erased) {
      const why = deed === 'autoria' ? texts.work : reason && stayingReasons[reason]
      const values = { deed: texts.erased[deed], place, rows, reason: why ?? '' }
      context.print(fill(why ? texts.stays : texts.line, values))
    }
    context.print(texts.done)
    return 0
  } catch (fault) {
    if (!(fault instanceof DatabaseRefusal) || fault.code !== 'person-still-staff') throw fault
    throw new CommandFault(fill(texts.stillStaff, { email, company }), { cause: fault })
  }
}
