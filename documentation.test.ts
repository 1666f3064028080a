import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT, filesBelow } from './scripts/workspace.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const files = filesBelow(ROOT, '')

/** What a record of a decision misses of docs/decisions/README.md, one line a fault. */
function recordFaults(path: string, text: string): string[] {
  const lines = text.trimEnd().split('\n')
  const [title = '', , stated = ''] = lines
  const parts = lines.filter((line) => line.startsWith('## ')).map((line) => line.slice(3))
  const status = /^Date: \d{4}-\d{2}-\d{2} · Status: (accepted|superseded by \[[^\]]+\]\([a-z-]+\.md\))$/
  const order = /^Context, Decision, (Alternatives, )?Consequences$/
  return [
    ...(title.startsWith('# ') ? [] : [`${path}: no title`]),
    ...(status.test(stated) ? [] : [`${path}: no date and status in the third line`]),
    ...(order.test(parts.join(', ')) ? [] : [`${path}: its parts are ${parts.join(', ')}`]),
    ...(lines.length <= 45 ? [] : [`${path}: ${lines.length} lines, more than a page`]),
    ...lines.flatMap((line, at) =>
      line.length > 130 && !line.startsWith('|') ? [`${path}:${at + 1}: ${line.length} characters`] : [],
    ),
  ]
}

describe('a record of a decision', () => {
  const records = files.filter((path) => /^docs\/decisions\/(?!README)[^/]+\.md$/.test(path))

  test('has title, date, status, context, decision and consequences, in this order, on one page', () => {
    expect(records.length).toBeGreaterThan(60)
    expect(records.flatMap((path) => recordFaults(path, read(path)))).toEqual([])
  })

  test('stands in the index', () => {
    const index = [...read('docs/decisions/README.md').matchAll(/\]\(([a-z-]+\.md)\)/g)].map(
      ([, name = '']) => name,
    )
    expect(index.toSorted()).toEqual(records.map((path) => basename(path)).toSorted())
  })

  test('that misses a part or fills more than a page is found', () => {
    const record = (date: string, parts: string[]) =>
      `# Title\n\n${date} · Status: accepted\n\n${parts.map((part) => `## ${part}\n\nText.\n`).join('\n')}`
    const parts = ['Context', 'Decision', 'Consequences']
    expect(recordFaults('x.md', record('Date: 2026-11-21', parts))).toEqual([])
    expect(recordFaults('x.md', record('Some day', parts))).toHaveLength(1)
    expect(recordFaults('x.md', record('Date: 2026-11-21', ['Decision', 'Consequences']))).toHaveLength(1)
    expect(recordFaults('x.md', record('Date: 2026-11-21', parts) + 'More.\n'.repeat(45))).toHaveLength(1)
    expect(recordFaults('x.md', record('Date: 2026-11-21', parts) + 'x'.repeat(131))).toHaveLength(1)
  })
})

test('a link from one page of the documentation to another leads to it', () => {
  const pages = files.filter((path) => path.endsWith('.md'))
  const broken = pages.flatMap((path) =>
    [...read(path).matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => join(dirname(path), target))
      .filter((target) => !existsSync(join(ROOT, target)))
      .map((target) => `${path}: ${target}`),
  )
  expect(broken).toEqual([])
})
