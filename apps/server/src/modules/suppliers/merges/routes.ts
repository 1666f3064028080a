import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { listDuplicates, mergeSuppliers, previewMerge } from '@enlace/contract/suppliers/merges/calls.ts'
import type { MergePreview } from '@enlace/contract/suppliers/merges/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { serve } from '../../../core/http/serve/serve.ts'
import { staffAuthor } from '../../../core/desk/author.ts'
import { masterWriter } from '../master-mail-present.ts'
import { mergeThirdParties } from './commands.ts'
import { presentHoldings, presentPair, presentSide } from './present.ts'
import { findHoldings, findPairs, getMergeFacts, type MergeFacts } from './queries.ts'
import { findSupplier } from '../queries.ts'

/** Issued or signed documents stay with their original recipient. */
const staying: ReadonlySet<string> = new Set(['certificates', 'issued_papers'])

/** Duplicate third parties: finding them, comparing both sides, and merging them. */
export function supplierMergeRoutes(app: FastifyInstance): void {
  const { db } = app.service

  serve(app, listDuplicates, async ({ scope }) => ({
    pairs: (await findPairs(db, scope)).map(presentPair),
  }))

  serve(app, previewMerge, async ({ scope, params: { id, other } }) => {
    const [kept, gone] = [await demand(db, scope, id), await demand(db, scope, other)]
    const [holdings, facts] = await Promise.all([
      findHoldings(db, scope, other),
      getMergeFacts(db, scope, id, other),
    ])
    return {
      kept: presentSide(kept),
      gone: presentSide(gone),
      moves: presentHoldings(holdings.filter(({ what }) => !staying.has(what))),
      stays: presentHoldings(holdings.filter(({ what }) => staying.has(what))),
      hindrance: hindranceOf(facts, id === other),
    }
  })

  serve(app, mergeSuppliers, async ({ scope, request, params: { id, other } }) => {
    const author = await staffAuthor(request, scope)
    const { supplier } = await demand(db, scope, id)
    const write = await masterWriter(request, scope, supplier.nombre)
    const rows = await mergeThirdParties(db, scope, { kept: id, gone: other }, author, (master) =>
      write('given', master),
    )
    return {
      moved: presentHoldings(rows.map(({ what, moved }) => ({ what, rows: moved }))),
      stayed: presentHoldings(rows.map(({ what, stayed }) => ({ what, rows: stayed }))),
    }
  })
}

async function demand(db: Database, scope: Scope, id: number) {
  const found = await findSupplier(db, scope, id)
  if (!found) throw new Problem('supplier-not-found')
  return found
}

function hindranceOf(
  { is_merged: isMerged, has_bank_change: hasBankChange }: MergeFacts,
  isSame: boolean,
): MergePreview['hindrance'] {
  if (isMerged || isSame) return 'merged'
  return hasBankChange ? 'bank-change' : null
}
