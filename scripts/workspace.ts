import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The repository's root folder. */
export const ROOT = join(import.meta.dirname, '..')

/** Where Node keeps what it compiled, so that the processes of a test run load a program in half the time. */
export const COMPILED = join(ROOT, 'node_modules', '.cache', 'compiled')

/** The folders at the root that hold code of ours. */
export const CODE_FOLDERS = ['apps', 'packages', 'scripts', 'e2e', 'bench', 'faults', 'cluster', 'attack']

const SKIPPED = new Set(['node_modules', 'dist', 'data', 'coverage', 'test-results', 'playwright-report'])

/** Every file below a folder, as paths from the root with forward slashes, in order; built things are left out. */
export function filesBelow(root: string, folder: string): string[] {
  const found: string[] = []
  const walk = (relative: string) => {
    const entries = readdirSync(join(root, relative), { withFileTypes: true })
    for (const entry of entries.toSorted((a, b) => a.name.localeCompare(b.name))) {
      const path = relative === '' ? entry.name : `${relative}/${entry.name}`
      if (entry.isDirectory() && !SKIPPED.has(entry.name) && !entry.name.startsWith('.')) walk(path)
      // In a linked work tree git's folder is a file.
      else if (entry.isFile() && entry.name !== '.git') found.push(path)
    }
  }
  walk(folder)
  return found
}

/** Every TypeScript source of the workspace, tests included. */
export function sourceFiles(root = ROOT): string[] {
  const present = new Set(readdirSync(root))
  return CODE_FOLDERS.filter((folder) => present.has(folder))
    .flatMap((folder) => filesBelow(root, folder))
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
}
