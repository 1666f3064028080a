import { userInfo } from 'node:os'
import { fill } from '@enlace/contract/core/fill'
import { bankCommandTexts as texts } from '@enlace/contract/core/bank-accounts/cli-texts'
import { approversNeeded } from '@enlace/domain/bank-account'
import { formatInstant } from '@enlace/domain/calendar-date'
import { isEmail } from '@enlace/domain/email'
import { nameApprover, removeApprover } from '@enlace/server/core/bank-accounts/review-commands'
import { findApprovers } from '@enlace/server/core/bank-accounts/review-queries'
import { CommandFault } from '../../core/command.ts'
import type { BankAction, Given } from './given.ts'

/** Lists who may approve changes, names one more, or takes one away; the others are mailed. */
export const approvers: BankAction = (given) => {
  const [action, correo = ''] = given.words
  if (action === undefined) return list(given)
  if (!isEmail(correo)) throw new CommandFault(fill(texts.emailMalformed, { correo }))
  if (action === 'add') return add(given, correo.toLowerCase())
  if (action === 'remove') return remove(given, correo.toLowerCase())
  throw new CommandFault(texts.actionUnknown)
}

async function list({ service, company, print }: Given): Promise<number> {
  const known = await findApprovers(service.db, company)
  for (const { email, name, created_at } of known)
    print(
      fill(texts.approverLine, { correo: email, nombre: name, fecha: formatInstant(new Date(created_at)) }),
    )
  if (known.length === 0) print(texts.approversNone)
  else if (known.length < approversNeeded) print(texts.approversFew)
  return 0
}

async function add({ service, company, options, print }: Given, correo: string): Promise<number> {
  if (!options.name) throw new CommandFault(texts.nameMissing)
  const isNew = await nameApprover(service, company, { email: correo, name: options.name }, operator())
  print(fill(isNew ? texts.approverNamed : texts.approverKnown, { correo }))
  return 0
}

async function remove({ service, company, print }: Given, correo: string): Promise<number> {
  const isGone = await removeApprover(service, company, correo, operator())
  if (!isGone) throw new CommandFault(fill(texts.approverUnknown, { correo }))
  print(fill(texts.approverRemoved, { correo }))
  return 0
}

/** Who runs the command on this machine, for the audit and for those who are told. */
function operator(): string {
  return userInfo().username
}
