import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seconds, stopwatch } from './stopwatch.ts'
import { ROOT, filesBelow } from './workspace.ts'

/** What the portal is made of: a change in any of these, or in the locked dependencies, asks for a new build. */
const INGREDIENTS = [
  'apps/portal',
  'packages/ui',
  'packages/contract',
  'packages/domain',
  'packages/api-client',
]
const PORTAL = join(ROOT, 'apps', 'portal')
const STAMP = join(PORTAL, 'dist', '.stamp')

/** The bundle by which the server renders the first HTML; it loads it by this path and never imports the portal. */
export const RENDER_BUNDLE = join(PORTAL, 'dist', 'render.js')

/**
 * Builds the portal (what browsers load, and the server's render bundle) when its sources changed since the last build.
 * Answers whether it built; with nothing changed it only reads the sources.
 */
export async function buildIfStale(logLevel: 'warn' | 'error' = 'warn'): Promise<boolean> {
  const stamp = fingerprint()
  if (existsSync(STAMP) && existsSync(RENDER_BUNDLE) && readFileSync(STAMP, 'utf8') === stamp) return false
  // A build that breaks off leaves no stamp behind, so the next one starts over.
  rmSync(STAMP, { force: true })
  await buildForProduction(logLevel)
  if (!existsSync(RENDER_BUNDLE))
    throw new Error('The portal was built without its render bundle dist/render.js.')
  writeFileSync(STAMP, stamp)
  return true
}

/** Whatever NODE_ENV the caller has (a test's, a developer's), what is built is what people get. */
async function buildForProduction(logLevel: 'warn' | 'error'): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    const { createBuilder } = await import('vite')
    const builder = await createBuilder({ root: PORTAL, logLevel, mode: 'production' })
    await builder.buildApp()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const sources = INGREDIENTS.flatMap((folder) => filesBelow(ROOT, folder)).filter(
    (path) => !path.includes('.test.'),
  )
  for (const path of ['package-lock.json', 'scripts/build.ts', ...sources])
    hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

if (process.argv[1] === import.meta.filename) {
  const sinceStart = stopwatch()
  const wasBuilt = await buildIfStale()
  console.log(`The portal ${wasBuilt ? 'was built' : 'is up to date'} (${seconds(sinceStart())}).`)
}
