import { createRequire } from 'node:module'
import { join } from 'node:path'
import { folderCycles } from './folder-cycles.ts'
import { floorFaults } from './module-floors.ts'
import { ROOT, sourceFiles } from './workspace.ts'
import { assertKnownConditions, rulesFor, type BoundaryRule } from './boundary-rules.ts'
import { readImportGraph, type SourceFile } from './import-graph.ts'

/** What the boundary check found: how many modules it saw, and one line for each fault. */
export type BoundaryReport = { modules: number; faults: string[] }

/**
 * Checks who imports whom against `.dependency-cruiser.cjs`. A source file that was not read is a fault, too: a check
 * that looks at nothing would pass.
 */
export function checkBoundaries(
  root = ROOT,
  sources = sourceFiles(root),
  graph = readImportGraph(root),
): BoundaryReport {
  const configuration: { forbidden: BoundaryRule[] } = createRequire(import.meta.url)(
    join(ROOT, '.dependency-cruiser.cjs'),
  )
  const rules = configuration.forbidden
  assertKnownConditions(rules)
  const circular = rules.find(({ to }) => to.circular)
  return {
    modules: graph.length,
    faults: [
      ...unseen(sources, graph),
      ...graph.flatMap((file) => violations(rules, file)),
      ...(circular ? cycles(graph).map((cycle) => `${cycle}: ${circular.name}`) : []),
      ...reachingOver(graph),
      ...folderCycles(graph),
      ...floorFaults(graph),
    ],
  }
}

function unseen(sources: string[], graph: SourceFile[]): string[] {
  const seen = new Set(graph.filter(({ parseErrors }) => parseErrors.length === 0).map(({ path }) => path))
  return sources
    .filter((path) => !seen.has(path))
    .map((path) => `${path}: the boundary check did not see this file`)
}

function violations(rules: BoundaryRule[], { path, imports }: SourceFile): string[] {
  const concerned = rulesFor(rules, path)
  return imports.flatMap((imported) =>
    concerned.flatMap((ruleBroken) => {
      const name = ruleBroken(imported)
      return name === undefined ? [] : [`${path} → ${imported.resolved ?? imported.specifier}: ${name}`]
    }),
  )
}

/** Every cycle of imports once, written as the way round; found by a depth-first walk. */
function cycles(graph: SourceFile[]): string[] {
  const files = new Map(graph.map((file) => [file.path, file]))
  const done = new Set<string>()
  const way: string[] = []
  const onWay = new Set<string>()
  const found: string[] = []
  const visit = (path: string) => {
    if (onWay.has(path)) found.push([...way.slice(way.indexOf(path)), path].join(' → '))
    const file = files.get(path)
    if (file === undefined || done.has(path)) return
    done.add(path)
    way.push(path)
    onWay.add(path)
    for (const { resolved } of file.imports) if (resolved !== undefined) visit(resolved)
    way.pop()
    onWay.delete(path)
  }
  for (const { path } of graph) visit(path)
  return found
}

/** Members are imported by name (`@enlace/…`), so that package.json tells who needs whom; no rule can see the spelling. */
function reachingOver(graph: SourceFile[]): string[] {
  const memberOf = (path: string) => /^(apps|packages)\/[^/]+/.exec(path)?.[0]
  return graph.flatMap(({ path, imports }) =>
    imports
      .filter(
        ({ specifier, resolved }) => specifier.startsWith('.') && memberOf(resolved ?? '') !== undefined,
      )
      .filter(({ resolved }) => memberOf(path) !== undefined && memberOf(path) !== memberOf(resolved ?? ''))
      .map(({ resolved }) => `${path} → ${resolved}: members-by-name`),
  )
}
