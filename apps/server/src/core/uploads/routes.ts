import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { beginUpload, dropUpload, getUpload, sendUpload } from '@enlace/contract/core/uploads/calls.ts'
import { scopeOf } from '../http/access.ts'
import { refuseForgery } from '../http/origin/anti-forgery.ts'
import { serve } from '../http/serve/serve.ts'
import { refuseWhileViewing } from '../http/viewing.ts'
import { endUpload, keepPiece, startUpload } from './commands.ts'
import { findUpload, type FoundUpload } from './queries.ts'
import { demandTus, describeTus, inPieces, offsetIn, pieceMedia, speakTus } from './tus.ts'
import { readFields } from '../http/serve/fields.ts'

/** Binds resumable uploads: calls to start, abort and query them, and the tus protocol for their bytes. */
export function uploadRoutes(app: FastifyInstance): void {
  serve(app, beginUpload, async ({ db, scope, body }) => present(await startUpload(db, scope, body)))

  serve(app, getUpload, async ({ db, scope, params }) => {
    const upload = await findUpload(db, scope, params.id)
    if (!upload) throw new Problem('document-not-found')
    return present(upload)
  })

  serve(app, dropUpload, async ({ db, scope, params }) => {
    if (!(await endUpload(db, scope, params.id))) throw new Problem('document-not-found')
    return null
  })

  tusRoutes(app)
}

/** Binds HEAD and PATCH of tus 1.0.0 with the session of every call; each person sees only their own uploads. */
function tusRoutes(app: FastifyInstance): void {
  const { db, served } = app.service
  served.push(sendUpload)
  void app.register(async (tus) => {
    tus.removeAllContentTypeParsers()
    // The bytes stay a stream: they are stored as they arrive.
    tus.addContentTypeParser(pieceMedia, (_request, payload, done) => done(null, payload))

    tus.route({
      method: 'OPTIONS',
      url: sendUpload.path,
      handler: (_request, reply) => describeTus(reply).code(204).send(),
    })

    tus.route({
      method: 'HEAD',
      url: getUpload.path,
      config: { call: getUpload },
      handler: async (request, reply) => {
        const { id } = readId(request.params)
        const upload = await findUpload(db, await scopeOf(getUpload, request), id)
        if (!upload) throw new Problem('document-not-found')
        return tellOffset(speakTus(reply), upload).header('upload-length', upload.size).code(200).send()
      },
    })

    tus.route({
      method: 'PATCH',
      url: sendUpload.path,
      config: { call: sendUpload },
      onRequest: async (request) => {
        refuseWhileViewing(sendUpload, request)
        refuseForgery(request)
      },
      handler: async (request, reply) => {
        const { id } = readId(request.params)
        const scope = await scopeOf(sendUpload, request)
        const upload = await findUpload(db, scope, id)
        if (!upload) throw new Problem('document-not-found')
        demandTus(reply, request.headers['tus-resumable'])
        let { received } = upload
        if (offsetIn(request.headers['upload-offset']) !== received) throw new Problem('upload-moved')
        const coming = Number(request.headers['content-length'] ?? 0)
        if (received + coming > upload.size) throw new Problem('body-too-large')
        if (request.body instanceof Readable) {
          await inPieces(request.body, async (bytes) => {
            const kept = await keepPiece(db, scope, { id, at: received, bytes })
            if (kept === undefined) throw new Problem('upload-moved')
            received = kept
          })
        }
        return tellOffset(speakTus(reply), { ...upload, received })
          .code(204)
          .send()
      },
    })
  })
}

type Reply = ReturnType<typeof speakTus>

function tellOffset(reply: Reply, { received, expires_at }: Omit<FoundUpload, 'sha256'>): Reply {
  return reply.header('upload-offset', received).header('upload-expires', new Date(expires_at).toUTCString())
}

function readId(params: unknown): { id: string } {
  // The call's schema names the one parameter.
  return readFields(sendUpload.params, params) as { id: string }
}

const present = ({ id, name, size, received, expires_at }: Omit<FoundUpload, 'sha256'>) => ({
  id,
  nombre: name,
  bytes: size,
  recibido: received,
  vence: expires_at,
})
