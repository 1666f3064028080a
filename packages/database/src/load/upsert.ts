import type { PoolClient } from 'pg'
import { copyInto, copyTexts } from '../driver/copy.ts'
import { CopiedRows } from './copied-rows.ts'
import type { LoadCounts, LoadTable } from './load-table.ts'
import { loadStatements, stagedColumns, type LoadStatements, type RowState } from './statements.ts'

/** The input of one load: its rows, the batch that is stored with them, and the parents for which they are complete. */
export interface Load<Row> {
  rows: Iterable<Row> | CopiedRows<Row>
  batch: string | null
  /** ERP keys of the parents whose other rows are deleted; only for a table that replaces. */
  parents?: readonly string[]
  /** Called as copied rows are sent, with the number sent. */
  onSent?: (count: number) => void
}

/**
 * Loads validated rows into a table of the open company, in the caller's transaction: new rows are inserted, different
 * ones updated, equal ones left untouched. The rows' keys must be distinct.
 */
export async function upsert<Row>(
  client: PoolClient,
  target: LoadTable<Row>,
  { rows, batch, parents = [], onSent }: Load<Row>,
): Promise<LoadCounts> {
  const statements = loadStatements(target)
  await client.query(statements.createStaged)
  if (rows instanceof CopiedRows) await copyTexts(client, statements.copy, rows.texts(onSent))
  else await copyInto(client, statements.copy, valuesOf(rows, stagedColumns(target)))
  await client.query(statements.analyzeStaged)
  await client.query(statements.createResolved)
  const { loaded, inserted, updated } = await write(client, statements, batch, target.remembers !== 'nothing')
  const deleted = await removeOthers(client, statements.removeOthers, parents, batch)
  await client.query(statements.drop)
  return { inserted, updated, unchanged: loaded - inserted - updated, deleted }
}

/** Records and writes new and changed rows; without any, the table is not touched. */
async function write(
  client: PoolClient,
  statements: LoadStatements,
  batch: string | null,
  hasBatch: boolean,
) {
  const { rows } = await client.query<{ state: RowState; rows: number }>(statements.count)
  const count = (wanted: RowState) => rows.find(({ state }) => state === wanted)?.rows ?? 0
  const [inserted, updated] = [count('new'), count('changed')]
  const loaded = inserted + updated + count('same')
  if (updated > 0 || statements.removeOthers !== undefined) await client.query(statements.analyzeResolved)
  if (batch !== null && inserted > 0) await client.query(statements.noteNew, [batch])
  if (batch !== null && updated > 0) await client.query(statements.noteChanged, [batch])
  if (statements.update === undefined) {
    const { rows: counts } = await client.query<{ inserted: number; updated: number }>(
      statements.insert,
      hasBatch ? [batch] : [],
    )
    return { loaded, inserted: 0, updated: 0, ...counts[0] }
  }
  if (inserted > 0) await client.query(statements.insert, hasBatch ? [batch] : [])
  if (updated > 0) {
    const { rowCount } = await client.query(statements.update, hasBatch ? [batch] : [])
    if (rowCount !== updated) throw new Error('Two rows of a load have the same key')
  }
  return { loaded, inserted, updated }
}

async function removeOthers(
  client: PoolClient,
  statement: string | undefined,
  parents: readonly string[],
  batch: string | null,
): Promise<number> {
  if (statement === undefined || parents.length === 0) return 0
  const { rows } = await client.query<{ deleted: number }>(statement, [parents, batch])
  return rows[0]?.deleted ?? 0
}

function* valuesOf<Row>(rows: Iterable<Row>, columns: readonly (keyof Row)[]): Generator<unknown[]> {
  for (const row of rows) yield columns.map((column) => row[column])
}
