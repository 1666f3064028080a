import type { FastifyInstance } from 'fastify'
import {
  downloadDocumentArchive,
  getDocumentArchive,
  makeDocumentArchive,
  setDocumentArchive,
} from '@enlace/contract/document-archive/calls.ts'
import { firstDayOf } from '@enlace/contract/document-archive/schemas.ts'
import { documentArchiveTexts as texts } from '@enlace/contract/document-archive/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { staffAuthor } from '../../core/desk/author.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { askForMonth, noteArchiveDownload, setSettings } from './commands.ts'
import { findArchive, findReadyPart } from './queries.ts'
import { partName } from './rules.ts'

/** The monthly archive of documents: its schedule, a month now, and its files. */
export function documentArchiveRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, getDocumentArchive, ({ db, scope }) => findArchive(db, scope))

  serve(app, setDocumentArchive, async ({ db, scope, request, body }) => {
    const { equipo } = await findArchive(db, scope)
    if (!body.destinatarios.every((id) => equipo.some((member) => member.id === id)))
      throw new Problem('invalid-fields', {}, { destinatarios: texts.faults.recipients })
    await setSettings(db, scope, body, await staffAuthor(request, scope))
    return findArchive(db, scope)
  })

  serve(app, makeDocumentArchive, async ({ db, scope, request, body: { mes } }) => {
    if (mes >= todayInBogota(new Date()).slice(0, 7))
      throw new Problem('invalid-fields', {}, { mes: texts.faults.month })
    await askForMonth(db, scope, firstDayOf(mes), await staffAuthor(request, scope))
    return findArchive(db, scope)
  })

  serveFile(app, downloadDocumentArchive, async ({ db, scope, request, params }) => {
    const ready = await findReadyPart(db, scope, params)
    if (ready === undefined) throw new Problem('document-not-found')
    const author = await staffAuthor(request, scope)
    return {
      name: partName(ready, params.parte),
      mediaType: 'application/zip',
      body: async () => {
        const file = await storage.get(ready.storage_key)
        await noteArchiveDownload(db, scope, { month: ready.month, parte: params.parte }, author)
        return file
      },
    }
  })
}
