import { join } from 'node:path'
import type { Plugin } from 'vite'

/** What takes the place of the bundler's own loader. */
const loader = join(import.meta.dirname, '../../ui/src/core/arrived.ts')

/** Has every `import()` begin once its files are in the browser's cache. */
export function arrivedImports(): Plugin {
  return {
    name: 'arrived-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        if (!code.includes('export const __vitePreload'))
          return this.error('The bundler calls its loader by another name')
        return { code: `export { arrived as __vitePreload } from ${JSON.stringify(loader)}`, map: null }
      },
    },
  }
}
