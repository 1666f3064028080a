import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  confirmBlogPost,
  downloadBlogFile,
  getBlogPost,
  listBlogCategories,
  listBlogPosts,
  listBlogTags,
  listMostReadPosts,
  readBlogPost,
  searchBlogPosts,
} from '@enlace/contract/blog/supplier/calls.ts'
import { serveFile } from '../../../core/http/serve/serve-file.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { confirmPost, noteRead } from './commands.ts'
import { cardOf, foundOf, postOf } from './present.ts'
import {
  findBlogFile,
  findCategories,
  findMostRead,
  findPost,
  findPosts,
  findTags,
  searchPosts,
} from './queries.ts'

/** Binds the company's posts for its suppliers, and their receipts. */
export function blogRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, listBlogPosts, async ({ db, scope, query }) => {
    const { rows, total } = await findPosts(db, scope, query)
    return { rows: rows.map(cardOf), total }
  })

  serve(app, searchBlogPosts, async ({ db, scope, query }) => {
    const { rows, total } = await searchPosts(db, scope, query)
    return { rows: rows.map(foundOf), total }
  })

  serve(app, listBlogCategories, async ({ db, scope }) => ({ rows: await findCategories(db, scope) }))
  serve(app, listBlogTags, async ({ db, scope }) => ({ rows: await findTags(db, scope) }))
  serve(app, listMostReadPosts, async ({ db, scope }) => ({ rows: await findMostRead(db, scope) }))

  serve(app, getBlogPost, async ({ db, scope, params }) => {
    const found = await findPost(db, scope, params.slug)
    if (!found) throw new Problem('post-not-found')
    return postOf(found)
  })

  serve(app, readBlogPost, async ({ db, scope, params }) => {
    if (!(await noteRead(db, scope, params.slug))) throw new Problem('post-not-found')
    return { leido: true }
  })

  serve(app, confirmBlogPost, async ({ db, scope, params, body }) => {
    const { isThere, confirmado_at } = await confirmPost(db, scope, params.slug, body.version)
    if (!isThere) throw new Problem('post-not-found')
    if (confirmado_at === null) throw new Problem('post-changed')
    return { confirmado_at }
  })

  serveFile(app, downloadBlogFile, async ({ db, scope, params }) => {
    const file = await findBlogFile(db, scope, params.id)
    if (!file) throw new Problem('post-not-found')
    return { name: file.nombre, mediaType: file.media_type, body: () => storage.get(file.storage_key) }
  })
}
