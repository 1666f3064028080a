import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { gridFaultTexts } from '@enlace/contract/core/reconcile/texts.ts'
import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import {
  createInvitations,
  discardInvitations,
  getInvitations,
  listInvitations,
  resendInvitations,
  startInvitations,
  stopInvitations,
  watchInvitations,
} from '@enlace/contract/users/invitations/calls.ts'
import { invitationLimits } from '@enlace/contract/users/invitations/schemas.ts'
import { newInvitationsTexts } from '@enlace/contract/users/invitations/texts.ts'
import { GridFault } from '@enlace/importer/core/sheets/grid.ts'
import { audit } from '../../../core/audit/content-commands.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { readTableInTurn } from '../../../core/tables/read-table.ts'
import { staffAuthor } from '../../../core/desk/author.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'
import type { Storage } from '../../../core/storage/storage.ts'
import { askerOf } from '../../../core/turns/asker.ts'
import type { Asker } from '../../../core/turns/fair-turns.ts'
import { checkLines } from './check-queries.ts'
import { beginSending, keepBatch, markDue, moveBatch, removeBatch } from './commands.ts'
import { presentBatch, presentLine } from './present.ts'
import { dueAgain, findBatch, findBatches, findProgress } from './queries.ts'
import { readLines, type ReadLine } from './rules.ts'

/**
 * Bulk invitations to suppliers: checking a file, sending it gradually, and sending again to those who have not
 * joined.
 */
export function invitationRoutes(app: FastifyInstance): void {
  const { db, storage } = app.service

  serve(app, listInvitations, async ({ scope }) => ({
    batches: (await findBatches(db, scope)).map(presentBatch),
  }))

  serve(app, createInvitations, async ({ scope, request, files }) => {
    const [file] = files
    if (!file) throw refused(fileFaultTexts.empty, newInvitationsTexts.files)
    const lines = await checkLines(db, scope, await linesOf(storage, askerOf(await db.context(scope)), file))
    const author = await staffAuthor(request, scope)
    const id = await db.transaction(scope, async (tx) => {
      const made = await keepBatch(tx, { fileName: file.name, actor: author.actor, lines })
      await audit(tx, author, 'invitations:created', made)
      return made
    })
    return { id }
  })

  serve(app, getInvitations, async ({ scope, params, query }) => {
    const found = await findBatch(db, scope, params.id, query)
    if (!found) throw new Problem('invitations-not-found')
    const { batch, rows, total } = found
    return {
      batch: presentBatch(batch),
      lines: rows.map(presentLine),
      total,
      pageSize: invitationLimits.page,
    }
  })

  serve(app, watchInvitations, async ({ scope, params }) => {
    const batch = await findProgress(db, scope, params.id)
    if (!batch) throw new Problem('invitations-not-found')
    return presentBatch(batch)
  })

  serve(app, startInvitations, async ({ scope, request, params: { id }, body: { version } }) => {
    const author = await staffAuthor(request, scope)
    await db.transaction(scope, async (tx) => {
      await moveBatch(tx, id, { version, from: ['borrador', 'detenida'], to: 'enviando' })
      await beginSending(tx, id)
      await audit(tx, author, 'invitations:started', id)
    })
    return {}
  })

  serve(app, stopInvitations, async ({ scope, request, params: { id }, body: { version } }) => {
    const author = await staffAuthor(request, scope)
    await db.transaction(scope, async (tx) => {
      await moveBatch(tx, id, { version, from: ['enviando'], to: 'detenida' })
      await audit(tx, author, 'invitations:stopped', id)
    })
    return {}
  })

  serve(app, resendInvitations, async ({ scope, request, params: { id }, body: { version, line } }) => {
    const author = await staffAuthor(request, scope)
    const due = await db.transaction(scope, async (tx) => {
      const ids = await dueAgain(tx, id, line)
      const from = ['enviando', 'detenida', 'terminada'] as const
      if (ids.length === 0) return 0
      await moveBatch(tx, id, { version, from, to: 'enviando' })
      await markDue(tx, ids)
      await beginSending(tx, id)
      await audit(tx, author, 'invitations:resent', id)
      return ids.length
    })
    return { due }
  })

  serve(app, discardInvitations, async ({ scope, request, params: { id }, body: { version } }) => {
    const author = await staffAuthor(request, scope)
    await db.transaction(scope, async (tx) => {
      await removeBatch(tx, id, version)
      await audit(tx, author, 'invitations:discarded', id)
    })
    return {}
  })
}

/**
 * Reads the lines of an uploaded file. @throws Problem `file-refused`, `invitations-unreadable`,
 * `invitations-too-many`.
 */
async function linesOf(
  storage: Storage,
  asker: Asker,
  { storageKey, name }: ReceivedFile,
): Promise<ReadLine[]> {
  const lines = readLines(await gridsOf(storage, asker, storageKey, name))
  if (!lines || lines.length === 0) throw new Problem('invitations-unreadable')
  const most = invitationLimits.lines
  if (lines.length > most) throw new Problem('invitations-too-many', { n: lines.length, most })
  return lines
}

async function gridsOf(storage: Storage, asker: Asker, key: string, name: string) {
  try {
    return await readTableInTurn(storage, asker, key)
  } catch (fault) {
    if (fault instanceof GridFault) throw refused(gridFaultTexts[fault.code], name)
    throw fault
  }
}

const refused = (text: string, name: string) =>
  new Problem('file-refused', {}, { archivo: fill(text, { name }) })
