import { fill } from '@enlace/contract/core/fill.ts'
import { bankCommandTexts as texts } from '@enlace/contract/bank-accounts/cli-texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import {
  approveBankChange,
  rejectBankChange,
  renewBankCode,
  type ReviewOutcome,
} from '@enlace/server/modules/bank-accounts/index.ts'
import { CommandFault } from '../../core/command.ts'
import { type BankAction, changeOf, type Given } from './given.ts'

/** Mails an approver a new code. */
export const newCode: BankAction = async (given) => {
  const change = await changeOf(given)
  const correo = whoOf(given)
  const refused = await renewBankCode(given.service, given.company, change.id, correo)
  if (refused) throw new CommandFault(fill(texts.refusals[refused.why], { correo, numero: change.numero }))
  given.print(fill(texts.codeSent, { correo }))
  return 0
}

/** One of the two people who approve a change does so. */
export const approve: BankAction = async (given) => {
  const change = await changeOf(given)
  const decider = { ...deciderOf(given), change: change.id, storageKey: change.storage_key }
  const outcome = await approveBankChange(given.service, given.company, decider, given.options.verified ?? '')
  return tell(given, outcome, { numero: change.numero, correo: decider.approver })
}

/** Somebody who may approve a change rejects it. */
export const reject: BankAction = async (given) => {
  const change = await changeOf(given)
  const decider = { ...deciderOf(given), change: change.id }
  const outcome = await rejectBankChange(given.service, given.company, decider, given.options.reason ?? '')
  return tell(given, outcome, { numero: change.numero, correo: decider.approver })
}

function tell({ print }: Given, answer: ReviewOutcome, values: { numero: string; correo: string }): number {
  const { outcome } = answer
  const fecha = 'appliesAt' in answer ? formatInstant(new Date(answer.appliesAt)) : ''
  if (outcome !== 'first' && outcome !== 'approved' && outcome !== 'rejected')
    throw new CommandFault(fill(texts.refusals[outcome], values))
  print(fill(texts.outcomes[outcome], { ...values, fecha }))
  return 0
}

function whoOf({ options }: Given): string {
  if (!options.as) throw new CommandFault(texts.whoMissing)
  return options.as.toLowerCase()
}

function deciderOf(given: Given): { approver: string; code: string } {
  const approver = whoOf(given)
  if (!given.options.code) throw new CommandFault(texts.codeMissing)
  return { approver, code: given.options.code }
}
