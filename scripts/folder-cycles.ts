import { dirname } from 'node:path'
import type { SourceFile } from './import-graph.ts'

/** What both checks of folders need of a source file: its path and what it imports, from the root. */
export type Importing = Pick<SourceFile, 'path'> & {
  imports: Pick<SourceFile['imports'][number], 'resolved'>[]
}

/**
 * The folders of one member that import each other in a circle, one line for each circle; no rule of the cruiser sees them, since
 * their files may well be free of cycles. The files that join a concept (`index.ts` and `feature.ts`
 * of the server, `feature.ts` of the browser applications) are places of their own above its folders.
 * Tests count for nothing: they may reach anywhere.
 */
export function folderCycles(files: readonly Importing[]): string[] {
  const graph = new Map<string, Map<string, string>>()
  for (const { path, imports } of files) {
    if (!isProduction(path)) continue
    const from = placeOf(path)
    const uses = graph.get(from) ?? new Map<string, string>()
    graph.set(from, uses)
    for (const { resolved } of imports) {
      if (resolved === undefined || !isProduction(resolved) || memberOf(resolved) !== memberOf(path)) continue
      const to = placeOf(resolved)
      if (to !== from && !uses.has(to)) uses.set(to, `${path} → ${resolved}`)
    }
  }
  return circlesOf(graph).map((circle) => {
    const edges = circle.flatMap((from) =>
      [...(graph.get(from) ?? [])].flatMap(([to, edge]) => (circle.includes(to) ? [edge] : [])),
    )
    return `${circle.toSorted().join(', ')} (${edges.toSorted().join('; ')}): folder-cycle`
  })
}

const memberOf = (path: string) => /^(?:apps|packages)\/[^/]+(?=\/src\/)/.exec(path)?.[0]
const isProduction = (path: string) =>
  memberOf(path) !== undefined && /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path)
const placeOf = (path: string) =>
  /^apps\/(?:server\/src\/modules|(?:portal|backoffice)\/src\/features)\/[^/]+\/(?:index|feature)\.ts$/.test(
    path,
  )
    ? path
    : dirname(path)

/** The strongly connected parts of a graph that have more than one node (Tarjan). */
function circlesOf(graph: ReadonlyMap<string, ReadonlyMap<string, unknown>>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const lower = (node: string, value: number) =>
    lowest.set(node, Math.min(lowest.get(node) ?? Infinity, value))
  const visit = (node: string) => {
    const place = order.size
    order.set(node, place)
    lowest.set(node, place)
    open.push(node)
    for (const next of graph.get(node)?.keys() ?? []) {
      if (!order.has(next)) {
        visit(next)
        lower(node, lowest.get(next) ?? Infinity)
      } else if (open.includes(next)) lower(node, order.get(next) ?? Infinity)
    }
    if (lowest.get(node) !== place) return
    const circle = open.splice(open.lastIndexOf(node))
    if (circle.length > 1) found.push(circle)
  }
  for (const node of graph.keys()) if (!order.has(node)) visit(node)
  return found
}
