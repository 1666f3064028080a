import { keptDays } from '@enlace/contract/exports/limits.ts'
import { longestHtml } from '@enlace/contract/content/allow-list.ts'
import { longestContentCode } from '@enlace/contract/content/places.ts'
import { longestSearch, longestViewName } from '@enlace/contract/views/limits.ts'
import { readSchemaFiles } from '@enlace/database/schema-files.ts'
import { ageingBuckets } from '@enlace/domain/ageing.ts'
import { formerMasterDays, isBankChangeOpen, mayBankChangeBecome } from '@enlace/domain/bank-account.ts'
import { maxEmailLength } from '@enlace/domain/email.ts'
import { parameters, type ParameterName } from '@enlace/domain/parameters.ts'
import { states } from '@enlace/domain/states.ts'
import { describe, expect, it, test } from 'vitest'
import { useTestDatabase } from '../opened-database.ts'
import { databaseOnly, sharedLists } from './lists.ts'

// Rules that the database must enforce for every writer and that TypeScript needs too. Two approvers and the 48 hours
// are generated from the schema (`packages/domain/src/database-rules.ts`); rules that are written in both languages are
// compared here.
const database = useTestDatabase()
const { tables, tableFunctions, functions } = await readSchemaFiles()

/** The text of a function or view as the schema defines it, up to the next definition. */
function definitionOf(name: string): string {
  const start = new RegExp(`^create or replace (?:function|view) (?:\\w+\\.)?${name}\\b`, 'm')
  const file = [...tableFunctions, ...functions].find(({ text }) => start.test(text))
  if (file === undefined) throw new Error(`The schema defines no ${name}`)
  return file.text.slice(file.text.search(start)).split(/\n(?=create or replace )/)[0] ?? ''
}

const numbersIn = (name: string, pattern: RegExp): number[] =>
  [...definitionOf(name).matchAll(pattern)].map(([, count]) => Number(count))

function boundsOf(wanted: ParameterName) {
  const found = parameters.find(({ name }) => name === wanted)
  if (found === undefined || !('min' in found)) throw new Error(`${wanted} is no number`)
  return found
}

interface Check {
  readonly table: string
  readonly text: string
}

const checks = () =>
  database.asAdmin<Check>(
    `select conrelid::regclass::text as table, pg_get_constraintdef(oid) as text
       from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace`,
  )

const sorted = (list: readonly string[]) => list.toSorted()

describe('a column that is limited to a list of words', () => {
  it('has the list that TypeScript has', async () => {
    const found = (await checks()).flatMap(({ table, text }) => {
      const [, column, list] = /^CHECK \(\((\w+) (?:= ANY \(|<@ )ARRAY\[([^\]]*)\]\)*$/.exec(text) ?? []
      const words = [...(list ?? '').matchAll(/'([^']*)'::text/g)].map(([, word = '']) => word)
      return column === undefined ? [] : [[`${table}.${column}`, sorted(words)] as const]
    })
    expect(found.length).toBeGreaterThan(70)
    const lists = Object.fromEntries(found)
    for (const name of databaseOnly) delete lists[name]
    expect(lists).toEqual(
      Object.fromEntries(Object.entries(sharedLists).map(([name, list]) => [name, sorted(list)])),
    )
    expect(
      databaseOnly.filter((name) => name in sharedLists || !found.some(([one]) => one === name)),
    ).toEqual([])
  })
})

describe('a longest text', () => {
  it.each([
    ['saved_views', 'name', longestViewName],
    ['saved_views', 'search', longestSearch],
    ['mail_settings', 'from_address', maxEmailLength],
    ['mail_settings', 'reply_to', maxEmailLength],
    ['mail_settings', 'confirmed_address', maxEmailLength],
    ['pages', 'code', longestContentCode],
    ['templates', 'name', longestContentCode],
    ['cms_content', 'location', longestContentCode],
    ['pages', 'html', longestHtml],
    ['templates', 'html', longestHtml],
    ['cms_content', 'html', longestHtml],
    ['blog_posts', 'html', longestHtml],
    ['legal_drafts', 'html', longestHtml],
  ])('of %s.%s is the same', async (table, column, most) => {
    const limit = new RegExp(`length\\(${column}\\) <= (\\d+)`)
    const found = (await checks()).flatMap((check) =>
      check.table === table ? (limit.exec(check.text)?.[1] ?? []) : [],
    )
    expect(found).toEqual([String(most)])
  })
})

test('a change of account may go from state to state as the domain says', () => {
  const text = definitionOf('guard_bank_change')
  const pairs = [...text.matchAll(/\('(\w+)', '(\w+)'\)/g)].map(([, from, to]) => `${from} ${to}`)
  const ids = states.cambio_cuenta.map(({ id }) => id)
  const allowed = ids.flatMap((from) =>
    ids.flatMap((to) => (mayBankChangeBecome(from, to) ? [`${from} ${to}`] : [])),
  )
  expect(sorted(pairs)).toEqual(sorted(allowed))
  const closed = tables.flatMap(({ text: own }) => [
    ...own.matchAll(/\(closed_at is not null\) = \(estado in \(([^)]*)\)\)/g),
  ])
  const ended = ids.filter((id) => !isBankChangeOpen(id))
  expect(closed.map(([, list = '']) => list.replaceAll("'", '').split(', '))).toEqual([ended])
})

test('hours of a rule of bank accounts or masters are written in its function alone', () => {
  const own = [...tables, ...tableFunctions, ...functions].filter(({ path }) =>
    /^(?:bank-accounts|users)\//.test(path),
  )
  expect(own.length).toBeGreaterThan(10)
  expect(own.filter(({ text }) => /interval '\d+ hours'/.test(text)).map(({ path }) => path)).toEqual([])
})

test('days for which something is kept are the same', () => {
  expect(new Set(numbersIn('watchers_of', /interval '(\d+) days'/g))).toEqual(new Set([formerMasterDays]))
  expect(numbersIn('sweep_mails', /interval '(\d+) days'/g)).toEqual([boundsOf('conservacion_correos').max])
  expect(numbersIn('sweep_retention', /days < (\d+)/g)).toEqual([boundsOf('conservacion_auditoria').min])
  // An export's row remains listed for a month after its file.
  expect(numbersIn('sweep_downloads', /interval '(\d+) days'/g)).toEqual([keptDays + 30])
})

test('the steps of the ageing are the same', () => {
  const file = functions.find(({ path }) => path === 'reports/views.sql')
  const steps = [...(file?.text ?? '').matchAll(/d\.dias <= (\d+) then '(\w+)'/g)].map(([, to, id]) => ({
    id,
    to: Number(to),
  }))
  expect(steps).toEqual(ageingBuckets.slice(0, -1).map(({ id, to }) => ({ id, to })))
})
