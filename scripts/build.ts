import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seconds, stopwatch } from './stopwatch.ts'
import { ROOT, filesBelow } from './workspace.ts'

/** What an application of the browser is made of besides its own folder; a change in any of these asks for a new build. */
const INGREDIENTS = [
  'packages/ui',
  'packages/web',
  'packages/contract',
  'packages/domain',
  'packages/api-client',
  'docs/manual',
]

/** An application of the browser, and a file without which its build is none. */
type Application = { folder: string; proof: string }

/** The bundle by which the server renders the first HTML; it loads it by this path and never imports the portal. */
export const RENDER_BUNDLE = join(ROOT, 'apps', 'portal', 'dist', 'render.js')

const applications: readonly Application[] = [
  { folder: 'apps/portal', proof: 'dist/render.js' },
  { folder: 'apps/backoffice', proof: 'dist/client/manifest.json' },
]

/**
 * Builds the applications of the browser (for the portal also the server's render bundle) whose sources changed since
 * their last build. Returns which it built; with nothing changed it only reads the sources.
 */
export async function buildIfStale(logLevel: 'warn' | 'error' = 'warn'): Promise<string[]> {
  const built: string[] = []
  for (const application of applications)
    if (await buildOneIfStale(application, logLevel)) built.push(application.folder)
  return built
}

async function buildOneIfStale({ folder, proof }: Application, logLevel: 'warn' | 'error'): Promise<boolean> {
  const root = join(ROOT, folder)
  const stampFile = join(root, 'dist', '.stamp')
  const stamp = fingerprint(folder)
  if (existsSync(stampFile) && existsSync(join(root, proof)) && readFileSync(stampFile, 'utf8') === stamp)
    return false
  // A build that breaks off leaves no stamp behind, so the next one starts over.
  rmSync(stampFile, { force: true })
  await buildForProduction(root, logLevel)
  if (!existsSync(join(root, proof))) throw new Error(`${folder} was built without its ${proof}.`)
  writeFileSync(stampFile, stamp)
  return true
}

/** Whatever NODE_ENV the caller has (a test's, a developer's), what is built is what people get. */
async function buildForProduction(root: string, logLevel: 'warn' | 'error'): Promise<void> {
  const before = process.env['NODE_ENV']
  process.env['NODE_ENV'] = 'production'
  try {
    const { createBuilder } = await import('vite')
    const builder = await createBuilder({ root, logLevel, mode: 'production' })
    await builder.buildApp()
  } finally {
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}

function fingerprint(folder: string): string {
  const hash = createHash('sha256')
  const sources = [folder, ...INGREDIENTS]
    .flatMap((part) => filesBelow(ROOT, part))
    .filter((path) => !path.includes('.test.'))
  for (const path of ['package-lock.json', 'scripts/build.ts', ...sources])
    hash.update(`${path}\0`).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex')
}

if (process.argv[1] === import.meta.filename) {
  const sinceStart = stopwatch()
  const built = await buildIfStale()
  console.log(
    `${built.length > 0 ? `Built: ${built.join(', ')}` : 'Everything is built'} (${seconds(sinceStart())}).`,
  )
}
