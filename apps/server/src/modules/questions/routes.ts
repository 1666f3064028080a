import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  answerQuestion,
  askAboutDocument,
  closeQuestion,
  downloadQuestionFile,
  getQuestion,
  listDocumentQuestions,
  listQuestions,
  reopenQuestion,
} from '@enlace/contract/questions/calls.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { recordEvent } from '../documents/index.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { addMessage, correspondenceOf, openThread, turnThread } from './commands.ts'
import { findDocumentQuestions, findQuestion, findQuestionFile, findQuestions } from './queries.ts'
import { mayDo } from './rules.ts'

/** Questions about documents: threads, messages and files, and the supplier's actions. */
export function questionRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, listQuestions, ({ db, scope, query }) => findQuestions(db, scope, query))

  serve(app, listDocumentQuestions, async ({ db, scope, params }) => {
    const found = await findDocumentQuestions(db, scope, params.kind, params.id)
    if (!found) throw new Problem('document-not-found')
    return found
  })

  serve(app, getQuestion, ({ db, scope, params }) => threadOf(db, scope, params.id))

  serve(app, askAboutDocument, async ({ db, scope, request, body, files }) => {
    const { kind, id, tipo, mensaje, idempotencyKey } = body
    const { company_id } = await db.context(scope)
    const mail = await correspondenceOf(db, request, company_id)
    const thread = await db.transaction(scope, async (tx) => {
      const opened = await openThread(tx, mail, {
        kind,
        id,
        files,
        topic: tipo,
        text: mensaje,
        state: 'abierta',
        key: idempotencyKey,
      })
      // What is handed in has a history of its own.
      if (opened.isNew && kind !== 'invoices')
        await recordEvent(tx, { kind, id, event: 'consulta', note: opened.number })
      return opened
    })
    return { id: thread.id, numero: thread.number }
  })

  serve(app, answerQuestion, async ({ db, scope, request, params, body, files }) => {
    const { company_id } = await db.context(scope)
    const mail = await correspondenceOf(db, request, company_id)
    const message = { text: body.mensaje, files, key: body.idempotencyKey }
    await db.transaction(scope, (tx) => addMessage(tx, mail, params.id, message))
    return threadOf(db, scope, params.id)
  })

  for (const [call, becomes] of [
    [closeQuestion, 'cerrada'],
    [reopenQuestion, 'abierta'],
  ] as const) {
    serve(app, call, async ({ db, scope, request, params }) => {
      const { company_id } = await db.context(scope)
      const mail = await correspondenceOf(db, request, company_id)
      await db.transaction(scope, (tx) => turnThread(tx, mail, params.id, becomes))
      return threadOf(db, scope, params.id)
    })
  }

  serveFile(app, downloadQuestionFile, async ({ db, scope, params }) => {
    const file = await findQuestionFile(db, scope, params.id)
    if (!file) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })
}

/** Returns a thread with the allowed actions. @throws Problem `document-not-found`. */
async function threadOf(db: Database, scope: Scope, id: string) {
  const thread = await findQuestion(db, scope, id)
  if (!thread) throw new Problem('document-not-found')
  return { ...thread, may: mayDo(thread.estado, thread.may_act) }
}
