import { createReadStream } from 'node:fs'
import { readFile, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Unzip, UnzipInflate } from 'fflate'
import type { Advisory } from './advisories.ts'

/**
 * The advisories (OSV) of what an operator brings: a folder, a ZIP as osv.dev publishes one for each ecosystem, a JSON file
 * with one or a list, or a line for each.
 * @throws naming the file that holds something else.
 */
export async function* readAdvisories(path: string): AsyncGenerator<Advisory> {
  if ((await stat(path)).isDirectory()) {
    for (const name of (await readdir(path)).toSorted())
      if (/\.(json|ndjson|jsonl|zip)$/i.test(name)) yield* readAdvisories(join(path, name))
  } else if (/\.zip$/i.test(path)) yield* zipped(path)
  else yield* parsed(await readFile(path, 'utf8'), path)
}

async function* zipped(path: string): AsyncGenerator<Advisory> {
  const texts: string[] = []
  const unzip = new Unzip((file) => {
    if (!/\.json$/i.test(file.name)) return
    const pieces: Uint8Array[] = []
    file.ondata = (fault, piece, isLast) => {
      if (fault) throw fault
      pieces.push(piece)
      if (isLast) texts.push(Buffer.concat(pieces).toString('utf8'))
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  // Piece by piece, and each advisory is forgotten when it was looked at: the archive of npm unpacks to gigabytes.
  for await (const piece of createReadStream(path)) {
    unzip.push(piece)
    for (const text of texts.splice(0)) yield* parsed(text, path)
  }
  unzip.push(new Uint8Array(), true)
  for (const text of texts) yield* parsed(text, path)
}

function parsed(text: string, path: string): Advisory[] {
  const held = asJson(text) ?? text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [asJson(line)]))
  const list: unknown[] = Array.isArray(held) ? held : [held]
  if (!list.every(isAdvisory))
    throw new Error(`${path} holds something that is no advisory in the OSV format.`)
  return list
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // Not one value; perhaps one on each line.
    return undefined
  }
}

function isAdvisory(value: unknown): value is Advisory {
  return typeof value === 'object' && value !== null && 'id' in value && 'modified' in value
}
