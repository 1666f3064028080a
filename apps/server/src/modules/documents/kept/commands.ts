import { sql } from 'kysely'
import { query, type Database } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'

/** Makes one row of each group of a company's kept figures; returns how many rows went. */
export async function foldFigures(db: Database, company: number): Promise<number> {
  const [[folded]] = await db.read(Scope.ofStaff(company), [
    sql<{ rows: number }>`select fold_own_figures() as rows`.compile(query),
  ])
  return folded?.rows ?? 0
}

/** Groups of one table of kept figures that differed from the documents. */
export type FigureDifference = { figures: string; groups: number }

/** Compares a company's kept figures with its documents and adds what they lack; returns what differed. */
export async function mendFigures(db: Database, company: number): Promise<FigureDifference[]> {
  const [differences] = await db.read(Scope.ofStaff(company), [
    sql<FigureDifference>`select figures, groups from mend_own_figures()`.compile(query),
  ])
  return differences
}
