import type { Plugin } from 'vite'

const stub = '\0no-link-component'
const names = ['Link', 'createLink', 'linkOptions', 'useLinkProps']

/**
 * Leaves the router's link component out of the browser's build (2 kB of every screen): links here are plain anchors,
 * which `follow-links.ts` hands to the router. Whoever uses the component all the same is told at once.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    resolveId(source, importer) {
      return source === './link.js' && importer?.includes('/@tanstack/react-router/') ? stub : undefined
    },
    load(id) {
      if (id !== stub) return undefined
      const refusal = `() => { throw new Error('Links are plain anchors: see follow-links.ts') }`
      return names.map((name) => `export const ${name} = ${refusal}`).join('\n')
    },
  }
}
