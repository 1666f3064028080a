import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { ROOT } from './workspace.ts'

const MANIFEST = { type: 'module', exports: { './*': './src/*' }, dependencies: { kysely: '*', zod: '*' } }

/** A workspace in a temporary folder, made of a few files, for tests of the checks; `remove` takes it away again. */
export type PlantedWorkspace = { root: string; remove: () => void }

/**
 * Plants a small workspace: each file by its path from the root and its text. Its members import each other by their
 * real names, and what the real workspace has installed is there, too.
 */
export function plantWorkspace(files: Record<string, string>): PlantedWorkspace {
  const root = mkdtempSync(join(tmpdir(), 'enlace-planted-'))
  for (const [path, text] of Object.entries(files)) plant(root, path, text)
  for (const member of membersOf(Object.keys(files))) {
    const name = `@enlace/${member.split('/')[1]}`
    plant(root, `${member}/package.json`, JSON.stringify({ ...MANIFEST, name }))
    link(join(root, member), join(root, 'node_modules', name))
  }
  for (const installed of readdirSync(join(ROOT, 'node_modules')))
    if (installed !== '@enlace')
      link(join(ROOT, 'node_modules', installed), join(root, 'node_modules', installed))
  return { root, remove: () => rmSync(root, { recursive: true }) }
}

function membersOf(paths: string[]) {
  return new Set(
    paths.map((path) => /^(?:apps|packages)\/[^/]+/.exec(path)?.[0]).filter((member) => member !== undefined),
  )
}

function plant(root: string, path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

function link(target: string, path: string) {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path, 'junction')
}
