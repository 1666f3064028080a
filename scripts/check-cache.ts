import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './workspace.ts'

/** Where the checks keep what they know from the last time; it may be removed at any time. */
export const CACHE = join(ROOT, 'node_modules', '.cache', 'enlace-check')

/** What was kept under a name; undefined when there is nothing, or nothing that can be read. */
export function readCache(name: string): unknown {
  const path = join(CACHE, `${name}.json`)
  try {
    return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

/** Keeps something under a name; two runs at once leave the one or the other, never half of each. */
export function writeCache(name: string, value: unknown): void {
  mkdirSync(CACHE, { recursive: true })
  const path = join(CACHE, `${name}.json`)
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, JSON.stringify(value))
  renameSync(draft, path)
}

/** A short name of a text: the same for the same text only. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
