/** What the bundler tells of a module. */
export type ModuleGraph = {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null
}

/** What is drawn, said and called; schemas are found everywhere, but only before what is left unused is dropped. */
export const ours = new RegExp(
  [
    String.raw`/(apps/(portal|backoffice)|packages/(web|ui|domain|api-client))/src/`,
    String.raw`/packages/contract/src/.*/(([\w-]+-)?(texts|words|document|calls)|limits|line-problems|call-parts|description|related/kinds)\.ts$`,
    String.raw`/packages/contract/src/core/(fill|call|timing|problem-codes|patterns)\.ts$`,
    // What is known of the manual's pages without opening them.
    String.raw`/docs/manual/.*\?entry$`,
  ].join('|'),
)

const call = /\/packages\/contract\/src\/.*[/-]calls\.ts$/
const lostByCalls = /\/node_modules\/zod\/|\/packages\/contract\/src\/.*(schemas|values|list|json-text)\.ts$/

/**
 * The chunks that cannot do without a module: entries and parts loaded later, from which plain imports lead to it.
 * `entries` are those that no `import()` names.
 */
export function rootsOf(id: string, graph: ModuleGraph, entries: RegExp, seen = new Set<string>()): string[] {
  if (seen.has(id)) return []
  seen.add(id)
  const { importers, dynamicImporters } = graph.getModuleInfo(id) ?? { importers: [], dynamicImporters: [] }
  const isRoot = entries.test(id) || dynamicImporters.length > 0
  // The schemas of a call are left out of it (lean-calls): it does not need what they are made of.
  const needing = lostByCalls.test(id) ? importers.filter((importer) => !call.test(importer)) : importers
  return [...(isRoot ? [id] : []), ...needing.flatMap((importer) => rootsOf(importer, graph, entries, seen))]
}
