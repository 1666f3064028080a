import type { Plugin } from 'vite'

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** What of a call only the server and the documentation read: it checks what comes, and answers by the whitelist. */
const unread = new Set(['purpose', 'params', 'query', 'body', 'answer'])

/**
 * Leaves the schemas out of the contract's calls in the browser: the server has already applied them, and the login,
 * which needs no schema of its own, would load the whole of zod for them.
 */
export function leanCalls(): Plugin {
  return {
    name: 'lean-calls',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /\/packages\/contract\/src\/.*calls\.ts$/ },
      handler(code) {
        const cuts: Node[] = []
        collect(this.parse(code), cuts)
        // A module that only serves the calls of another under its own address defines none.
        if (cuts.length === 0 && code.includes('defineCall'))
          this.error('No call of the contract was recognised here')
        let lean = code
        for (const { start, end } of cuts.toSorted((one, other) => other.start - one.start))
          lean = lean.slice(0, start) + lean.slice(end).replace(/^\s*,/, '')
        return { code: lean, map: null }
      },
    },
  }
}

function collect(node: unknown, cuts: Node[]): void {
  if (Array.isArray(node)) for (const part of node) collect(part, cuts)
  if (!isNode(node)) return
  // The parser's tree is read structurally, as any visitor does.
  const call = node as Node & { callee?: { name?: string }; arguments?: { properties?: Property[] }[] }
  if (node.type === 'CallExpression' && call.callee?.name === 'defineCall')
    cuts.push(...(call.arguments?.[0]?.properties ?? []).filter(({ key }) => unread.has(key?.name ?? '')))
  else for (const part of Object.values(node)) collect(part, cuts)
}

type Property = Node & { key?: { name?: string } }

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}
