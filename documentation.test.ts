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
    [...read(path).matchAll(/\]\((?!https?:|#|mailto:|screen:)([^)#\s]+)[^)]*\)/g)]
      .map(([, target = '']) => join(dirname(path), target))
      .filter((target) => !existsSync(join(ROOT, target)))
      .map((target) => `${path}: ${target}`),
  )
  expect(broken).toEqual([])
})

/** A time or a rate as a figure: `44 s`, `1.9 ms`, `23 µs`, `1173/s`. Limits are written out (`20 seconds`). */
const figure = /\d (?:s|ms|µs)\b|\d\/s\b/

/** The parts of a page that state times of the product, each by the page's name and the part's heading. */
function timedParts(page: string, text: string): string[] {
  const withoutCode = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  return withoutCode
    .split(/^(?=##? )/m)
    .filter((part) => figure.test(part))
    .map((part) => `${page} | ${/^##? (.+)$/m.exec(part)?.[1] ?? ''}`)
}

/** What a row of the table of measurements misses: the date, and a command or file that exists. */
function measurementFaults(command: string, day: string): string[] {
  const [, named = ''] = /^`([^`]+)`$/.exec(command) ?? []
  const [, script, part] = /^npm run ([a-z]+)(?: -- (?:--)?([a-z-]+))?$/.exec(named) ?? []
  const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
  const runner = / (\S+\.ts)$/.exec(scripts[script ?? ''] ?? '')?.[1]
  const isPart =
    runner !== undefined &&
    (part === undefined ||
      files
        .filter((path) => path.endsWith('.ts') && path.startsWith(`${dirname(runner)}/`))
        .some((path) => new RegExp(`'(--)?${part}'`).test(read(path))))
  const isKnown = command === 'by hand' || (script ? isPart : named !== '' && files.includes(named))
  return [
    ...(isKnown ? [] : [`no command or file: ${command}`]),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(day) ? [] : [`no day: ${day}`]),
  ]
}

describe('a time that the documentation states', () => {
  const register = read('docs/benchmarks.md').split('## What measures each time again')[1] ?? ''
  const rows = [...register.matchAll(/^\| (\S+\.md) \| (.+?) \| (.+?) \| (.+?) \|$/gm)]
  // The specification states its limits; records of decisions have a date and the way of measuring in their text.
  const pages = files.filter((path) => /^(README|docs\/(?!specification)[^/]+)\.md$/.test(path))

  test('has a row with the command that measures it again and the day', () => {
    const stated = pages.flatMap((path) => timedParts(basename(path), read(path)))
    expect(stated.length).toBeGreaterThan(15)
    expect(rows.map(([, page, part]) => `${page} | ${part}`).toSorted()).toEqual(stated.toSorted())
    expect(rows.flatMap(([, , , command = '', day = '']) => measurementFaults(command, day))).toEqual([])
  })

  test('without command, day or row is found', () => {
    expect(timedParts('x.md', '# Title\n\nText.\n\n## Start\n\nReady in 44 s.\n')).toEqual(['x.md | Start'])
    expect(timedParts('x.md', '# Title\n\nAfter 20 seconds.\n\n```\nin 3 ms\n```\n')).toEqual([])
    expect(measurementFaults('`npm run bench -- list`', '2026-11-23')).toEqual([])
    expect(measurementFaults('`npm run bench -- nothing-like-it`', '2026-11-23')).toHaveLength(1)
    expect(measurementFaults('`npm run nothing`', 'lately')).toHaveLength(2)
    expect(measurementFaults('`e2e/journeys/nothing.journey.ts`', '2026-11-23')).toHaveLength(1)
  })
})
