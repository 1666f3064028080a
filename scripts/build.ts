import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
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

/**
 * Builds in a process of its own, because the builder keeps hundreds of megabytes that a server would hold for its whole life.
 * Whatever NODE_ENV the caller has (a test's, a developer's), what is built is what people get.
 * @throws Error with what the builder said.
 */
async function buildForProduction(root: string, logLevel: 'warn' | 'error'): Promise<void> {
  const builder = fork(import.meta.filename, [root, logLevel], {
    execArgv: [],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  let reason = ''
  builder.on('message', (said) => typeof said === 'string' && (reason = said))
  const [code, signal] = await once(builder, 'exit')
  if (code !== 0) throw new Error(reason || `The build of ${root} ended with ${String(signal ?? code)}.`)
}

async function buildInThisProcess(root: string, logLevel: 'warn' | 'error'): Promise<void> {
  try {
    const { createBuilder } = await import('vite')
    const builder = await createBuilder({ root, logLevel, mode: 'production' })
    await builder.buildApp()
  } catch (fault) {
    process.send?.(fault instanceof Error ? fault.message : String(fault))
    process.exitCode = 1
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

const [, file, root, logLevel] = process.argv
if (file === import.meta.filename && root !== undefined && process.send) {
  await buildInThisProcess(root, logLevel === 'error' ? 'error' : 'warn')
  process.disconnect()
} else if (file === import.meta.filename) {
  const sinceStart = stopwatch()
  const built = await buildIfStale()
  console.log(
    `${built.length > 0 ? `Built: ${built.join(', ')}` : 'Everything is built'} (${seconds(sinceStart())}).`,
  )
}
