import { createRequire, registerHooks } from 'node:module'
import { join } from 'node:path'
import type { IConfiguration, ICruiseResult } from 'dependency-cruiser'
import { folderCycles } from './folder-cycles.ts'
import { floorFaults } from './module-floors.ts'
import { CODE_FOLDERS, ROOT, sourceFiles } from './workspace.ts'

/** What the boundary check found: how many modules it saw, and one line for each fault. */
export type BoundaryReport = { modules: number; faults: string[] }

/**
 * Checks who imports whom against `.dependency-cruiser.cjs`. A source file that the cruise did not see is a fault, too:
 * a check that looks at nothing would pass.
 */
export async function checkBoundaries(root = ROOT, sources = sourceFiles(root)): Promise<BoundaryReport> {
  const { cruise } = await loadCruiser()
  const configuration: IConfiguration = createRequire(import.meta.url)(join(ROOT, '.dependency-cruiser.cjs'))
  const { enhancedResolveOptions, ...options } = configuration.options ?? {}
  const folders = CODE_FOLDERS.filter((folder) => sources.some((path) => path.startsWith(`${folder}/`)))
  const { output } = await cruise(
    folders,
    { ...options, baseDir: root, validate: true, ruleSet: { forbidden: configuration.forbidden ?? [] } },
    enhancedResolveOptions,
  )
  if (typeof output === 'string')
    throw new Error('dependency-cruiser answered with text instead of its result')
  return {
    modules: output.modules.length,
    faults: [
      ...unseen(sources, output),
      ...violations(output),
      ...reachingOver(output),
      ...folderCycles(output.modules),
      ...floorFaults(output.modules),
    ],
  }
}

/**
 * Loads dependency-cruiser with the TypeScript that has a compiler API. It looks for `typescript`, which here is
 * version 7 and has none; then it would see no module at all and find nothing wrong.
 */
async function loadCruiser() {
  const hook = registerHooks({
    resolve: (specifier, context, next) =>
      context.parentURL?.includes('/node_modules/dependency-cruiser/') && /^typescript(\/|$)/.test(specifier)
        ? next(specifier.replace('typescript', 'typescript-for-tools'), context)
        : next(specifier, context),
  })
  const cruiser = await import('dependency-cruiser')
  // Its transpilers load late, with the first cruise: the hook stays.
  void hook
  return cruiser
}

function unseen(sources: string[], output: ICruiseResult): string[] {
  const seen = new Set(output.modules.map((module) => module.source))
  return sources
    .filter((path) => !seen.has(path))
    .map((path) => `${path}: the boundary check did not see this file`)
}

function violations(output: ICruiseResult): string[] {
  return output.summary.violations.map(({ from, to, rule, cycle }) => {
    const path = cycle ? cycle.map((step) => step.name).join(' → ') : to
    return `${from} → ${path}: ${rule.name}`
  })
}

/** Members are imported by name (`@enlace/…`), so that package.json tells who needs whom; no rule can see the spelling. */
function reachingOver(output: ICruiseResult): string[] {
  const memberOf = (path: string) => /^(apps|packages)\/[^/]+/.exec(path)?.[0]
  return output.modules.flatMap(({ source, dependencies }) =>
    dependencies
      .filter(({ module, resolved }) => module.startsWith('.') && memberOf(resolved) !== undefined)
      .filter(({ resolved }) => memberOf(source) !== undefined && memberOf(source) !== memberOf(resolved))
      .map(({ resolved }) => `${source} → ${resolved}: members-by-name`),
  )
}
