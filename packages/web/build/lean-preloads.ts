import type { Plugin } from 'vite'

type Chunk = { imports: readonly string[]; modules: readonly string[] }

/** Which chunks have come before another imports anything, by what they are made of. */
type Before = readonly (readonly [importing: RegExp, present: RegExp])[]

/**
 * Leaves out of the lists of files that an `import()` asks for beside its own what is there by then: what the importing
 * chunk needs itself, and what has come before it (`before`). Names of files do not compress: lists of thirty files weigh
 * as much as the parts that they lead to.
 */
export function leanPreloads(before: Before = []): Plugin {
  const chunks = new Map<string, Chunk>()
  const neededBy = (file: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(file)) return found
    found.add(file)
    for (const next of chunks.get(file)?.imports ?? []) neededBy(next, found)
    return found
  }
  const has = (file: string, part: RegExp) =>
    chunks.get(file)?.modules.some((module) => part.test(module)) === true
  const presentIn = (host: string) => {
    const present = new Set(neededBy(host))
    for (const [importing, other] of before) {
      if (!has(host, importing)) continue
      for (const file of chunks.keys()) if (has(file, other)) neededBy(file, present)
    }
    return present
  }
  return {
    name: 'lean-preloads',
    apply: 'build',
    enforce: 'pre',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies(file, files, { hostId }) {
            const present = presentIn(hostId)
            return files.filter((other) => other !== file && !present.has(other))
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const [file, part] of Object.entries(bundle))
          if (part.type === 'chunk') chunks.set(file, { imports: part.imports, modules: part.moduleIds })
      },
    },
  }
}
