import type { Plugin } from 'vite'

/** What is replaced in the bundler's loader, and with what. */
const replaced: readonly (readonly [found: RegExp, by: string])[] = [
  // The file of the import itself is not among those beside it.
  [
    /let promise = Promise\.resolve\(\);/,
    'const own = /import\\(["\'`](.+?)["\'`]\\)/.exec(String(baseModule))?.[1];' +
      'deps = (deps ?? []).map((dep) => assetsURL(dep, importerUrl));' +
      'if (own) deps.push(assetsURL(own, importerUrl));$&',
  ],
  // What failed is asked for again.
  [/seen\[href\] = (?:void 0|undefined);(\s*throw err)/, 'delete seen[href];$1'],
  [/depString = assetsURL\(depString, importerUrl\);/, ''],
  [
    /if \(preloadedHrefs === void 0\)/,
    'if (!isCss) return fetch(dep.href).then((file) => file.ok ? file.arrayBuffer() : Promise.reject())' +
      '.catch(() => { throw new Error(`Failed to fetch dynamically imported module: ${dep.href}`) });$&',
  ],
]

/**
 * Has an `import()` begin once its files are in the browser's cache. Browsers remember for as long as a page lasts that
 * a module failed, imported or preloaded, and never ask for it again (Chromium since 150); a `fetch` may be tried as
 * often as needed, which `retriedImports` does.
 */
export function arrivedImports(): Plugin {
  return {
    name: 'arrived-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler(code) {
        let changed = code
        for (const [found, by] of replaced) {
          if (!found.test(changed)) return this.error(`The bundler's loader has changed: ${found.source}`)
          changed = changed.replace(found, by)
        }
        return { code: changed, map: null }
      },
    },
  }
}
