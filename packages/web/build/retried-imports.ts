import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** The module whose `retried` wraps each import. */
const chunk = /\/packages\/ui\/src\/core\/chunk\.ts$/

/**
 * Wraps every `import()` of the product in `retried`, so that each part is asked for several times before anything
 * fails, without its name at every place that loads something.
 */
export function retriedImports(): Plugin {
  return {
    name: 'retried-imports',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/(apps\/(portal|backoffice)|packages\/(web|ui))\/src\/.*\.tsx?$/, code: /\bimport\(/ },
      async handler(code, id) {
        if (chunk.test(id)) return null
        const imports: Node[] = []
        collect(this.parse(code), imports)
        if (imports.length === 0) return null
        const resolved = await this.resolve('@enlace/ui/core/chunk.ts', id)
        if (!resolved) return this.error('The module that retries imports was not found')
        let wrapped = code
        // From the last to the first: an import inside another's callback keeps its place.
        for (const { start, end } of imports.toSorted((one, other) => other.start - one.start))
          wrapped = `${wrapped.slice(0, start)}retried$(() => ${wrapped.slice(start, end)})${wrapped.slice(end)}`
        return {
          code: `import { retried as retried$ } from ${JSON.stringify(resolved.id)}\n${wrapped}`,
          map: null,
        }
      },
    },
  }
}

function collect(node: unknown, imports: Node[]): void {
  if (Array.isArray(node)) for (const part of node) collect(part, imports)
  if (!isNode(node)) return
  if (node.type === 'ImportExpression') imports.push(node)
  for (const part of Object.values(node)) collect(part, imports)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
