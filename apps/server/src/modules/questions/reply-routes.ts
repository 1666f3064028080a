import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { downloadReplyFile, getReplyPage, sendReply } from '@enlace/contract/questions/calls.ts'
import type { Database } from '@enlace/database/database.ts'
import { hashOf } from '../../core/keys/keys.ts'
import { serveFile } from '../../core/http/serve/serve-file.ts'
import { type Received, serve } from '../../core/http/serve/serve.ts'
import { rememberCompany, visitCompany } from '../../core/http/visited-company.ts'
import { correspondenceOf } from './commands.ts'
import { findReplyCompany, findReplyFile, findReplyPage } from './queries.ts'
import { takeReply } from './reply-commands.ts'

/** The page of a mailed link, where the company's staff answers one thread without signing in. */
export function replyRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, getReplyPage, async ({ db, request, reply, params }) => {
    const hash = hashOf(params.token)
    const company = await companyOf(db, request, hash)
    const page = await findReplyPage(db, company, hash)
    if (!page) throw new Problem('link-spent')
    await rememberCompany(request, reply, company)
    return page
  })

  const handleReply = async ({ db, request, params, body, files }: Received<typeof sendReply>) => {
    const hash = hashOf(params.token)
    const company = await companyOf(db, request, hash)
    const mail = await correspondenceOf(db, request, company)
    const isResolved = body.resuelta === 'true'
    const estado = await takeReply(db, mail, hash, { text: body.mensaje, isResolved, files })
    if (!estado) throw new Problem('link-spent')
    return { estado }
  }
  serve(app, sendReply, handleReply, async ({ db, request, params }) => {
    await companyOf(db, request, hashOf(params.token))
    return true
  })

  serveFile(app, downloadReplyFile, async ({ db, request, params }) => {
    const hash = hashOf(params.token)
    const file = await findReplyFile(db, await companyOf(db, request, hash), hash, params.id)
    if (!file) throw new Problem('link-spent')
    return { name: file.name, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })
}

/** Returns the company of a link, if the request's address serves it. @throws Problem `link-spent`. */
async function companyOf(db: Database, request: FastifyRequest, hash: Buffer): Promise<number> {
  const company = await findReplyCompany(db, hash)
  if (company === undefined) throw new Problem('link-spent')
  await visitCompany(request, company)
  return company
}
