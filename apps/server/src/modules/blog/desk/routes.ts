import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  checkDeskText,
  createDeskPost,
  discardDeskDraft,
  getDeskPost,
  listDeskPosts,
  publishDeskPost,
  saveDeskPost,
  uploadDeskFile,
} from '@enlace/contract/blog/desk/calls.ts'
import { blogDeskFormTexts as texts } from '@enlace/contract/blog/desk/texts.ts'
import {
  slugOf,
  sanitiseHtml,
  listOpenVersions,
  listVersions,
  presentVersion,
  readOpenVersions,
} from '../../content/index.ts'
import { publishPost } from '../state-commands.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { beginPost, dropDraft, keepDeskFile, keepDraft, keyOf, showDraft } from './commands.ts'
import { draftOf, draftRowOf, readDraft, rowOf, stateOf } from './present.ts'
import { findDeskPost, findDeskPosts } from './queries.ts'
import { receiptRoutes } from './receipt-routes.ts'
import { momentFor, whole } from './rules.ts'
import { versionRoutes } from './version-routes.ts'
import { workOf } from './work-queries.ts'

/** Binds the desk of the blog: drafts, publishing and earlier versions. */
export function blogDeskRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, listDeskPosts, async ({ scope }) => {
    const [{ posts, counts }, open] = await Promise.all([
      findDeskPosts(db, scope),
      listOpenVersions(db, scope, ['post']),
    ])
    const drafts = new Map(
      open.filter(({ state }) => state !== 'published').map((one) => [one.item, one] as const),
    ) // an entry
    const known = new Set(posts.map(({ slug }) => slug))
    const begun = [...drafts.values()].filter(({ item }) => !known.has(item))
    const now = new Date()
    return {
      rows: [
        ...begun.map(({ item, updated_at, body }) => draftRowOf(item, updated_at, readDraft(body))),
        ...posts.map((post) =>
          rowOf(
            post,
            drafts.get(post.slug),
            counts.find(({ slug }) => slug === post.slug),
            now,
          ),
        ),
      ],
    }
  })

  serve(app, createDeskPost, async ({ scope, request, body }) => {
    const slug = slugOf(body.post.titulo)
    if (slug === '') throw new Problem('invalid-fields', {}, { titulo: texts.titleMissing })
    const [{ post }, versions] = await Promise.all([
      findDeskPost(db, scope, slug),
      listVersions(db, scope, keyOf(slug)),
    ])
    if (post || versions.length > 0) throw new Problem('invalid-fields', {}, { titulo: texts.slugTaken })
    await beginPost(await workOf(request, scope), slug, body.post)
    return { slug }
  })

  serve(app, getDeskPost, async ({ scope, params: { slug } }) => {
    const [{ post, categorias, etiquetas }, { draft, shown }, versions] = await Promise.all([
      findDeskPost(db, scope, slug),
      readOpenVersions(db, scope, keyOf(slug)),
      listVersions(db, scope, keyOf(slug)),
    ])
    const written = draft ? readDraft(draft.body) : post && draftOf(post)
    if (!written) throw new Problem('post-not-found')
    return {
      slug,
      estado: post ? stateOf(post, new Date()) : 'borrador',
      fijado: post?.fijado ?? false,
      publicado_at: post?.publicado_at ?? null,
      retirado_at: post?.retirado_at ?? null,
      post: written,
      seen: draft ? { number: draft.number, revision: draft.revision } : null,
      shown: shown?.number ?? null,
      versions: versions.map(presentVersion),
      categorias,
      etiquetas,
      version: post?.publicado_at ? post.version : null,
    }
  })

  serve(app, saveDeskPost, async ({ scope, request, params: { slug }, body }) => {
    const { post } = await findDeskPost(db, scope, slug)
    if (!post && body.seen === null) throw new Problem('post-not-found')
    const before = post && body.seen === null && post.publicado_at !== null ? draftOf(post) : undefined
    const seen = await keepDraft(await workOf(request, scope), slug, { ...body, before })
    return { seen, removed: sanitiseHtml(body.post.html, 'content').removed }
  })

  serve(app, checkDeskText, ({ body }) => {
    const { removed, html } = sanitiseHtml(body.html, 'content')
    return { removed, html }
  })

  serve(app, publishDeskPost, async ({ scope, request, params: { slug }, body }) => {
    const [{ post: kept }, { draft }] = await Promise.all([
      findDeskPost(db, scope, slug),
      readOpenVersions(db, scope, keyOf(slug)),
    ])
    const work = await workOf(request, scope)
    if (!draft) {
      // Nothing new is written: a retracted or scheduled post is published as it is.
      if (!kept) throw new Problem('post-not-found')
      const waits = ['borrador', 'retirada'].includes(stateOf(kept, new Date()))
      if (!waits || body.seen !== null) throw new Problem('changed-meanwhile')
      whole(draftOf(kept))
      await publishPost(db, work.company, { slug, at: body.desde }, work.author)
      return { removed: [], publicado_at: body.desde ?? new Date().toISOString() }
    }
    const publicado = momentFor(body.desde, kept)
    const showing = { post: whole(readDraft(draft.body)), publicado, isQuiet: body.callado }
    return showDraft(work, slug, body.seen, showing)
  })

  serve(app, discardDeskDraft, async ({ scope, request, params: { slug }, body }) => {
    await dropDraft(await workOf(request, scope), slug, body.seen)
    return { isGone: (await findDeskPost(db, scope, slug)).post === undefined }
  })

  fileRoutes(app)
  versionRoutes(app)
  receiptRoutes(app)
}

/** Binds the pictures and files of drafts. */
function fileRoutes(app: FastifyInstance): void {
  serve(app, uploadDeskFile, async ({ scope, request, files: [file] }) => {
    if (!file) throw new Problem('invalid-fields', {}, { archivo1: texts.fileGone })
    return { file: { ...(await keepDeskFile(await workOf(request, scope), file)), texto: '' } }
  })
}
