import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fill } from '@enlace/contract/core/fill.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import {
  approveBankReview,
  askBankCode,
  downloadBankCertificate,
  getBankReview,
  listDeskBankChangeRows,
  listDeskBankChanges,
  readBankNumber,
  rejectBankReview,
} from '@enlace/contract/bank-accounts/desk/calls.ts'
import { bankDeskTexts as texts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import {
  approveBankChange,
  printOfFile,
  rejectBankChange,
  renewBankCode,
  type CodeRefusal,
  type ReviewRefusal,
} from '../review/commands.ts'
import { findReviewedChange, type ReviewedChange } from '../review/queries.ts'
import { readNewNumber } from '../review/number-commands.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { findDesk, findDeskSlice } from '../../../core/desk/list-queries.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { decidedBefore } from '../../../core/desk/decided.ts'
import { presentBankReview, presentBankRow } from './present.ts'
import { bankDesk, type BankChangeRow, findBankPlace } from './queries.ts'

/**
 * Binds the desk of bank changes: two people approve each with codes from their own mailboxes, and it is held before it
 * takes effect.
 */
export function bankDeskRoutes(app: FastifyInstance): void {
  const { service } = app
  const { db, storage } = service

  serve(app, listDeskBankChanges, async ({ scope, query }) => {
    const found = await findDesk<BankChangeRow>(db, scope, bankDesk, query)
    return { ...found, rows: found.rows.map(presentBankRow) }
  })

  serve(app, listDeskBankChangeRows, async ({ scope, query }) => {
    const { rows, next } = await findDeskSlice<BankChangeRow>(db, scope, bankDesk, query)
    return { rows: rows.map(presentBankRow), next }
  })

  serve(
    app,
    getBankReview,
    async ({ scope, request, params }) => (await open(request, scope, params.id)).review,
  )

  serveFile(app, downloadBankCertificate, async ({ scope, request, params }) => {
    const { change, place } = await open(request, scope, params.id)
    if ((await printOfFile(storage, change.storage_key)) !== change.sha256)
      throw new Problem('bank-decision-refused', { razon: texts.refusals['file-changed'] })
    return { name: change.archivo, mediaType: place.media_type, body: () => storage.get(change.storage_key) }
  })

  serve(app, readBankNumber, async ({ scope, request, params }) => {
    const { change, place, review } = await open(request, scope, params.id)
    if (review.decisor !== 'puede' && review.decisor !== 'ya_aprobo')
      throw new Problem('bank-decision-refused', { razon: texts.decisor[review.decisor] })
    const { author } = await authorOf(request, scope)
    const by = { actor: author.actor, person: author.person ?? null, address: request.ip }
    const numero = await readNewNumber(service, scope, { company: place.company, change, by })
    if (numero === undefined) throw new Problem('bank-decision-refused', { razon: texts.numberUnreadable })
    return { numero }
  })

  serve(app, askBankCode, async ({ scope, request, params }) => {
    const { place, email } = await open(request, scope, params.id)
    const refused = await renewBankCode(service, place.company, params.id, email)
    if (refused) throw codeRefusal(refused)
    return { correo: email }
  })

  serve(app, approveBankReview, async ({ scope, request, params, body }) => {
    const { change, place, email } = await open(request, scope, params.id)
    const decider = {
      change: change.id,
      storageKey: change.storage_key,
      approver: email,
      code: body.codigo,
    }
    const answer = await approveBankChange(service, place.company, decider, body.como)
    if (answer.outcome !== 'first' && answer.outcome !== 'approved' && answer.outcome !== 'rejected')
      throw await refusal(request, scope, params.id, answer.outcome)
    const { review } = await open(request, scope, params.id)
    return { review, se_aplica: 'appliesAt' in answer ? answer.appliesAt : null }
  })

  serve(app, rejectBankReview, async ({ scope, request, params, body }) => {
    const { change, place, email } = await open(request, scope, params.id)
    const decider = { change: change.id, approver: email, code: body.codigo }
    const { outcome } = await rejectBankChange(service, place.company, decider, body.motivo)
    if (outcome !== 'rejected' && outcome !== 'first' && outcome !== 'approved')
      throw await refusal(request, scope, params.id, outcome)
    return { review: (await open(request, scope, params.id)).review }
  })
}

/** Returns a change for the member's decision. @throws Problem `document-not-found`. */
async function open(request: FastifyRequest, scope: Scope, id: string) {
  const { db } = request.server.service
  const { author } = await authorOf(request, scope)
  const email = author.actor.toLowerCase()
  const place = await findBankPlace(db, scope, id, email)
  const change = place && (await findReviewedChange(db, place.company, place.numero))
  if (!place || !change) throw new Problem('document-not-found')
  return { place, change, email, review: presentBankReview(change, place, email) }
}

const refusedBy = (why: keyof typeof texts.refusals, fecha = '') =>
  new Problem('bank-decision-refused', { razon: fill(texts.refusals[why], { fecha }) })

function codeRefusal(refused: CodeRefusal): Problem {
  if ('until' in refused) return refusedBy(refused.why, formatInstant(new Date(refused.until)))
  if (refused.why === 'unknown') return new Problem('document-not-found')
  return refused.why === 'not-waiting' ? new Problem('changed-meanwhile') : refusedBy(refused.why)
}

/** Returns the problem of a refused decision, at the field or as a sentence. */
async function refusal(
  request: FastifyRequest,
  scope: Scope,
  id: string,
  outcome: ReviewRefusal,
): Promise<Problem> {
  const { faults } = texts
  switch (outcome) {
    case 'unknown':
      return new Problem('document-not-found')
    case 'not-waiting':
      return decided((await open(request, scope, id)).change)
    case 'no-code':
      return new Problem('invalid-fields', {}, { codigo: faults.codeNone })
    case 'code-locked':
      return new Problem('invalid-fields', {}, { codigo: faults.codeLocked })
    case 'wrong-code':
      return new Problem('invalid-fields', {}, { codigo: faults.codeWrong })
    case 'how-missing':
      return new Problem('invalid-fields', {}, { como: faults.how })
    case 'reason-missing':
      return new Problem('invalid-fields', {}, { motivo: faults.reason })
    case 'not-approver':
    case 'too-new':
    case 'no-factor':
    case 'new-access':
    case 'of-supplier':
    case 'same-person':
    case 'file-changed':
      return refusedBy(outcome)
  }
}

function decided({ estado, events }: ReviewedChange): Problem {
  const last = events.at(-1)
  return last
    ? decidedBefore(last.actor, stateTexts.cambio_cuenta[estado], last.at)
    : new Problem('changed-meanwhile')
}
