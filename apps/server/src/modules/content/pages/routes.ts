import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  discardContentDraft,
  getContentItem,
  getContentVersion,
  listContentDesk,
  publishContent,
  reviewContent,
  rollBackContent,
  saveContentDraft,
  scheduleContent,
  withdrawContent,
} from '@enlace/contract/content/pages/calls.ts'
import { contentPutters, takeAway } from '../publish-commands.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { staffAuthor } from '../../../core/desk/author.ts'
import { discardDraft, publish, rollBack, saveDraft, withdraw } from '../versions/commands.ts'
import { listVersions, presentVersion, readOpenVersions, readVersion } from '../versions/queries.ts'
import { refusePast, schedule } from '../versions/schedule-commands.ts'
import { deskOf } from './present.ts'
import { findDesk } from './queries.ts'
import { cleaned, keptItem, keyOf, reviewOf, writtenFor } from './rules.ts'

/** Binds the company's content: reading, drafting, publishing and rolling back. */
export function pagesRoutes(app: FastifyInstance): void {
  readingRoutes(app)
  writingRoutes(app)
  const { db } = app.service

  serve(app, publishContent, async ({ scope, request, params, body }) => {
    const key = keyOf(params)
    const author = await staffAuthor(request, scope)
    return db.transaction(scope, (tx) =>
      publish(tx, key, body.seen, author, (written) =>
        contentPutters[key.kind].put(tx, key.item, written, author),
      ),
    )
  })

  serve(app, scheduleContent, async ({ scope, request, params, body }) => {
    const key = keyOf(params)
    refusePast(body.at)
    const author = await staffAuthor(request, scope)
    const prove = (written: unknown) => contentPutters[key.kind].prove(key.item, written)
    return db.transaction(scope, (tx) => schedule(tx, key, body, author, prove))
  })

  serve(app, rollBackContent, async ({ scope, request, params, body }) => {
    const key = keyOf(params)
    const author = await staffAuthor(request, scope)
    return db.transaction(scope, (tx) =>
      rollBack(tx, key, body, author, (written) =>
        contentPutters[key.kind].put(tx, key.item, written, author),
      ),
    )
  })

  serve(app, withdrawContent, async ({ scope, request, params, body }) => {
    const { kind, item } = keyOf(params)
    // Consents refer to the versions of a page, so it is replaced and never removed.
    if (kind === 'page') throw new Problem('version-not-found')
    const author = await staffAuthor(request, scope)
    await db.transaction(scope, async (tx) => {
      await withdraw(tx, { kind, item }, author, body.seenShown)
      await takeAway(tx, { kind, item })
    })
    return {}
  })
}

function readingRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, listContentDesk, async ({ scope }) => ({ items: deskOf(await findDesk(db, scope)) }))

  serve(app, getContentItem, async ({ scope, params }) => {
    const key = keyOf(params)
    const { draft, shown } = await readOpenVersions(db, scope, key)
    const versions = await listVersions(db, scope, key)
    const open = (one: typeof draft) =>
      one ? { version: presentVersion(one), content: keptItem(key.kind, one.body) } : null
    return { ...key, draft: open(draft), shown: open(shown), versions: versions.map(presentVersion) }
  })

  serve(app, getContentVersion, async ({ scope, params }) => {
    const key = keyOf(params)
    const found = await readVersion(db, scope, key, params.number)
    if (!found) throw new Problem('version-not-found')
    return { version: presentVersion(found), content: keptItem(key.kind, found.body) }
  })

  serve(app, reviewContent, ({ body }) => reviewOf(body))
}

function writingRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, saveContentDraft, async ({ scope, request, params, body }) => {
    const key = keyOf(params)
    const { seen, note } = body
    const draft = { seen, note, body: cleaned(writtenFor(key.kind, body.content)) }
    const author = await staffAuthor(request, scope)
    return db.transaction(scope, (tx) => saveDraft(tx, key, draft, author))
  })

  serve(app, discardContentDraft, async ({ scope, request, params, body }) => {
    const key = keyOf(params)
    const author = await staffAuthor(request, scope)
    await db.transaction(scope, (tx) => discardDraft(tx, key, body.seen, author))
    return {}
  })
}
