import type { FastifyInstance } from 'fastify'
import {
  discardDrafted,
  getDrafted,
  getDraftedVersion,
  publishDrafted,
  rollBackDrafted,
  saveDrafted,
  scheduleDrafted,
} from '@enlace/contract/content/drafts/calls.ts'
import { type DraftKind, type KeptDraft, WrittenDraft } from '@enlace/contract/content/drafts/schemas.ts'
import type { MenuItem } from '@enlace/contract/content/menu/calls.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { readFields } from '../../../core/http/serve/fields.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { findMenuItems } from '../menu/queries.ts'
import { staffAuthor } from '../../../core/desk/author.ts'
import { discardDraft, publish, rollBack, saveDraft } from '../versions/commands.ts'
import {
  type KeptVersion,
  listVersions,
  presentVersion,
  readOpenVersions,
  readVersion,
} from '../versions/queries.ts'
import { refusePast, schedule } from '../versions/schedule-commands.ts'
import { draftPutters } from './publish-commands.ts'

/** Binds the drafts of forms, documents and the menu: reading, saving, publishing and rolling back. */
export function draftRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, getDrafted, async ({ scope, params }) => {
    const { draft, shown } = await readOpenVersions(db, scope, params)
    const versions = await listVersions(db, scope, params)
    const open = (one: typeof draft) => (one ? presentDraft(params.kind, one) : null)
    const present = shown || params.kind !== 'menu' ? null : presentMenu(await findMenuItems(db, scope))
    return { draft: open(draft), shown: open(shown), present, versions: versions.map(presentVersion) }
  })

  serve(app, getDraftedVersion, async ({ scope, params }) => {
    const found = await readVersion(db, scope, params, params.number)
    if (!found) throw new Problem('version-not-found')
    return presentDraft(params.kind, found)
  })

  serve(app, saveDrafted, async ({ scope, request, params, body }) => {
    const { seen, note, content } = body
    if (content.kind !== params.kind) throw new Problem('invalid-fields')
    const author = await staffAuthor(request, scope)
    return db.transaction(scope, (tx) => saveDraft(tx, params, { seen, note, body: content.body }, author))
  })

  serve(app, discardDrafted, async ({ scope, request, params, body }) => {
    const author = await staffAuthor(request, scope)
    await db.transaction(scope, (tx) => discardDraft(tx, params, body.seen, author))
    return {}
  })

  serve(app, publishDrafted, async ({ scope, request, params, body }) => {
    const author = await staffAuthor(request, scope)
    return db.transaction(scope, (tx) =>
      publish(tx, params, body.seen, author, (written) =>
        draftPutters[params.kind].put(tx, params.item, written, author),
      ),
    )
  })

  serve(app, scheduleDrafted, async ({ scope, request, params, body }) => {
    refusePast(body.at)
    const author = await staffAuthor(request, scope)
    const prove = (written: unknown) => draftPutters[params.kind].prove(params.item, written)
    return db.transaction(scope, (tx) => schedule(tx, params, body, author, prove))
  })

  serve(app, rollBackDrafted, async ({ scope, request, params, body }) => {
    const author = await staffAuthor(request, scope)
    return db.transaction(scope, (tx) =>
      rollBack(tx, params, body, author, (written) =>
        draftPutters[params.kind].put(tx, params.item, written, author),
      ),
    )
  })
}

function presentMenu(items: readonly MenuItem[]): WrittenDraft {
  return readFields(WrittenDraft, { kind: 'menu', body: { items } }) as WrittenDraft // the schema that reads it
}

function presentDraft(kind: DraftKind, kept: KeptVersion & { body: unknown }): KeptDraft {
  // Kept by the schema that reads it again.
  const content = readFields(WrittenDraft, { kind, body: kept.body }) as WrittenDraft
  return { version: presentVersion(kept), content }
}
