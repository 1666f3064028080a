import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { assigneeTexts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import {
  assignDeskContact,
  getDeskContact,
  listDeskContactRows,
  listDeskContacts,
  replyDeskContact,
  turnDeskContact,
} from '@enlace/contract/contact-us/desk/calls.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { readProfile } from '../../company/index.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { choicesOf, countRows, countsOf } from '../../../core/list/present.ts'
import { findSlice } from '../../../core/list/queries.ts'
import * as commands from './commands.ts'
import { deskContactRows, findDeskContact, findDeskContacts } from './queries.ts'

/** Binds the inbox of the contact form: messages, assignees and answers. */
export function contactDeskRoutes(app: FastifyInstance): void {
  serve(app, listDeskContacts, async ({ db, scope, query }) => {
    const { rows, groups, choices, responsables } = await findDeskContacts(db, scope, query)
    const { status } = query
    const kept = groups.filter(({ estado }) => !status?.length || status.some((one) => one === estado))
    return {
      rows,
      total: countRows(kept),
      totals: [],
      counts: countsOf(groups),
      choices: choicesOf(choices, ['asunto', 'asignada'], query),
      responsables,
      dataAsOf: null,
    }
  })

  serve(app, listDeskContactRows, ({ db, scope, query }) =>
    findSlice(db, scope, deskContactRows(query), query.after),
  )

  serve(app, getDeskContact, ({ db, scope, params }) => messageOf(db, scope, params.id))

  serve(app, replyDeskContact, async ({ db, scope, request, params, body }) => {
    const { company_id } = await db.context(scope)
    const profile = await readProfile(db, company_id)
    const { version, tipo: kind, texto: text, cierra: closes, idempotencyKey: key } = body
    await commands.replyToMessage(actor(request, scope), profile, params.id, {
      version,
      kind,
      text,
      closes,
      key,
    })
    return messageOf(db, scope, params.id)
  })

  serve(app, assignDeskContact, async ({ db, scope, request, params, body }) => {
    if (!(await commands.assignMessage(actor(request, scope), params.id, body)))
      throw new Problem('invalid-fields', {}, { responsable: assigneeTexts.refused })
    return messageOf(db, scope, params.id)
  })

  serve(app, turnDeskContact, async ({ db, scope, request, params, body }) => {
    await commands.turnMessage(actor(request, scope), params.id, body)
    return messageOf(db, scope, params.id)
  })
}

const actor = (request: FastifyRequest, scope: Scope) => ({
  db: request.server.service.db,
  scope,
  address: request.ip,
})

/** @throws Problem `document-not-found`. */
async function messageOf(db: Database, scope: Scope, id: string) {
  const message = await findDeskContact(db, scope, id)
  if (!message) throw new Problem('document-not-found')
  return message
}
