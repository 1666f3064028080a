import { contentCommandTexts as texts } from '@enlace/contract/core/cli/content/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { CommandFault, type Command } from '../../core/command.ts'
import { readCompanyId } from '../../core/create-company.ts'
import { readOptions } from '../../core/options.ts'
import { readContentKey } from './content-key.ts'
import { removeContent, saveContent } from './save.ts'
import { documentPreview } from './preview.ts'
import { contentLines, contentText } from './show.ts'

/** Publishes, shows and takes away what a company writes into its portal. */
export const command: Command = {
  name: 'content',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const text = { type: 'string' } as const
    const options = { company: text, kind: text, key: text, file: text, title: text, description: text }
    const { values, positionals } = readOptions(
      args,
      { ...options, link: text, from: text, to: text },
      texts.usage,
    )
    const action = positionals.join(' ')
    if (action !== 'set' && action !== 'show' && action !== 'remove' && action !== 'preview')
      throw new CommandFault(texts.actionUnknown)
    const company = readCompanyId(values.company)
    const isList = action === 'show' && values.kind === undefined && values.key === undefined
    const key = isList ? undefined : readContentKey(values.kind, values.key)
    const { file, title = '', description = '', link = '' } = values
    if (action === 'set' && file === undefined) throw new CommandFault(texts.fileMissing)
    const from = readMoment(values.from, '00:00:00')
    const to = readMoment(values.to, '23:59:59')

    const db = await context.openDatabase()
    return refusalsAsFaults(company, async () => {
      if (key === undefined) for (const line of await contentLines(db, company)) context.print(line)
      else if (action === 'show')
        context.print(await demandText(contentText(db, company, key), company, key.key))
      else if (action === 'preview')
        context.print(await demandText(documentPreview(db, company, key), company, key.key))
      else if (action === 'remove') {
        if (!(await removeContent(db, company, key))) throw nothingThere(company, key.key)
        context.print(fill(texts.removed, { key: key.key, company }))
      } else {
        const handedIn = { file: file ?? '', title, description, link, from, to }
        for (const line of await saveContent(db, company, key, handedIn)) context.print(line)
      }
      return 0
    })
  },
}

/** A day or moment of Colombia's clock, with its offset; a day alone begins or ends then. */
function readMoment(typed: string | undefined, clock: string): string | null {
  if (typed === undefined) return null
  const [day = '', time = clock] = typed.split('T')
  const moment = `${day}T${time}-05:00`
  const isMoment =
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/.test(typed) && !Number.isNaN(Date.parse(moment))
  if (!isMoment) throw new CommandFault(fill(texts.dateMalformed, { date: typed }))
  return moment
}

/** What is refused becomes lines that the operator can act on. */
async function refusalsAsFaults<Answer>(company: number, work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (fault) {
    if (fault instanceof DatabaseRefusal && fault.code === 'company-not-found') {
      throw new CommandFault(fill(texts.companyUnknown, { company }), { cause: fault })
    }
    if (!(fault instanceof Problem) || fault.fields === undefined) throw fault
    const lines = Object.entries(fault.fields).map(([field, sentence]) =>
      field === '' ? sentence : fill(texts.fault, { field, sentence }),
    )
    throw new CommandFault(lines.join('\n'), { cause: fault })
  }
}

async function demandText(found: Promise<string | undefined>, company: number, key: string): Promise<string> {
  const text = await found
  if (text === undefined) throw nothingThere(company, key)
  return text
}

function nothingThere(company: number, key: string): CommandFault {
  return new CommandFault(fill(texts.nothingThere, { key, company }))
}
