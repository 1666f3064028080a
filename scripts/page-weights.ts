import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './workspace.ts'

/** What the build's manifest tells of a file. */
type Chunk = { file: string; name?: string; imports?: string[]; css?: string[]; isDynamicEntry?: boolean }
type Manifest = Readonly<Record<string, Chunk>>

/** What a place of the portal waits for before it is drawn, as brotli bodies, in bytes, and of how many files of scripts. */
export type PageWeight = { place: string; kind: PageKind; script: number; style: number; files: number }

/** The places that share a budget. */
export type PageKind = 'login' | 'list' | 'document' | 'visitor'

/**
 * The most that places of a kind may weigh, in kB of 1,000 bytes, and the most files of scripts: each is asked for and noted
 * by itself, and compresses by itself. They are what was reached, so that nothing is lost again by accident;
 * `docs/benchmarks.md` says what is wanted.
 */
const budgets: Readonly<Record<PageKind, { script: number; style: number; files: number }>> = {
  login: { script: 6, style: 1, files: 2 },
  list: { script: 110, style: 8, files: 14 },
  document: { script: 118.5, style: 8.5, files: 16 },
  visitor: { script: 106, style: 8.2, files: 21 },
}

/** The kinds of documents, of which each has a list and a page. */
const documents = ['account-statements', 'payments-made', 'purchase-order', 'purchase-tickets', 'notes-debit']
const start = 'src/app/main.ts'
const stages = {
  visitor: ['src/app/visitor-page.tsx', 'src/app/routes/visitor-routes.ts'],
  application: ['src/app/application.tsx', 'src/app/routes/document-routes.ts'],
}
/** What the server draws over a place until it answers: its styles are there at once. */
const bars = 'src/app/shell/bars.tsx'
const screen = /^src\/features\/(?:.*\/)?(?:[\w-]+-)?route\.tsx$/
/** The chunk that only screens behind the login load. */
const cache = 'query'

/**
 * Weighs what each place imports without waiting: the first script, its stage, the table of screens and the screen. The
 * login that the server drew waits for the first script alone; React and its own code come when they are needed.
 */
export function weighPages(client: string = join(ROOT, 'apps/portal/dist/client')): PageWeight[] {
  // Our own build wrote it.
  const manifest = JSON.parse(readFileSync(join(client, 'manifest.json'), 'utf8')) as Manifest
  const weigh = (
    place: string,
    kind: PageKind,
    sources: readonly string[],
    drawn: readonly string[] = [],
  ) => {
    const chunks = [...neededBy(manifest, sources)]
    const dressed = [...chunks, ...drawn.map((source) => chunkOf(manifest, source))]
    const size = (files: readonly string[]) =>
      [...new Set(files)].reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0)
    return {
      place,
      kind,
      script: size(chunks.map(({ file }) => file)),
      style: size(dressed.flatMap(({ css = [] }) => css)),
      files: chunks.length,
    }
  }
  const isInside = (source: string) => [...neededBy(manifest, [source])].some(({ name }) => name === cache)
  const visitors = Object.keys(manifest).filter((source) => screen.test(source) && !isInside(source))
  return [
    weigh('login', 'login', [start]),
    ...documents.flatMap((folder) => [
      weigh(folder, 'list', [start, ...stages.application, `src/features/${folder}/route.tsx`], [bars]),
      weigh(
        `one of ${folder}`,
        'document',
        [start, ...stages.application, `src/features/${folder}/detail-route.tsx`],
        [bars],
      ),
    ]),
    ...visitors.map((source) =>
      weigh(source.replace(/^src\/features\/|\.tsx$/g, ''), 'visitor', [start, ...stages.visitor, source]),
    ),
  ]
}

/** Says which places weigh more than their kind may. */
export function overBudget(weights: readonly PageWeight[]): string[] {
  return weights.flatMap(({ place, kind, files, ...weight }) => {
    const most = budgets[kind]
    const heavy = (['script', 'style'] as const)
      .filter((part) => weight[part] > most[part] * 1000)
      .map((part) => `${place}: ${kilobytes(weight[part])} of ${part}, at most ${most[part]} kB`)
    return files > most.files
      ? [...heavy, `${place}: ${files} files of scripts, at most ${most.files}`]
      : heavy
  })
}

/** Writes bytes as kB of 1,000. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

function neededBy(
  manifest: Manifest,
  sources: readonly string[],
  found = new Set<Chunk>(),
): ReadonlySet<Chunk> {
  for (const source of sources) {
    const chunk = chunkOf(manifest, source)
    if (found.has(chunk)) continue
    found.add(chunk)
    neededBy(manifest, chunk.imports ?? [], found)
  }
  return found
}

/** A chunk by its source; one that the build gathered from several has no source, but the name of the one it stands for. */
function chunkOf(manifest: Manifest, source: string): Chunk {
  const name = /([\w-]+)\.tsx?$/.exec(source)?.[1]
  const found = manifest[source] ?? Object.values(manifest).find((chunk) => chunk.name === name)
  if (!found) throw new Error(`The portal's build has no ${source}`)
  return found
}

if (process.argv[1] === import.meta.filename) {
  for (const { place, script, style, files } of weighPages())
    console.log(`${place}: ${kilobytes(script)} of JavaScript in ${files} files, ${kilobytes(style)} of CSS`)
}
