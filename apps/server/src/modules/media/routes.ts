import type { FastifyInstance } from 'fastify'
import {
  changeMedium,
  getMedium,
  listMedia,
  removeMedium,
  replaceMedium,
  uploadMedia,
} from '@enlace/contract/media/calls.ts'
import type { Medium } from '@enlace/contract/media/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { addMedia, changeMediumFacts, removeMediumRow, replaceFile } from './commands.ts'
import { measureFiles } from './measure.ts'
import { presentMedium } from './present.ts'
import { findMedia, findMediaByIds, findMediumUses, mediaPageSize } from './queries.ts'
import { authorOf } from '../../core/desk/author.ts'
import { askerOf } from '../../core/turns/asker.ts'

/** The company's picture library. */
export function mediaRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, listMedia, async ({ db, scope, query }) => {
    const { rows, total } = await findMedia(db, scope, query)
    return { media: rows.map(presentMedium), total, pageSize: mediaPageSize }
  })

  serve(app, getMedium, async ({ db, scope, params }) => {
    const medium = await mediumOf(db, scope, params.id)
    return { medium, uses: await findMediumUses(db, scope, params.id) }
  })

  serve(app, uploadMedia, async ({ db, scope, request, files }) => {
    const measured = await measureFiles(storage, askerOf(await db.context(scope)), files)
    const ids = await addMedia(db, scope, measured, (await authorOf(request, scope)).author)
    return { media: (await findMediaByIds(db, scope, ids)).map(presentMedium) }
  })

  serve(app, changeMedium, async ({ db, scope, request, params, body }) => {
    await changeMediumFacts(db, scope, params.id, body, (await authorOf(request, scope)).author)
    return { medium: await mediumOf(db, scope, params.id) }
  })

  serve(app, replaceMedium, async ({ db, scope, request, params, body, files }) => {
    const [file] = await measureFiles(storage, askerOf(await db.context(scope)), files)
    if (!file) throw new Problem('file-refused')
    const { version } = body
    await replaceFile(db, scope, { id: params.id, version }, file, (await authorOf(request, scope)).author)
    return { medium: await mediumOf(db, scope, params.id) }
  })

  serve(app, removeMedium, async ({ db, scope, request, params }) => {
    await removeMediumRow(db, scope, params.id, (await authorOf(request, scope)).author)
    return null
  })
}

/** @throws Problem `picture-not-found`. */
async function mediumOf(db: Database, scope: Scope, id: string): Promise<Medium> {
  const [row] = await findMediaByIds(db, scope, [id])
  if (!row) throw new Problem('picture-not-found')
  return presentMedium(row)
}
