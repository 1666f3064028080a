import { companyTexts } from '@enlace/contract/core/cli/company/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { mailBounces } from '@enlace/contract/mail/bounces.ts'
import { mailCommandTexts as texts } from '@enlace/contract/mail/texts.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { CommandFault, type Command, type CommandContext } from '../../core/command.ts'
import { readCompanyId } from '../../core/create-company.ts'
import { readOptions } from '../../core/options.ts'
import { noteBounced } from './bounced.ts'
import { findMails, listMails, resend as resendMail, type OutboxMail } from './outbox.ts'

/** Shows a company's outbox and its mails, as their recipients read them, and sends one again. */
export const command: Command = {
  name: 'mail',
  usage: texts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      { company: { type: 'string' }, limit: { type: 'string', default: '20' }, to: { type: 'string' } },
      texts.usage,
    )
    const [action, id, ...more] = positionals
    const company = values.company === undefined ? context.settings.company : readCompanyId(values.company)
    if (action === 'bounced' && id === undefined) return noteBounced(context, values.to)
    if (more.length > 0) throw new CommandFault(texts.actionUnknown)
    try {
      if (action === 'list' && id === undefined) await list(context, company, readLimit(values.limit))
      else if (action === 'show') await show(context, company, id)
      else if (action === 'resend') await resend(context, company, id)
      else throw new CommandFault(texts.actionUnknown)
    } catch (fault) {
      if (!(fault instanceof DatabaseRefusal) || fault.code !== 'company-not-found') throw fault
      throw new CommandFault(fill(companyTexts.unknown, { id: company }), { cause: fault })
    }
    return 0
  },
}

function readLimit(typed: string): number {
  if (/^[1-9]\d{0,4}$/.test(typed)) return Number(typed)
  throw new CommandFault(fill(texts.limitMalformed, { limit: typed }))
}

async function list(context: CommandContext, id: number, limit: number) {
  const { settings, print } = context
  const { company, mails } = await listMails(await context.openDatabase(), id, limit)
  print(fill(mails.length === 0 ? texts.none : texts.title, { company }))
  const width = Math.max(0, ...mails.map(({ recipient }) => recipient.length))
  for (const mail of mails) {
    const { recipient, subject } = mail
    print(`  ${shortId(mail)}  ${timeOf(mail.created_at)}  ${recipient.padEnd(width)}  ${subject}`)
    print(`            ${stateOf(mail)}`)
  }
  if (settings.smtpUrl === undefined) print(`\n${texts.noServer}`)
}

async function show(context: CommandContext, company: number, id: string | undefined) {
  const mail = await oneMail(context, company, id)
  const rows = [
    [texts.date, timeOf(mail.created_at)],
    [texts.recipient, mail.recipient],
    [texts.replyTo, mail.reply_to ?? ''],
    [texts.subject, mail.subject],
    [texts.state, stateOf(mail)],
  ]
  for (const [label = '', value = ''] of rows) {
    if (value !== '') context.print(`${`${label}:`.padEnd(13)}${value}`)
  }
  context.print('')
  context.print(mail.text === '' ? texts.forgotten : mail.text.trimEnd())
}

async function resend(context: CommandContext, company: number, id: string | undefined) {
  if (id === undefined) throw new CommandFault(texts.idMissing)
  const mail = await oneMail(context, company, id)
  if (!(await resendMail(await context.openDatabase(), company, mail)))
    throw new CommandFault(fill(texts.notAgain, { id: shortId(mail) }))
  context.print(fill(texts.resent, { id: shortId(mail), recipient: mail.recipient }))
}

async function oneMail(context: CommandContext, id: number, beginning: string | undefined) {
  const { company, mails } = await findMails(await context.openDatabase(), id, beginning)
  const [mail, other] = mails
  if (other !== undefined) throw new CommandFault(fill(texts.ambiguous, { id: beginning ?? '' }))
  if (mail !== undefined) return mail
  const fault = beginning === undefined ? fill(texts.none, { company }) : undefined
  throw new CommandFault(fault ?? fill(texts.unknown, { company, id: beginning ?? '' }))
}

/** As much of an id as tells a company's mails apart. */
function shortId({ id }: OutboxMail): string {
  return id.slice(0, 8)
}

function timeOf(instant: string): string {
  return formatInstant(new Date(instant))
}

function stateOf({ sent_at, dead_at, attempts, last_error, bounce, bounce_reason }: OutboxMail): string {
  const cameBack = mailBounces.find((word) => word === bounce)
  if (cameBack) return fill(texts.bounces[cameBack], { error: bounce_reason ?? '' })
  if (sent_at !== null) return fill(texts.sent, { at: timeOf(sent_at) })
  if (dead_at !== null) return fill(texts.dead, { error: last_error ?? '' })
  return attempts === 0 ? texts.waiting : fill(texts.retrying, { attempts, error: last_error ?? '' })
}
