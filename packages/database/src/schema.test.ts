import { readdir } from 'node:fs/promises'
import { useTestDatabase } from '@enlace/testing/opened-database.ts'
import { describe, expect, it } from 'vitest'
import { concepts, readSchemaFiles } from './schema-files.ts'

const database = useTestDatabase('own')
const { tables, tableFunctions, functions } = await readSchemaFiles()
const repeatable = [...tableFunctions, ...functions]

/** The statements of a file, without comments and function bodies. */
function statementsOf(text: string): string[] {
  return text
    .replace(/\$([a-z]*)\$[^]*?\$\1\$/g, '$$$$')
    .replace(/--[^\n]*/g, '')
    .replace(/'[^']*'/g, "''")
    .replace(/\bbegin atomic\b[^]*?\nend;/gi, ';')
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}

describe('the schema', () => {
  it('has a folder for each concept and no other, and a file ends at 300 lines', async () => {
    const folders = await readdir(new URL('./schema/', import.meta.url))
    expect(folders.toSorted()).toEqual([...concepts].toSorted())
    const long = [...tables, ...repeatable].filter(({ text }) => text.trimEnd().split('\n').length > 300)
    expect(long.map(({ path }) => path)).toEqual([])
  })

  it('defines each function and view once, in a file that can be applied again', () => {
    const allowed =
      /^(create or replace (function|view)|revoke execute on function|grant (execute|select) on) /i
    const odd = repeatable.flatMap(({ path, text }) =>
      statementsOf(text)
        .filter((statement) => !allowed.test(statement.replace(/\s+/g, ' ')))
        .map((statement) => `${path}: ${statement.slice(0, 60)}`),
    )
    expect(odd).toEqual([])
    const made = repeatable.flatMap(({ text }) =>
      statementsOf(text)
        .filter((statement) => /^create /i.test(statement))
        .map(signatureOf),
    )
    expect(made.length).toBeGreaterThan(500)
    expect(made.filter((one, place) => made.indexOf(one) !== place)).toEqual([])
    const inTables = tables.filter(({ text }) => /^create (or replace )?(function|view)/im.test(text))
    expect(inTables.map(({ path }) => path)).toEqual([])
  })

  it('asks functions that refuse another company for the open one, not for that of a row', () => {
    // PostgreSQL may evaluate them for the rows of other companies before it filters those out.
    const bodies = repeatable.flatMap(({ text }) => [
      ...text.matchAll(/create or replace function (\w+)\([^]*?\$\$([^]*?)\$\$/gi),
    ])
    const refusing = bodies
      .filter(([, , body]) => body?.includes('demand_own_company('))
      .map(([, name]) => name)
    expect(refusing).toContain('wants_mail')
    const risky = new RegExp(`\\b(${refusing.join('|')})\\(\\w+\\.company_id\\b`, 'gi')
    expect(
      repeatable.flatMap(({ path, text }) => (text.match(risky) ?? []).map((found) => `${path}: ${found}`)),
    ).toEqual([])
  })

  it('has a body that PostgreSQL accepts in every function, and in the database no other function', async () => {
    const found = await database.asAdmin<{ name: string; language: string; oid: number }>(
      `select p.oid, p.oid::regprocedure::text as name, l.lanname as language
         from pg_proc p join pg_language l on l.oid = p.prolang
        where p.pronamespace in ('public'::regnamespace, 'reports'::regnamespace)`,
    )
    const made = repeatable.flatMap(({ text }) =>
      statementsOf(text).filter((statement) => /^create or replace function/i.test(statement)),
    )
    expect(found.length).toBe(made.length)
    const validators: Record<string, string> = { sql: 'fmgr_sql_validator', plpgsql: 'plpgsql_validator' }
    const faults: string[] = []
    for (const { oid, name, language } of found)
      await database
        .asAdmin(`select ${validators[language] ?? ''}($1::oid)`, [oid])
        .catch((fault: Error) => faults.push(`${name}: ${fault.message}`))
    expect(faults).toEqual([])
  })
})

/** The name and arguments of a function, or the name of a view. */
function signatureOf(statement: string): string {
  return (
    statement
      .replace(/\s+/g, ' ')
      .replace(/^create or replace (function|view) /i, '')
      .split(/ (returns|with|as) /)[0] ?? ''
  )
}
