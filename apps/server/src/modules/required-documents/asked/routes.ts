import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  askDocument,
  changeAskedDocument,
  changeReminderPlan,
  countAudience,
  downloadAskedTemplate,
  getReminderPlan,
  listAskedDocuments,
  reactivateAskedDocument,
  removeDocumentTemplate,
  retireAskedDocument,
  sendDocumentTemplate,
} from '@enlace/contract/required-documents/asked/calls.ts'
import { requiredDocumentTexts } from '@enlace/contract/required-documents/texts.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { staffAuthor } from '../../../core/desk/author.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { changeAsked, createAsked, removeTemplate, setTemplate, switchAsked } from './commands.ts'
import { changePlan } from './plan-commands.ts'
import { findAsked, findAskedTemplate, findAudience, findOneAsked, findPlan } from './queries.ts'
import { demandDone } from './rules.ts'

/** What the company requires of its suppliers: its documents with their templates, and the plan of reminders. */
export function askedDocumentRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, listAskedDocuments, async ({ db, scope }) => ({ documentos: await findAsked(db, scope) }))

  serve(app, countAudience, ({ db, scope, query }) => findAudience(db, scope, query))

  serve(app, askDocument, async ({ db, scope, request, body }) => {
    const author = await staffAuthor(request, scope)
    return askedOf(db, scope, await createAsked(db, scope, body, author))
  })

  serve(app, changeAskedDocument, async ({ db, scope, request, params: { id }, body }) => {
    const author = await staffAuthor(request, scope)
    demandDone(await changeAsked(db, scope, { id, ...body, author }))
    return askedOf(db, scope, id)
  })

  for (const [call, isAsked] of [
    [retireAskedDocument, false],
    [reactivateAskedDocument, true],
  ] as const) {
    serve(app, call, async ({ db, scope, request, params: { id }, body: { version } }) => {
      const author = await staffAuthor(request, scope)
      demandDone(await switchAsked(db, scope, { id, version, isAsked, author }))
      return askedOf(db, scope, id)
    })
  }

  serve(app, sendDocumentTemplate, async ({ db, scope, request, params: { id }, body, files: [file] }) => {
    if (!file) throw new Problem('invalid-fields', {}, { archivo: requiredDocumentTexts.faults.file })
    if ((await askedOf(db, scope, id)).version !== body.version) throw new Problem('changed-meanwhile')
    const { actor } = await staffAuthor(request, scope)
    await setTemplate(db, scope, id, { storageKey: file.storageKey, name: file.name, operator: actor })
    return askedOf(db, scope, id)
  })

  serve(app, removeDocumentTemplate, async ({ db, scope, request, params: { id }, body: { version } }) => {
    const author = await staffAuthor(request, scope)
    demandDone(await removeTemplate(db, scope, { id, version, author }))
    return askedOf(db, scope, id)
  })

  serveFile(app, downloadAskedTemplate, async ({ db, scope, params }) => {
    const file = await findAskedTemplate(db, scope, params.id)
    if (!file) throw new Problem('document-not-found')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })

  serve(app, getReminderPlan, ({ db, scope }) => findPlan(db, scope))

  serve(app, changeReminderPlan, async ({ db, scope, request, body }) => {
    const author = await staffAuthor(request, scope)
    if (!(await changePlan(db, scope, body, author))) throw new Problem('changed-meanwhile')
    return findPlan(db, scope)
  })
}

/** @throws Problem `document-not-found`. */
async function askedOf(db: Database, scope: Scope, id: string) {
  const document = await findOneAsked(db, scope, id)
  if (!document) throw new Problem('document-not-found')
  return document
}
