import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

type Manifest = Record<string, { file: string; css?: string[]; assets?: string[] }>

/** Keeps the files of the build before this one: a page that is open in a browser still asks for them. */
export function keepPrevious(): Plugin {
  let previous: string[] = []
  let folder = ''
  return {
    name: 'keep-previous',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      folder = join(config.root, config.environments['client']?.build.outDir ?? '')
    },
    async buildStart() {
      const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => '{}')
      // Our own last build wrote it.
      const manifest = JSON.parse(text) as Manifest
      previous = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
        file,
        ...css,
        ...assets,
      ])
    },
    async writeBundle(_, bundle) {
      const kept = new Set([...previous, ...Object.keys(bundle)])
      const names = await readdir(join(folder, 'assets'))
      const gone = names.filter((name) => !kept.has(`assets/${name.replace(/\.br$/, '')}`))
      await Promise.all(gone.map((name) => rm(join(folder, 'assets', name))))
    },
  }
}
