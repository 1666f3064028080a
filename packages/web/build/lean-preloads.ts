import type { Plugin } from 'vite'

type Chunk = { imports: readonly string[]; facade: string | null }

/**
 * Leaves out of the lists of files that an `import()` asks for beside its own what is asked for without it: what the
 * importing chunk needs itself, and what the first page lists of the places that its addresses lead to (`listed`). Names
 * of files do not compress: lists of thirty files weigh as much as the parts that they lead to. The others stay, because
 * a browser asks again for a file that a list named, but not for one that another script imported.
 */
export function leanPreloads(listed?: RegExp): Plugin {
  const chunks = new Map<string, Chunk>()
  const neededBy = (file: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(file)) return found
    found.add(file)
    for (const next of chunks.get(file)?.imports ?? []) neededBy(next, found)
    return found
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
            if (listed?.test(chunks.get(file)?.facade ?? '')) return []
            const present = neededBy(hostId)
            const wanted = files.filter((other) => !present.has(other))
            // The import asks for its own file at the same moment.
            return wanted.length > 1 ? wanted : wanted.filter((other) => other !== file)
          },
        },
      },
    }),
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        for (const [file, part] of Object.entries(bundle))
          if (part.type === 'chunk') chunks.set(file, { imports: part.imports, facade: part.facadeModuleId })
      },
    },
  }
}
