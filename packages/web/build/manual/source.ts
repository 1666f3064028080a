import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { HelpEntry } from '../../src/help/page.ts'

const CONTRACT = join(import.meta.dirname, '..', '..', '..', 'contract', 'src')

/** The paths of an application's screens, by their names. */
export type ScreenPaths = Readonly<Record<string, { pattern: `/${string}` }>>

/** A page of the manual as it is written: what is known of it, and its Markdown. */
export type ManualSource = { entry: HelpEntry & { order: number }; markdown: string }

const fields = ['title', 'summary', 'topic', 'order', 'screens', 'words'] as const

/** Reads the head of a page, lines of `name: value` between two lines of dashes. @throws Error that names the page and the fault. */
export function readSource(slug: string, text: string, paths: ScreenPaths): ManualSource {
  const [, head, markdown] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? []
  if (head === undefined || markdown === undefined) throw new Error(`${slug}.md has no head`)
  const given = new Map(
    head.split('\n').map((line) => {
      const [name = '', value = ''] = line.split(/:\s*(.*)/s)
      return [name, value] as const
    }),
  )
  for (const name of given.keys())
    if (!fields.some((field) => field === name)) throw new Error(`${slug}.md: no such field: ${name}`)
  const valueOf = (name: (typeof fields)[number]) => {
    const value = given.get(name)
    if (value === undefined || value === '') throw new Error(`${slug}.md: ${name} is missing`)
    return value
  }
  const entry = {
    slug,
    title: valueOf('title'),
    summary: valueOf('summary'),
    topic: valueOf('topic'),
    order: Number(valueOf('order')),
    screens: partsOf(valueOf('screens')).map((name) => screenOf(slug, name, paths).pattern),
    words: partsOf(valueOf('words')),
  }
  if (!Number.isInteger(entry.order)) throw new Error(`${slug}.md: order is no number`)
  return { entry, markdown }
}

/** A screen by the name of its path. @throws Error where the application has none of that name. */
export function screenOf(slug: string, name: string, paths: ScreenPaths): { pattern: `/${string}` } {
  const path = paths[name]
  if (!path) throw new Error(`${slug}.md: no such screen: ${name}`)
  return path
}

const partsOf = (list: string) => list.split(',').map((part) => part.trim())

const placeholder = /\{([\w/-]+):([\w.-]+)\}/g

/** Every place of a text that refers to a text of the product, as `{sign-in/login:loginTexts.submit}`. */
export function placeholdersIn(markdown: string): { whole: string; file: string; key: string }[] {
  return [...markdown.matchAll(placeholder)].map(([whole, file = '', key = '']) => ({ whole, file, key }))
}

/**
 * The texts that a page refers to: of `{folder:constant.key}` the key of the constant in the folder's `texts.ts`, or in a
 * file of texts that is named. @throws Error where there is none, or where it has gaps to be filled.
 */
export async function readLabels(slug: string, markdown: string): Promise<ReadonlyMap<string, string>> {
  const labels = new Map<string, string>()
  for (const { whole, file, key } of placeholdersIn(markdown)) {
    const path = [`${file}/texts.ts`, `${file}.ts`].find((name) => existsSync(join(CONTRACT, name)))
    if (path === undefined) throw new Error(`${slug}.md: ${whole}: no file of texts ${file}`)
    const texts: unknown = await import(join(CONTRACT, path))
    const text = key.split('.').reduce<unknown>((value, name) => partOf(value, name), texts)
    if (typeof text !== 'string') throw new Error(`${slug}.md: ${whole} is no text`)
    if (/[{}]/.test(text)) throw new Error(`${slug}.md: ${whole} has gaps: ${text}`)
    labels.set(whole, text)
  }
  return labels
}

function partOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined
}
