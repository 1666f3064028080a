import { Problem } from '@enlace/contract/core/problems.ts'
import type { EvaluationWork } from '@enlace/contract/supplier-qualification/desk/schemas.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { presentEvaluation } from './present.ts'
import { findEvaluation, findIndicators } from './queries.ts'

/** Returns an evaluation of the open company. @throws Problem `document-not-found`. */
export async function foundOf(db: Database, scope: Scope, id: string) {
  const found = await findEvaluation(db, scope, id)
  if (!found) throw new Problem('document-not-found')
  return found
}

/** Returns an evaluation for editing. @throws Problem `document-not-found`. */
export async function workOf(db: Database, scope: Scope, id: string): Promise<EvaluationWork> {
  const found = await foundOf(db, scope, id)
  return presentEvaluation(found, await findIndicators(db, scope, found.evaluation))
}
