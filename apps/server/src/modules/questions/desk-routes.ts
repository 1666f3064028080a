import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { assigneeTexts } from '@enlace/contract/staff/sign-in/assignee-texts.ts'
import {
  answerDeskQuestion,
  askSupplier,
  listDeskDocumentQuestions,
  assignDeskQuestion,
  changeAnswerTemplate,
  createAnswerTemplate,
  downloadDeskQuestionFile,
  getDeskQuestion,
  listAnswerTemplates,
  listDeskQuestionRows,
  listDeskQuestions,
  noteDeskQuestion,
  removeAnswerTemplate,
  turnDeskQuestion,
} from '@enlace/contract/questions/desk/calls.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { choicesOf, countRows, countsOf } from '../../core/list/present.ts'
import { findSlice } from '../../core/list/queries.ts'
import { correspondenceOf } from './commands.ts'
import * as commands from './desk-commands.ts'
import {
  deskQuestionRows,
  findDeskFile,
  findDeskQuestions,
  findDeskThread,
  findTemplates,
  findThreadsAbout,
} from './desk-queries.ts'

/** The inbox of questions: suppliers' threads, their assignment, and the company's answers. */
export function questionsDeskRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, listDeskQuestions, async ({ db, scope, query }) => {
    const { rows, groups, choices, responsables } = await findDeskQuestions(db, scope, query)
    const { status } = query
    const kept = groups.filter(({ estado }) => !status?.length || status.some((one) => one === estado))
    return {
      rows,
      total: countRows(kept),
      totals: [],
      counts: countsOf(groups),
      choices: choicesOf(choices, ['tipo', 'asignada'], query),
      responsables,
      dataAsOf: null,
    }
  })

  serve(app, listDeskQuestionRows, ({ db, scope, query }) =>
    findSlice(db, scope, deskQuestionRows(query), query.after),
  )

  serve(app, getDeskQuestion, ({ db, scope, params }) => threadOf(db, scope, params.id))

  serve(app, listDeskDocumentQuestions, async ({ db, scope, params }) => ({
    rows: await findThreadsAbout(db, scope, params),
  }))

  serve(app, askSupplier, async ({ db, scope, request, params, body, files }) => {
    const { company_id } = await db.context(scope)
    const mail = await correspondenceOf(db, request, company_id)
    const id = await commands.askSupplier(actor(request, scope), mail, params, body, files)
    return threadOf(db, scope, id)
  })

  serve(app, answerDeskQuestion, async ({ db, scope, request, params, body, files }) => {
    const { company_id } = await db.context(scope)
    const mail = await correspondenceOf(db, request, company_id)
    const { mensaje: text, estado: becomes, version, idempotencyKey: key } = body
    await commands.answerThread(actor(request, scope), mail, params.id, {
      text,
      becomes,
      version,
      key,
      files,
    })
    return threadOf(db, scope, params.id)
  })

  serve(app, turnDeskQuestion, async ({ db, scope, request, params, body }) => {
    await commands.turnThread(actor(request, scope), params.id, body)
    return threadOf(db, scope, params.id)
  })

  serve(app, assignDeskQuestion, async ({ db, scope, request, params, body }) => {
    if (!(await commands.assignThread(actor(request, scope), params.id, body)))
      throw new Problem('invalid-fields', {}, { responsable: assigneeTexts.refused })
    return threadOf(db, scope, params.id)
  })

  serve(app, noteDeskQuestion, async ({ db, scope, request, params, body }) => {
    const { texto: text, idempotencyKey: key } = body
    await commands.noteThread(actor(request, scope), params.id, { text, key })
    return threadOf(db, scope, params.id)
  })

  serveFile(app, downloadDeskQuestionFile, async ({ db, scope, params }) => {
    const file = await findDeskFile(db, scope, params.id)
    if (!file) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })

  templateRoutes(app)
}

function templateRoutes(app: FastifyInstance): void {
  const all = async (db: Database, scope: Scope) => ({ rows: await findTemplates(db, scope) })

  serve(app, listAnswerTemplates, ({ db, scope }) => all(db, scope))

  serve(app, createAnswerTemplate, async ({ db, scope, request, body }) => {
    await commands.keepTemplate(actor(request, scope), body)
    return all(db, scope)
  })

  serve(app, changeAnswerTemplate, async ({ db, scope, request, params, body: { version, ...body } }) => {
    await commands.keepTemplate(actor(request, scope), body, { id: params.id, version })
    return all(db, scope)
  })

  serve(app, removeAnswerTemplate, async ({ db, scope, request, params }) => {
    await commands.dropTemplate(actor(request, scope), params.id)
    return all(db, scope)
  })
}

const actor = (request: FastifyRequest, scope: Scope) => ({
  db: request.server.service.db,
  scope,
  address: request.ip,
})

/** @throws Problem `document-not-found`. */
async function threadOf(db: Database, scope: Scope, id: string) {
  const thread = await findDeskThread(db, scope, id)
  if (!thread) throw new Problem('document-not-found')
  return thread
}
