import { fill } from '@enlace/contract/core/fill.ts'
import { factorResetTexts, unlockTexts } from '@enlace/contract/sign-in/security/cli-texts.ts'
import { usersTexts } from '@enlace/contract/users/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import { DatabaseRefusal } from '@enlace/database/refusal.ts'
import { isEmail, normaliseEmail } from '@enlace/domain/email.ts'
import { formatNit, readNit } from '@enlace/domain/nit.ts'
import { Scope } from '@enlace/database/scope.ts'
import {
  invitePerson,
  newInvitation,
  resetFactor,
  findInvitingParty,
  type InvitingParty,
} from '@enlace/server/modules/users/index.ts'
import { unlockPerson } from '@enlace/server/modules/sign-in/index.ts'
import { CommandFault, type Command, type CommandContext } from '../../core/command.ts'
import { readCompanyId } from '../../core/create-company.ts'
import { readOptions } from '../../core/options.ts'

const texts = usersTexts.command

/**
 * Invites a person to a supplier's documents, which sets its own password with a link that works once; takes a second factor
 * away that somebody lost; lifts what failed attempts keep somebody out by.
 */
export const command: Command = {
  name: 'user',
  usage: factorResetTexts.usage,
  summary: texts.summary,
  async run(args, context) {
    const { values, positionals } = readOptions(
      args,
      {
        company: { type: 'string' },
        nit: { type: 'string' },
        account: { type: 'string' },
        master: { type: 'boolean', default: false },
      },
      factorResetTexts.usage,
    )
    const [action, typed = ''] = positionals
    if (action === 'reset-factor' && positionals.length <= 2) {
      return takeFactorAway(context, readEmail(typed), readCompanyId(values.company))
    }
    if (action === 'unlock' && positionals.length <= 2) {
      return letIn(context, readEmail(typed), readCompanyId(values.company))
    }
    if (action !== 'invite' || positionals.length > 2) throw new CommandFault(texts.actionUnknown)
    const email = readEmail(typed)
    const company = readCompanyId(values.company)
    const documento_numero = readNumber(values.nit ?? '')

    const db = await context.openDatabase()
    const found = await findParty(db, company, documento_numero)
    const { party } = found
    const account = values.account === undefined ? null : accountOf(party, values.account)
    const invitation = await newInvitation({ db, settings: context.settings }, company, party, email)
    const user = { email, firstName: '', lastName: '', party: party.id, isMaster: values.master }
    const invitedPerson = await invitePerson(
      db,
      Scope.ofStaff(company),
      { ...user, accounts: account === null ? null : [account] },
      invitation,
      { author: { actor: 'cli' }, onlyNew: false },
    )

    const accounts =
      values.account === undefined ? texts.allAccounts : fill(texts.oneAccount, { codigo: values.account })
    const role = values.master ? texts.master : texts.user
    const invited = {
      email,
      company: found.company,
      supplier: party.nombre,
      nit: nitOf(party),
      role,
      accounts,
    }
    context.print(fill(texts.invited, invited))
    context.print(invitedPerson?.hasPassword === true ? texts.knownPerson : texts.newPerson)
    context.print(fill(texts.link, { until: invitation.until }))
    context.print(invitation.link)
    context.print(fill(texts.mailQueued, { company }))
    return 0
  },
}

async function takeFactorAway(context: CommandContext, email: string, company: number): Promise<number> {
  const db = await context.openDatabase()
  try {
    const { settings } = context
    const service = { audience: 'portal', db, settings } as const
    if (!(await resetFactor(service, Scope.ofStaff(company), { company, email }, { actor: 'cli' }))) {
      throw new CommandFault(fill(factorResetTexts.none, { email, company }))
    }
  } catch (fault) {
    if (!(fault instanceof DatabaseRefusal) || fault.code !== 'company-not-found') throw fault
    throw new CommandFault(fill(texts.companyUnknown, { company }), { cause: fault })
  }
  context.print(fill(factorResetTexts.done, { email }))
  return 0
}

async function letIn(context: CommandContext, email: string, company: number): Promise<number> {
  const db = await context.openDatabase()
  try {
    if (!(await unlockPerson(db, Scope.ofStaff(company), email)))
      throw new CommandFault(fill(unlockTexts.none, { email, company }))
  } catch (fault) {
    if (!(fault instanceof DatabaseRefusal) || fault.code !== 'company-not-found') throw fault
    throw new CommandFault(fill(texts.companyUnknown, { company }), { cause: fault })
  }
  context.print(fill(unlockTexts.done, { email }))
  return 0
}

function readEmail(typed: string): string {
  const email = normaliseEmail(typed)
  if (email === '') throw new CommandFault(texts.emailMissing)
  if (!isEmail(email)) throw new CommandFault(fill(texts.emailMalformed, { email: typed }))
  return email
}

function readNumber(typed: string): string {
  const nit = readNit(typed)
  if (!('reason' in nit)) return nit.documento_numero
  const isDigit = nit.reason === 'check-digit-mismatch' || nit.reason === 'check-digit-malformed'
  throw new CommandFault(fill(isDigit ? texts.nitWrongDigit : texts.nitMalformed, { nit: typed }))
}

async function findParty(db: Database, company: number, documento_numero: string) {
  try {
    const { party, ...found } = await findInvitingParty(db, Scope.ofStaff(company), { documento_numero })
    if (party) return { ...found, party }
    const nit = formatNit(documento_numero)
    throw new CommandFault(fill(texts.nitUnknown, { nit, company: found.company }))
  } catch (fault) {
    if (!(fault instanceof DatabaseRefusal) || fault.code !== 'company-not-found') throw fault
    throw new CommandFault(fill(texts.companyUnknown, { company }), { cause: fault })
  }
}

function accountOf(party: InvitingParty, codigo: string): number {
  const account = party.accounts.find((known) => known.codigo === codigo)
  if (account) return account.id
  const known = party.accounts.map((other) => other.codigo).join(', ')
  throw new CommandFault(fill(texts.accountUnknown, { nit: nitOf(party), codigo, known }))
}

function nitOf({ documento_numero, documento_dv }: InvitingParty): string {
  return formatNit(documento_numero, documento_dv)
}
