import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin } from 'vite'

const compress = promisify(brotliCompress)

/** Lays a `.br` beside every text that the browser loads, so that the server compresses nothing while it answers. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name))
      await Promise.all(names.map((name) => pack(join(dir, name))))
    },
  }
}

/** From here on the last percent costs anyone who builds seconds: dictionaries, which nobody waits for. */
const large = 300_000

async function pack(file: string) {
  const source = await readFile(file)
  const quality = source.length < large ? 11 : 9
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: source.length,
  }
  await writeFile(`${file}.br`, await compress(source, { params }))
}
