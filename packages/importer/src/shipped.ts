import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ImportFault } from './core/findings/import-fault.ts'
import type { Mapping } from './core/mapping/mapping.ts'
import { readMapping } from './core/mapping/read-mapping.ts'

const mappings = fileURLToPath(new URL('../mappings', import.meta.url))
const fixtures = fileURLToPath(new URL('../fixtures', import.meta.url))

/** The sources whose mapping is included in the product. */
export async function shippedSources(): Promise<string[]> {
  const names = await readdir(mappings)
  return names.filter((name) => name.endsWith('.json')).map((name) => name.slice(0, -'.json'.length))
}

/**
 * The included mapping of a source.
 * @throws ImportFault `source-unknown` if there is none.
 */
export async function shippedMapping(source: string): Promise<Mapping> {
  const known = await shippedSources()
  if (!known.includes(source)) {
    throw new ImportFault('source-unknown', { source, known: known.join(', ') })
  }
  return readMappingFile(join(mappings, `${source}.json`))
}

/**
 * A mapping from a file of the company's own.
 * @throws ImportFault if it is missing or not a mapping.
 */
export async function readMappingFile(path: string): Promise<Mapping> {
  const text = await readFile(path, 'utf8').catch((fault: unknown) => {
    throw new ImportFault('file-missing', { file: path }, fault)
  })
  try {
    return readMapping(JSON.parse(text))
  } catch (fault) {
    if (fault instanceof SyntaxError) throw new ImportFault('mapping-invalid', { place: path }, fault)
    throw fault
  }
}

/** The folder of a source's example files that are included in the product. */
export function sampleFolder(source: string): string {
  return join(fixtures, source)
}
