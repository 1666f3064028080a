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
export async function buildIfStale(): Promise<boolean> {
  const stamp = fingerprint()
  if (existsSync(STAMP) && existsSync(RENDER_BUNDLE) && readFileSync(STAMP, 'utf8') === stamp) return false
  // A build that breaks off leaves no stamp behind, so the next one starts over.
  rmSync(STAMP, { force: true })
  const { createBuilder } = await import('vite')
  const builder = await createBuilder({ root: PORTAL, logLevel: 'warn', mode: 'production' })
  await builder.buildApp()
  if (!existsSync(RENDER_BUNDLE))
    throw new Error('The portal was built without its render bundle dist/render.js.')
  writeFileSync(STAMP, stamp)
  return true
}

function fingerprint(): string {
  const hash = createHash('sha256')
  const sources = INGREDIENTS.flatMap((folder) => filesBelow(ROOT, folder)).filter(
    (path) => !path.includes('.test.'),
  )
  for (const path of ['package-lock.json', ...sources])
    hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

if (process.argv[1] === import.meta.filename) {
  const sinceStart = stopwatch()
  const wasBuilt = await buildIfStale()
  console.log(`The portal ${wasBuilt ? 'was built' : 'is up to date'} (${seconds(sinceStart())}).`)
}
