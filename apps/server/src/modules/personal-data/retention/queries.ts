import { sql } from 'kysely'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { daysOf, type RetentionRule, retentionRules } from '../../company/index.ts'

/** The rules with the days that the open company keeps things by each. */
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

/** How many rows of the open company the next night would forget by each rule, were it kept for so many days. */
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
