import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  confirmBankApprover,
  listBankApprovers,
  nameBankApprover,
  rejectBankApprover,
  removeBankApprover,
} from '@enlace/contract/bank-accounts/desk/calls.ts'
import type { BankApprovers } from '@enlace/contract/bank-accounts/desk/schemas.ts'
import { bankDeskTexts as texts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type ApproverAct, changeApprover, isDone } from '../review/approver-commands.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { presentApprovers } from './present.ts'
import { findApproverChoice } from './queries.ts'

/** Binds the approvers of bank changes: proposed by one person, confirmed by another, effective two days later. */
export function bankApproverRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, listBankApprovers, async ({ scope }) => presentApprovers(await findApproverChoice(db, scope)))

  serve(app, nameBankApprover, ({ scope, request, body }) => act(request, scope, 'propose', body.correo))

  serve(app, confirmBankApprover, ({ scope, request, body }) => act(request, scope, 'confirm', body.correo))

  serve(app, rejectBankApprover, ({ scope, request, body }) => act(request, scope, 'reject', body.correo))

  serve(app, removeBankApprover, ({ scope, request, body }) => act(request, scope, 'retire', body.correo))
}

/**
 * @throws Problem `invalid-fields` for a person who cannot be an approver; `bank-decision-refused` for a caller who may
 * not decide.
 */
async function act(
  request: FastifyRequest,
  scope: Scope,
  what: ApproverAct,
  email: string,
): Promise<BankApprovers> {
  const { db } = request.server.service
  const { company, author } = await authorOf(request, scope)
  const outcome = await changeApprover(db, { scope, company, actor: author.actor }, what, email)
  if (isDone(outcome)) return presentApprovers(await findApproverChoice(db, scope))
  const sentence = texts.namingRefusals[outcome]
  if (what === 'propose' && outcome !== 'may-not')
    throw new Problem('invalid-fields', {}, { correo: sentence })
  throw new Problem('bank-decision-refused', { razon: sentence })
}
