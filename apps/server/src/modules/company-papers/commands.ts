import { sql } from 'kysely'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type ActAuthor, auditIn } from '../../core/audit/desk-commands.ts'
import { fileNameOf } from './rules.ts'

/** A paper with its content, and who puts it there. */
export interface WrittenPaper {
  nombre: string
  fecha: CalendarDate
  vence: CalendarDate | null
  sha256: string
  bytes: Buffer
  author: ActAuthor
}

/** The outcome of a change: `stale` if somebody else changed the paper meanwhile. */
export type PaperOutcome = 'done' | 'stale' | 'unknown'

/** Shows a paper from now on. */
export function addPaper(db: Database, scope: Scope, paper: WrittenPaper): Promise<void> {
  return db.transaction(scope, async (tx) => {
    await putVersion(tx, paper, { serie: crypto.randomUUID(), version: 1 })
    await auditIn(tx, paper.author, { action: 'company-paper:added', target: paper.nombre })
  })
}

/** Puts a new version in the place of a version of a paper, also of one that was retired. */
export function replacePaper(
  db: Database,
  scope: Scope,
  { id, version, paper }: { id: string; version: number; paper: WrittenPaper },
): Promise<PaperOutcome> {
  return db.transaction(scope, async (tx) => {
    const outcome = await endVersion(tx, { id, version, estado: 'reemplazado', author: paper.author })
    if (outcome !== 'done') return outcome
    await putVersion(tx, paper, { serie: id, version: version + 1 })
    await auditIn(tx, paper.author, {
      action: 'company-paper:replaced',
      target: paper.nombre,
      detail: { version: String(version + 1) },
    })
    return 'done'
  })
}

/** Shows a paper no more. */
export function retirePaper(
  db: Database,
  scope: Scope,
  { id, version, author }: { id: string; version: number; author: ActAuthor },
): Promise<PaperOutcome> {
  return db.transaction(scope, async (tx) => {
    const outcome = await endVersion(tx, { id, version, estado: 'retirado', author })
    if (outcome === 'done') {
      const [paper] = await tx.run(
        sql<{ nombre: string }>`select nombre from company_papers
          where company_id = ${scopeCompany} and serie = ${id} and version = ${version}`.compile(query),
      )
      await auditIn(tx, author, { action: 'company-paper:retired', target: paper?.nombre ?? id })
    }
    return outcome
  })
}

/** Ends the version in force, where it still is the newest. */
async function endVersion(
  tx: Transaction,
  { id, version, estado, author }: { id: string; version: number; estado: string; author: ActAuthor },
): Promise<PaperOutcome> {
  const [newest] = await tx.run(
    sql<{ version: number; estado: string }>`select version, estado from company_papers
      where company_id = ${scopeCompany} and serie = ${id} order by version desc limit 1 for update`.compile(
      query,
    ),
  )
  if (!newest) return 'unknown'
  if (newest.version !== version || newest.estado !== 'vigente') return 'stale'
  await tx.run(
    sql`update company_papers set estado = ${estado}, fin_por = ${author.actor}, fin_at = now()
      where company_id = ${scopeCompany} and serie = ${id} and version = ${version}`.compile(query),
  )
  return 'done'
}

/** Stores the file under a name of its own, and the version that shows it. */
async function putVersion(
  tx: Transaction,
  { nombre, fecha, vence, sha256, bytes, author }: WrittenPaper,
  { serie, version }: { serie: string; version: number },
): Promise<void> {
  for (let attempt = 1; attempt < 1000; attempt++) {
    const name = fileNameOf(nombre, fecha, attempt)
    const [kept] = await tx.run(
      query
        .insertInto('company_files')
        .values({ company_id: scopeCompany, name, sha256, media_type: 'application/pdf', bytes })
        .onConflict((conflict) => conflict.columns(['company_id', 'name']).doNothing())
        .returning('name')
        .compile(),
    )
    if (!kept) continue
    await tx.run(
      query
        .insertInto('company_papers')
        .values({
          company_id: scopeCompany,
          serie,
          version,
          nombre,
          fecha,
          vence,
          file_name: name,
          puesto_por: author.actor,
        })
        .compile(),
    )
    return
  }
  throw new Error('A thousand papers have the same name and day')
}
