import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../chromium.ts'
import { type DemoProduct, withDemo } from '../demo-product.ts'
import type { Counts } from '../outcome.ts'
import { seconds, stopwatch } from '../stopwatch.ts'
import { ROOT } from '../workspace.ts'
import { compareScreens, type Difference, type Pictures } from './compare.ts'
import { defaultReference, withFormerState } from './former-state.ts'
import { type Screen, screens } from './list.ts'
import { photograph } from './photograph.ts'

/**
 * `npm run screens -- [REF] [--report FILE]`: names the screens of the working tree that are not what they are at REF, to
 * the pixel. FILE gets the counts for the stage of `npm test`.
 */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { report: { type: 'string' } } })
const reference = positionals[0] ?? defaultReference()

type Comparison = { before: Pictures; after: Pictures; differences: readonly Difference[] }

const LONG_CALM = 6000
const FOLDER = join(ROOT, 'test-results', 'screens')
const sinceStart = stopwatch()
const browser = await chromium.launch({ executablePath: await ensureChromium() })
try {
  // One after the other is started, because both at once take longer than the database may where others work, too.
  await withFormerState(reference, (folder) =>
    withDemo(folder, (former) => withDemo(ROOT, (current) => compareStates(former, current))),
  )
} finally {
  await browser.close()
}

/** A busy machine draws late parts late: what differs is looked at once more, after a longer wait. */
async function compareStates(former: DemoProduct, current: DemoProduct): Promise<void> {
  const take = async (some: readonly Screen[], calm?: number) => {
    const [before, after] = await Promise.all([
      photograph(browser, former, some, calm),
      photograph(browser, current, some, calm),
    ])
    const names = some.map(({ name }) => name)
    return { before, after, differences: compareScreens(names, before, after) }
  }
  const first = await take(screens)
  const doubtful = screens.filter(({ name }) => first.differences.some((one) => one.name === name))
  report(doubtful.length === 0 ? first : await take(doubtful, LONG_CALM))
}

function report({ before, after, differences }: Comparison): void {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  for (const { name, reason, diff } of differences) {
    console.log(`${name}: ${reason}`)
    const pictures = { before: before.get(name), after: after.get(name), diff }
    for (const [kind, picture] of Object.entries(pictures))
      if (picture) writeFileSync(join(FOLDER, `${name}-${kind}.png`), picture)
  }
  const time = seconds(sinceStart())
  console.log(`${differences.length} of ${screens.length} screens differ from ${reference} (${time}).`)
  process.exitCode = differences.length === 0 ? 0 : 1
  const counts: Counts = {
    passed: screens.length - differences.length,
    failed: differences.length,
    skipped: 0,
  }
  if (values.report !== undefined) writeFileSync(values.report, JSON.stringify(counts))
}
