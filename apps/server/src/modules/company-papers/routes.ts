import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  addCompanyPaper,
  downloadPaperVersion,
  listDeskPapers,
  replaceCompanyPaper,
  retireCompanyPaper,
} from '@enlace/contract/company-papers/calls.ts'
import type { PaperForm } from '@enlace/contract/company-papers/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { staffAuthor } from '../../core/desk/author.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { readStored } from '../../core/storage/read-stored.ts'
import type { ReceivedFile } from '../../core/storage/received-file.ts'
import { addPaper, type PaperOutcome, replacePaper, retirePaper, type WrittenPaper } from './commands.ts'
import { findPaperFile, findPapers } from './queries.ts'
import { demandPaperDays, demandPdf } from './rules.ts'

/** The papers of the company: what suppliers see of them, and every version that there was. */
export function companyPaperRoutes(app: FastifyInstance): void {
  const listed = async (db: Database, scope: Scope) => ({ documentos: await findPapers(db, scope) })

  serve(app, listDeskPapers, ({ db, scope }) => listed(db, scope))

  serve(app, addCompanyPaper, async ({ db, scope, request, body, files }) => {
    await addPaper(db, scope, await writtenOf(request, scope, { body, files }))
    return listed(db, scope)
  })

  serve(app, replaceCompanyPaper, async ({ db, scope, request, params: { id }, body, files }) => {
    const paper = await writtenOf(request, scope, { body, files })
    demandDone(await replacePaper(db, scope, { id, version: body.version, paper }))
    return listed(db, scope)
  })

  serve(app, retireCompanyPaper, async ({ db, scope, request, params: { id }, body: { version } }) => {
    demandDone(await retirePaper(db, scope, { id, version, author: await staffAuthor(request, scope) }))
    return listed(db, scope)
  })

  serveFile(app, downloadPaperVersion, async ({ db, scope, params }) => {
    const file = await findPaperFile(db, scope, params.id)
    if (!file) throw new Problem('document-not-found')
    const name = `${file.file_name.replaceAll('_', '-')}.pdf`
    return {
      name,
      mediaType: file.media_type,
      body: () => Promise.resolve(Readable.from([file.bytes], { objectMode: false })),
    }
  })
}

/** Reads a paper as it was sent. Its file is copied to the company's own: what was received is removed with the request. */
async function writtenOf(
  request: FastifyRequest,
  scope: Scope,
  { body, files }: { body: PaperForm; files: readonly ReceivedFile[] },
): Promise<WrittenPaper> {
  const days = demandPaperDays(body)
  const { sha256, storageKey } = demandPdf(files)
  const bytes = await readStored(request.server.service.storage, storageKey)
  return { nombre: body.nombre, ...days, sha256, bytes, author: await staffAuthor(request, scope) }
}

/** @throws Problem `document-not-found`, or `changed-meanwhile` for a stale version. */
function demandDone(outcome: PaperOutcome): void {
  if (outcome === 'unknown') throw new Problem('document-not-found')
  if (outcome === 'stale') throw new Problem('changed-meanwhile')
}
