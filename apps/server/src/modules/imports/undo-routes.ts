import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { askUndoImport, undoImport } from '@enlace/contract/imports/calls.ts'
import { undoChanges, undoHindrances } from '@enlace/database/load/undo.ts'
import { lockCompany } from '@enlace/importer/core/records/batch.ts'
import { appendAudit } from '../../core/http/audit.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { readStaffMember } from '../../core/desk/reader-queries.ts'
import { releasePush } from './release-commands.ts'
import { countChanges, countUndone, markUndone } from './commands.ts'
import { demandBatch, isComing } from './loads/queries.ts'

/** Undoing a load. */
export function undoRoutes(app: FastifyInstance): void {
  serve(app, askUndoImport, async ({ db, scope, params }) => {
    const batch = await demandBatch(db, scope, params.id)
    return db.transaction(scope, async (tx) => {
      const changes = await countChanges(tx, params.id)
      const changed = batch.rows_inserted + batch.rows_updated + batch.rows_deleted
      return {
        changes,
        effects: await countUndone(tx, params.id),
        isKept: batch.state === 'loaded' && (changes > 0 || changed === 0),
        hindrances: changes === 0 ? [] : await undoHindrances(tx.client, params.id),
      }
    })
  })

  serve(app, undoImport, async ({ db, scope, request, params }) => {
    const batch = await demandBatch(db, scope, params.id)
    if (batch.state === 'running') throw new Problem('import-under-way')
    if (batch.state !== 'loaded') throw new Problem('import-not-undoable')
    const { member } = await readStaffMember(db, scope)
    const rows = await db
      .transaction(scope, async (tx) => {
        await lockCompany(tx.client)
        if (await isComing(tx, params.id)) throw new Problem('import-under-way')
        const changes = await countChanges(tx, params.id)
        const hindrances = await undoHindrances(tx.client, params.id)
        if (changes === 0 || hindrances.length > 0) throw new Problem('import-not-undoable')
        const undone = await undoChanges(tx.client, params.id)
        await markUndone(tx, params.id, member.email)
        await releasePush(tx, params.id)
        return undone
      })
      .catch((fault: unknown) => {
        // Translated: a later row refers to a row that the load created.
        if (fault instanceof Error && 'code' in fault && fault.code === '23503')
          throw new Problem('import-not-undoable')
        throw fault
      })
    await appendAudit(request, {
      company: member.company_id,
      actor: member.email,
      person: member.identity_id,
      action: 'documents-import-undone',
      target: params.id,
      detail: { source: batch.source, rows },
    })
    return { rows }
  })
}
