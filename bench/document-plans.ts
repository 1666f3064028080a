import type { CompiledQuery } from 'kysely'
import { query, type Database } from '../packages/database/src/database.ts'
import type { Scope } from '../packages/database/src/scope.ts'
import { sql } from 'kysely'

/** What the statements of one question cost at the database. */
export interface Cost {
  /** Milliseconds of execution, the least of several runs. */
  time: number
  /** Pages of tables and indexes that were read, wherever they were. */
  pages: number
  /** Tables that a plan read from end to end. */
  scanned: readonly string[]
}

/** The runs of which the least counts, since other work on the machine only adds to a time; fewer of what takes seconds. */
const runs = 5
const patience = 2000

/** Measures the statements that a query of the server sends, by the plans that its connections use. */
export async function costOf(
  db: Database,
  scope: Scope,
  find: (db: Database) => Promise<unknown>,
): Promise<Cost> {
  const statements = await statementsOf(find)
  const costs: Cost[] = []
  const began = performance.now()
  while (costs.length < runs && (costs.length === 0 || performance.now() - began < patience))
    costs.push(await explained(db, scope, statements))
  const least = costs.toSorted((one, other) => one.time - other.time)[0]
  if (least === undefined) throw new Error('Nothing was measured')
  return least
}

/** The statements of a query, which are caught instead of sent. */
async function statementsOf(find: (db: Database) => Promise<unknown>): Promise<CompiledQuery[]> {
  const caught: CompiledQuery[] = []
  const noRows = (_: Scope, statements: readonly CompiledQuery[]) => {
    caught.push(...statements)
    return Promise.resolve(statements.map(() => []))
  }
  // The catcher stands for the reading half of a database. What follows the reading may miss its rows.
  const catcher = { readList: noRows, read: noRows } as unknown as Database
  await find(catcher).catch(() => undefined)
  if (caught.length === 0) throw new Error('A query sent no statement')
  return caught
}

/** A value as a literal of SQL; a list is one of ids. */
const literal = (value: unknown): string =>
  value === null || value === undefined
    ? 'null'
    : `'${(Array.isArray(value) ? `{${value.join(',')}}` : JSON.stringify(value).replace(/^"(.*)"$/, '$1')).replaceAll("'", "''")}'`

/** Runs each statement prepared, as the server's connections do: planned once for all values. */
async function explained(db: Database, scope: Scope, statements: readonly CompiledQuery[]): Promise<Cost> {
  const batch = statements.flatMap(({ sql: text, parameters }, at) => {
    const values = parameters.length === 0 ? '' : `(${parameters.map(literal).join(', ')})`
    return [
      `prepare measured_${at} as ${text}`,
      `explain (analyze, buffers, timing off, format json) execute measured_${at}${values}`,
      `deallocate measured_${at}`,
    ]
  })
  const answers = await db.read(
    scope,
    batch.map((text) => sql<{ 'QUERY PLAN'?: unknown }>`${sql.raw(text)}`.compile(query)),
  )
  const plans = answers.flatMap((rows) => rows.map((row) => row['QUERY PLAN'])).map(planOf)
  return {
    time: plans.reduce((sum, plan) => sum + Number(plan['Execution Time']), 0),
    // The top of a plan has what all of its nodes read.
    pages: plans.reduce((sum, { Plan: top }) => sum + pagesOf(top as PlanNode), 0), // a node as any other
    scanned: [
      ...new Set(
        nodesOf(plans)
          .filter((node) => node['Node Type'] === 'Seq Scan' && Number(node['Actual Loops']) > 0)
          .map((node) => String(node['Relation Name'])),
      ),
    ],
  }
}

type PlanNode = Readonly<Record<string, unknown>>

const planOf = (answer: unknown): PlanNode => {
  const parsed: unknown = typeof answer === 'string' ? JSON.parse(answer) : answer
  const [plan] = parsed as PlanNode[] // PostgreSQL answers a list of one plan
  if (plan === undefined) throw new Error('A statement has no plan')
  return plan
}

const pagesOf = (node: PlanNode) =>
  Number(node['Shared Hit Blocks'] ?? 0) + Number(node['Shared Read Blocks'] ?? 0)

/** Every node of every plan, wherever it is in PostgreSQL's answer. */
function nodesOf(value: unknown): PlanNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOf)
  if (typeof value !== 'object' || value === null) return []
  const node = value as PlanNode // any object may be one; only those with a node type count
  return [...('Node Type' in node ? [node] : []), ...Object.values(node).flatMap(nodesOf)]
}
