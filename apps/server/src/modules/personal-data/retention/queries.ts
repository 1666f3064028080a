import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { daysOf, type RetentionRule, retentionRules } from '../../company/index.ts'

/** Returns the retention rules with the open company's days for each. */
export async function findRetention(
  db: Database,
  scope: Scope,
): Promise<{ rule: RetentionRule; days: number }[]> {
  const [kept] = await db.read(scope, [
    query
      .selectFrom('settings')
      .select(['name', 'value'])
      .where('company_id', '=', scopeCompany)
      .where(
        'name',
        'in',
        retentionRules.map(({ parameter }) => parameter),
      )
      .compile(),
  ])
  const settings = new Map(kept.map(({ name, value }) => [name, value]))
  return retentionRules.map((rule) => ({ rule, days: daysOf(rule, settings) }))
}

/** Counts the rows of the open company that the next night would delete by each rule, with the given days. */
export async function countForgottenRows(
  db: Database,
  scope: Scope,
  asked: readonly { rule: RetentionRule; days: number }[],
): Promise<number[]> {
  const answers = await db.read(
    scope,
    asked.map(({ rule, days }) =>
      sql<{ counted: number }>`select count_retention(${rule.name}, ${days}) as counted`.compile(query),
    ),
  )
  return answers.map(([row]) => row?.counted ?? 0)
}
