import { readdir, readFile } from 'node:fs/promises'
import { createHash } from 'node:crypto'

/** The bytes of the papers that the demo's people sent and its company offers, by their SHA-256. */
export async function readDemoPapers(): Promise<Map<string, Buffer>> {
  const folder = new URL('../papers/', import.meta.url)
  const names = await readdir(folder)
  const papers = await Promise.all(names.map((name) => readFile(new URL(name, folder))))
  return new Map(papers.map((bytes) => [createHash('sha256').update(bytes).digest('hex'), bytes]))
}
