import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  getDeskVersion,
  pinDeskPost,
  restoreDeskVersion,
  retractDeskPost,
} from '@enlace/contract/blog/desk/calls.ts'
import { pinPost, retractPost } from '../state-commands.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { authorOf } from '../../../core/desk/author.ts'
import { readVersion } from '../../content/index.ts'
import { keyOf, showVersion } from './commands.ts'
import { readDraft } from './present.ts'
import { findDeskPost } from './queries.ts'
import { momentFor, whole } from './rules.ts'
import { workOf } from './work-queries.ts'

/** Binds the actions on a published post, and its earlier versions. */
export function versionRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, retractDeskPost, async ({ scope, request, params: { slug } }) => {
    const { company, author } = await authorOf(request, scope)
    if (!(await retractPost(db, company, slug, author))) throw new Problem('post-not-found')
    return {}
  })

  serve(app, pinDeskPost, async ({ scope, request, params: { slug }, body: { fijado: isPinned } }) => {
    const { company, author } = await authorOf(request, scope)
    if (!(await pinPost(db, company, { slug, isPinned }, author))) throw new Problem('post-not-found')
    return {}
  })

  serve(app, getDeskVersion, async ({ scope, params: { slug, number } }) => {
    const version = await readVersion(db, scope, keyOf(slug), number)
    if (!version) throw new Problem('version-not-found')
    return { post: readDraft(version.body) }
  })

  serve(app, restoreDeskVersion, async ({ scope, request, params: { slug, number }, body: { shown } }) => {
    const [{ post: kept }, version] = await Promise.all([
      findDeskPost(db, scope, slug),
      readVersion(db, scope, keyOf(slug), number),
    ])
    if (!version) throw new Problem('version-not-found')
    const showing = { post: whole(readDraft(version.body)), publicado: momentFor(null, kept), isQuiet: false }
    return showVersion(await workOf(request, scope), slug, { number, shown }, showing)
  })
}
