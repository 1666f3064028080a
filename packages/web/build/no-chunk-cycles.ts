import type { Plugin } from 'vite'

/**
 * Fails the build where chunks import each other: which of them runs first depends on which the page asks for first, and
 * what one takes from the other at its beginning is then undefined.
 */
export function noChunkCycles(): Plugin {
  return {
    name: 'no-chunk-cycles',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const imports = new Map<string, readonly string[]>()
      for (const [file, part] of Object.entries(bundle))
        if (part.type === 'chunk') imports.set(file, part.imports)
      const cycle = cycleIn(imports)
      if (cycle) throw new Error(`Chunks import each other: ${cycle.join(' → ')}`)
    },
  }
}

/** Files that import each other, from one of them back to it; nothing where there are none. */
export function cycleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const isDone = new Set<string>()
  const visit = (file: string, above: readonly string[]): string[] | undefined => {
    if (above.includes(file)) return [...above.slice(above.indexOf(file)), file]
    if (isDone.has(file)) return undefined
    for (const next of imports.get(file) ?? []) {
      const cycle = visit(next, [...above, file])
      if (cycle) return cycle
    }
    isDone.add(file)
    return undefined
  }
  for (const file of imports.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return undefined
}
