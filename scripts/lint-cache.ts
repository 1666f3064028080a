import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, readCache, writeCache } from './check-cache.ts'
import { closureHashes, type SourceFile } from './import-graph.ts'
import { filesBelow, ROOT } from './workspace.ts'

/** What of the workspace has to be linted, and how to remember that it passed. */
export type LintPlan = { files: string[]; all: number; keep: () => void }

/**
 * Plans the lint: a file that passed stays passed as long as neither its text changed nor any text that it imports,
 * however far, nor a rule, a compiler option, a declaration of globals or a dependency.
 */
export function planLint(graph: SourceFile[]): LintPlan {
  const surroundings = hashOf([...settings(), ...declarations(graph)].join('\n'))
  const hashes = [...closureHashes(graph)].map(([path, hash]) => ({
    path,
    hash: hashOf(surroundings + hash),
  }))
  const kept = readCache('lint')
  const passed = new Set<unknown>(Array.isArray(kept) ? kept : [])
  return {
    files: hashes.filter(({ hash }) => !passed.has(hash)).map(({ path }) => path),
    all: hashes.length,
    keep: () =>
      writeCache(
        'lint',
        hashes.map(({ hash }) => hash),
      ),
  }
}

/** The texts of everything that decides how a file is linted. */
function settings(): string[] {
  const paths = ['', 'apps', 'packages', 'e2e']
    .flatMap((folder) => (folder === '' ? ['package-lock.json', '.oxlintrc.json'] : filesBelow(ROOT, folder)))
    .filter((path) => /(^|\/)(package(-lock)?|tsconfig[^/]*|\.oxlintrc)\.json$/.test(path))
  const atRoot = ['tsconfig.json', 'tsconfig.base.json', 'tsconfig.browser.json', 'package.json']
  return [...paths, ...atRoot, ...filesBelow(ROOT, 'scripts/lint')].map((path) =>
    hashOf(`${path}\n${readFileSync(join(ROOT, path), 'utf8')}`),
  )
}

function declarations(graph: SourceFile[]): string[] {
  return graph.filter(({ path }) => path.endsWith('.d.ts')).map(({ hash }) => hash)
}
