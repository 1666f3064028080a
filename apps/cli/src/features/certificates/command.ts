import { certificatesCommandTexts as texts } from '@enlace/contract/certificates/cli-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Database } from '@enlace/database/database.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { groupThousands } from '@enlace/domain/decimal.ts'
import {
  beginRun,
  cancelRun,
  releaseCertificates,
  revokeCertificate,
  type WantedRun,
  hasReleased,
  checkPlace,
} from '@enlace/server/modules/certificates/index.ts'
import { CommandFault, type Command, type CommandContext } from '../../core/command.ts'
import { findCompany, readCompanyId } from '../../core/create-company.ts'
import { readOptions } from '../../core/options.ts'
import { nameOf, readDay, readKeys, readTypes, readYear, type Typed } from './given.ts'
import { printState } from './state.ts'

/** What an action works with: the company, what was typed, and where it tells. */
interface Acting {
  db: Database
  settings: CommandContext['settings']
  company: { id: number; nombre: string }
  typed: Typed & { number: string | undefined; reason: string | undefined; again: boolean }
  print: CommandContext['print']
}

const text = { type: 'string' } as const

/** The company's part in certificates: from when they can be had, issuing them all, taking one back, telling everybody. */
export const command: Command = {
  name: 'certificates',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      {
        company: text,
        year: text,
        type: text,
        period: text,
        city: text,
        date: text,
        number: text,
        reason: text,
        again: { type: 'boolean', default: false },
      },
      texts.usage,
    )
    const [action = '', ...more] = positionals
    const act = actions[action]
    if (!act || more.length > 0) throw new CommandFault(texts.actionUnknown)
    const { year, type, period, city, date, number, reason, again } = values
    const id = values.company === undefined ? context.settings.company : readCompanyId(values.company)
    const db = await context.openDatabase()
    const company = await findCompany(db, id)
    if (company === undefined) throw new CommandFault(fill(texts.companyUnknown, { id }))
    const typed = { year, type, period, city, date, number, reason, again }
    const { settings, print } = context
    await act({ db, settings, company: { ...company, id }, typed, print })
    return 0
  },
}

const actions: Readonly<Partial<Record<string, (acting: Acting) => Promise<void>>>> = {
  release: (acting) => release(acting, true),
  withhold: (acting) => release(acting, false),
  issue: (acting) => begin(acting, 'issue'),
  notify: (acting) => begin(acting, 'notify'),
  revoke,
  cancel,
  status: ({ db, company, typed, print }) => printState(db, company, readYear(typed.year), print),
}

const actorOf = ({ company }: Acting) => ({ company: company.id, actor: 'cli' })

async function release(acting: Acting, isOn: boolean): Promise<void> {
  const { db, typed, print } = acting
  // Whatever is wrong with one of them is told before any is kept.
  const wanted = readKeys(typed).map((key) => ({ key, day: isOn ? readDay(typed.date, key) : null }))
  for (const { key, day } of wanted) {
    await releaseCertificates(db, actorOf(acting), [key], day)
    const name = nameOf(key)
    print(
      day === null ? fill(texts.withheld, { name }) : fill(texts.released, { name, date: formatDate(day) }),
    )
  }
}

async function begin(acting: Acting, act: WantedRun['act']): Promise<void> {
  const { db, settings, company, typed, print } = acting
  const anio = readYear(typed.year)
  const tipos = readTypes(typed.type)
  if (act === 'notify' && (await checkPlace({ db, settings }, company.id)).isTrial)
    throw new CommandFault(texts.notTold)
  if (act === 'notify' && !(await hasReleased(db, company.id, { anio, tipos })))
    throw new CommandFault(fill(texts.nothingReleased, { year: anio }))
  const run = await beginRun(db, actorOf(acting), { act, anio, tipos })
  if (run === undefined) throw new CommandFault(fill(texts.underWay, { act: texts.acts[act] }))
  if (run.total === 0) print(fill(texts.nobody, { year: anio }))
  else {
    const n = groupThousands(String(run.total))
    print(fill(texts.begun, { act: texts.acts[act], year: anio, n }))
  }
}

async function revoke(acting: Acting): Promise<void> {
  const { db, company, typed, print } = acting
  const number = typed.number?.trim() ?? ''
  const reason = typed.reason?.trim() ?? ''
  if (number === '') throw new CommandFault(texts.numberMissing)
  if (reason === '' || reason.length > 300) throw new CommandFault(texts.reasonMissing)
  const { again } = typed
  if (!(await revokeCertificate(db, actorOf(acting), { numero: number, motivo: reason, again })))
    throw new CommandFault(fill(texts.numberUnknown, { company: company.nombre, number }))
  print(fill(texts.revoked, { number }))
  print(again ? texts.reissuable : texts.notReissuable)
}

async function cancel(acting: Acting): Promise<void> {
  const cancelled: WantedRun['act'][] = []
  for (const act of ['issue', 'notify'] as const) {
    if (await cancelRun(acting.db, actorOf(acting), act)) cancelled.push(act)
  }
  if (cancelled.length === 0) acting.print(texts.nothingUnderWay)
  for (const act of cancelled) acting.print(fill(texts.cancelled, { act: texts.acts[act] }))
}
