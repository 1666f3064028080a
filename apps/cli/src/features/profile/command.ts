import { fill } from '@enlace/contract/core/fill.ts'
import { requestsCommandTexts as texts } from '@enlace/contract/profile/cli-texts.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import {
  decideRequest,
  extendRequest,
  type DecisionFault,
  findRequest,
  findRequests,
  type RequestDecision,
} from '@enlace/server/modules/profile/index.ts'
import { readProfile } from '@enlace/server/modules/company/index.ts'
import { CommandFault, type Command, type CommandContext } from '../../core/command.ts'
import { readOptions } from '../../core/options.ts'
import { linesOf, requestLine } from './request-lines.ts'

type Given = {
  company: number
  number: string | undefined
  all: boolean
  actor: string
  text: string
  regardless: boolean
}

/** Shows and decides what suppliers and their people ask of the company. */
export const command: Command = {
  name: 'requests',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      {
        company: { type: 'string', default: '1' },
        all: { type: 'boolean', default: false },
        as: { type: 'string', default: '' },
        text: { type: 'string', default: '' },
        anyway: { type: 'boolean', default: false },
      },
      texts.usage,
    )
    const [name = '', number] = positionals
    const act = Object.hasOwn(actions, name) ? actions[name] : undefined
    if (!act) throw new CommandFault(texts.actionUnknown)
    const given: Given = {
      company: readCompany(values.company),
      number: number?.toUpperCase(),
      all: values.all,
      actor: values.as.trim(),
      text: values.text,
      regardless: values.anyway,
    }
    try {
      await act(given, context)
    } catch (fault) {
      if (!(fault instanceof DatabaseRefusal) || fault.code !== 'company-not-found') throw fault
      throw new CommandFault(fill(texts.companyUnknown, { company: given.company }), { cause: fault })
    }
    return 0
  },
}

type Action = (given: Given, context: CommandContext) => Promise<void>

const decide =
  (state: RequestDecision): Action =>
  async (given, context) => {
    const { company, actor, text, regardless } = given
    const number = numberOf(given)
    if (actor === '') throw new CommandFault(texts.actorMissing)
    const db = await context.openDatabase()
    const fault = await decideRequest({ db, settings: context.settings }, company, {
      number,
      state,
      answer: text,
      actor,
      regardless,
    })
    refuse(fault, company, number)
    const estado = stateTexts.solicitud_perfil[state]
    context.print(fill(texts.decided, { numero: number, estado }))
    const request = await findRequest(db, company, number)
    if (request?.kind === 'revocacion' && state === 'aprobada') context.print(texts.revocationNote)
  }

const actions: Readonly<Record<string, Action>> = {
  async list({ company, all }, context) {
    const db = await context.openDatabase()
    const requests = await findRequests(db, company, { all })
    const { nombre } = (await readProfile(db, company)).company
    context.print(fill(all ? texts.titleAll : texts.title, { company: nombre }))
    if (requests.length === 0) context.print(texts.none)
    for (const request of requests) context.print(requestLine(request))
  },
  async show(given, context) {
    const number = numberOf(given)
    const request = await findRequest(await context.openDatabase(), given.company, number)
    if (!request) return refuse('unknown', given.company, number)
    for (const line of linesOf(request)) context.print(line)
  },
  review: decide('en_revision'),
  approve: decide('aprobada'),
  reject: decide('rechazada'),
  async extend(given, context) {
    const { company, actor, text } = given
    const number = numberOf(given)
    if (actor === '') throw new CommandFault(texts.actorMissing)
    const db = await context.openDatabase()
    refuse(
      await extendRequest({ db, settings: context.settings }, company, { number, why: text, actor }),
      company,
      number,
    )
    const until = (await findRequest(db, company, number))?.extended_on
    if (until) context.print(fill(texts.extended, { numero: number, date: formatDate(until) }))
  },
}

function refuse(fault: DecisionFault | undefined, company: number, numero: string): void {
  if (fault !== undefined) throw new CommandFault(fill(texts.faults[fault], { numero, company }))
}

function numberOf({ number }: Given): string {
  if (number === undefined) throw new CommandFault(texts.numberMissing)
  return number
}

function readCompany(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new CommandFault(fill(texts.companyMalformed, { company: text }))
  return Number(text)
}
