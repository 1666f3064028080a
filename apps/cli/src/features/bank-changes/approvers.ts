import { userInfo } from 'node:os'
import { fill } from '@enlace/contract/core/fill.ts'
import { bankCommandTexts as texts } from '@enlace/contract/bank-accounts/cli-texts.ts'
import { approverCountsText, approverStateTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { approversNeeded } from '@enlace/domain/bank-account.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { isEmail } from '@enlace/domain/email.ts'
import {
  type ApproverAct,
  changeApprover,
  isDone,
  type Approver,
  approverState,
  findApprovers,
} from '@enlace/server/modules/bank-accounts/index.ts'
import { CommandFault } from '../../core/command.ts'
import type { BankAction, Given } from './given.ts'

const acts: Readonly<Record<string, ApproverAct>> = {
  add: 'propose',
  confirm: 'confirm',
  reject: 'reject',
  remove: 'retire',
}

const answers = {
  proposed: texts.approverProposed,
  confirmed: texts.approverNamed,
  rejected: texts.approverRejected,
  leaving: texts.approverLeaving,
  removed: texts.approverRemoved,
}

/**
 * Lists who may approve changes, names one more, or takes one away, as the installation's operator does; approvers,
 * administrators and operators are mailed.
 */
export const approvers: BankAction = async (given) => {
  const { service, company, words, print } = given
  const [action, typed = ''] = words
  if (action === undefined) return list(given)
  const correo = typed.toLowerCase()
  if (!isEmail(correo)) throw new CommandFault(fill(texts.emailMalformed, { correo: typed }))
  const act = Object.hasOwn(acts, action) ? acts[action] : undefined
  if (!act) throw new CommandFault(texts.actionUnknown)
  const by = { scope: Scope.ofStaff(company), company, actor: userInfo().username }
  const outcome = await changeApprover(service.db, by, act, correo)
  if (!isDone(outcome)) throw new CommandFault(fill(texts.approverRefusals[outcome], { correo }))
  print(fill(answers[outcome], { correo }))
  return 0
}

async function list({ service, company, print }: Given): Promise<number> {
  const known = await findApprovers(service.db, Scope.ofStaff(company))
  for (const approver of known)
    print(
      fill(texts.approverLine, {
        correo: approver.email,
        nombre: approver.name,
        estado: stateWords(approver),
      }),
    )
  if (known.length === 0) print(texts.approversNone)
  else if (known.filter(({ stands }) => stands).length < approversNeeded) print(texts.approversFew)
  return 0
}

function stateWords(approver: Approver): string {
  const since = approver.counts_from
  return [
    approverStateTexts[approverState(approver)],
    ...(since === null ? [] : [fill(approverCountsText, { fecha: formatInstant(new Date(since)) })]),
  ].join(', ')
}
