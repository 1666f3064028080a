import { writtenPostTexts } from '@enlace/contract/blog/texts.ts'
import { blogCommandTexts as texts } from '@enlace/contract/blog/supplier/cli-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database } from '@enlace/database/database.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import {
  readPosts,
  momentOf,
  savePost,
  pinPost,
  publishPost,
  retractPost,
} from '@enlace/server/modules/blog/index.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import { CommandFault, type Command, type CommandContext } from '../../core/command.ts'
import { findCompany, readCompanyId } from '../../core/create-company.ts'
import { readOptions } from '../../core/options.ts'
import { stateOf, postLines } from './post-lines.ts'
import { tellReceipts } from './receipts.ts'

/** Publishes a company's blog from files, and tells who has read what. */
export const command: Command = {
  name: 'blog',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const text = { type: 'string' } as const
    const quiet = { type: 'boolean', default: false } as const
    const { values, positionals } = readOptions(
      args,
      { company: text, from: text, slug: text, at: text, csv: text, quiet },
      texts.usage,
    )
    const name = positionals.join(' ')
    const act = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (act === undefined) throw new CommandFault(texts.actionUnknown)
    const company = readCompanyId(values.company)
    if (name === 'import' && values.from === undefined) throw new CommandFault(texts.fromMissing)
    const isOfOne = name !== 'import' && name !== 'list'
    if (isOfOne && !values.slug) throw new CommandFault(fill(texts.slugMissing, { company }))
    const { from = '', slug = '', at, csv } = values
    const db = await context.openDatabase()
    if ((await findCompany(db, company)) === undefined)
      throw new CommandFault(fill(texts.companyUnknown, { company }))
    return refusalsAsFaults(async () => {
      await act(db, { company, from, slug, at, csv, isQuiet: values.quiet }, context)
      return 0
    })
  },
}

/** What the command was told beside its action. */
interface Given {
  company: number
  from: string
  slug: string
  at: string | undefined
  csv: string | undefined
  isQuiet: boolean
}
type Action = (db: Database, given: Given, context: CommandContext) => Promise<void>

const author = { actor: 'cli' }

const actions: Readonly<Record<string, Action>> = {
  async import(db, { company, from, isQuiet }, { settings, print }) {
    const service = { db, storage: openStorage(settings) }
    for (const post of await readPosts(from)) {
      const saved = await savePost(service, company, post, { author, isQuiet }).catch((fault: unknown) => {
        throw inFile(post.file, fault)
      })
      print(fill(texts[saved.outcome], { slug: saved.slug, state: stateOf(saved) }))
      if (saved.removed.length > 0) print(fill(texts.removedParts, { parts: saved.removed.join(', ') }))
    }
  },
  async list(db, { company }, { print }) {
    for (const line of await postLines(db, company)) print(line)
  },
  async publish(db, { company, slug, at }, { print }) {
    const moment = at === undefined ? null : readMoment(at)
    demand(await publishPost(db, company, { slug, at: moment }, author), { company, slug })
    print(
      fill(texts.published, { slug, fecha: formatInstant(moment === null ? new Date() : new Date(moment)) }),
    )
  },
  pin: (db, given, context) => pin(db, given, context, true),
  unpin: (db, given, context) => pin(db, given, context, false),
  async retract(db, { company, slug }, { print }) {
    demand(await retractPost(db, company, slug, author), { company, slug })
    print(fill(texts.retracted, { slug }))
  },
  async receipts(db, { company, slug, csv }, context) {
    await tellReceipts(db, { company, slug, csv }, context)
  },
}

async function pin(
  db: Database,
  { company, slug }: Given,
  { print }: CommandContext,
  isPinned: boolean,
): Promise<void> {
  demand(await pinPost(db, company, { slug, isPinned }, author), { company, slug })
  print(fill(isPinned ? texts.pinned : texts.unpinned, { slug }))
}

function demand(isThere: boolean, told: { company: number; slug: string }): void {
  if (!isThere) throw new CommandFault(fill(texts.unknownPost, told))
}

function readMoment(typed: string): string {
  const isMoment =
    /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/.test(typed) && !Number.isNaN(Date.parse(momentOf(typed)))
  if (!isMoment) throw new CommandFault(writtenPostTexts.momentMalformed)
  return momentOf(typed)
}

/** What is refused of a post, with the file that it is in. */
function inFile(file: string, fault: unknown): unknown {
  if (!(fault instanceof Problem) || fault.fields === undefined) return fault
  const lines = Object.entries(fault.fields).map(([field, sentence]) =>
    fill(texts.fault, { file, field, sentence }),
  )
  return new CommandFault(lines.join('\n'), { cause: fault })
}

/** What could not be read becomes lines that the operator can act on. */
async function refusalsAsFaults<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (fault) {
    if (!(fault instanceof Problem) || fault.fields === undefined) throw fault
    const lines = Object.entries(fault.fields).map(([place, sentence]) =>
      sentence.includes(place) || place === 'from' || place === 'html' ? sentence : `${place}: ${sentence}`,
    )
    throw new CommandFault(lines.join('\n'), { cause: fault })
  }
}
