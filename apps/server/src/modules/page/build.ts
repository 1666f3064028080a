import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import * as z from 'zod'
import type { BootData } from '@enlace/contract/company/schemas.ts'

/** A visitor's first page is the login; with a session it is the empty skeleton. */
export type FirstPage = 'login' | 'skeleton'

/** The parts of the portal's build that a first page needs: its style sheets, and scripts to preload. */
export interface PageParts {
  /** The text of the style sheets, inlined into the page. */
  css: string
  /** Their files, which the scripts must not load again. */
  styleSheets: string[]
  /** The scripts of the page, except the entry. */
  scripts: string[]
  /** The additional files of each place that a hash can open, by its first word; that of one document ends with a slash. */
  places: Record<string, string[]>
}

/** The portal's build: renders a first page and lists its files. */
export interface PortalBuild {
  /** Changes with every change of the build. */
  id: string
  /** The entry script, in the page's head. */
  entry: string
  pages: Record<FirstPage, PageParts>
  /** The script of the service worker. */
  worker: string
  renderPage(boot: BootData, page: FirstPage): string
  /** Renders the headings of the visitors' places; the hash selects one. */
  renderPlaces(boot: BootData): string
  renderUnsupported(): { browser: string; scripts: string }
}

type Renderer = Pick<PortalBuild, 'renderPage' | 'renderPlaces' | 'renderUnsupported'> & {
  firstWords: Readonly<Record<string, string>>
}

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.optional(z.string()),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
    css: z.array(z.string()).default([]),
  }),
)
type Manifest = z.infer<typeof Manifest>

const sources = {
  entry: 'src/app/main.ts',
  login: 'src/app/login-page.tsx',
  skeleton: 'src/app/application.tsx',
  visitor: 'src/app/visitor-page.tsx',
  /** The menu and what else of the skeleton's frame comes late: the skeleton has its styles at once. */
  bars: 'src/app/shell/bars.tsx',
}

/** The chunk loaded by every screen behind the login, and by no other (`vite.config.ts`). */
const cacheOfAnswers = 'query'

/** The chunk with the table of the screens that the application does not bring. */
const tableOfScreens = 'routes'

/**
 * Matches a feature's first screen, and the one of one of its documents: its folder is the first word of their address,
 * unless the portal's `firstWords` maps it.
 */
const screenSource = /^src\/features\/([\w-]+(?:\/[\w-]+)?)\/(detail-)?route\.tsx$/

/** The folder of the portal's build. */
export const portalBuildFolder = join(import.meta.dirname, '../../../../portal/dist')

/** Reads the portal's build. @throws Error with the build instructions if there is none. */
export async function readPortalBuild(folder: string = portalBuildFolder): Promise<PortalBuild> {
  const client = join(folder, 'client')
  const text = await readFile(join(client, 'manifest.json'), 'utf8').catch((cause: unknown) => {
    throw new Error(`The portal is not built: there is no ${folder}. Run \`npm run build\`.`, { cause })
  })
  const manifest = Manifest.parse(JSON.parse(text))
  const renderFile = join(folder, 'render.js')
  // The bundle exports what the portal's render.tsx declares.
  const renderer = (await import(pathToFileURL(renderFile).href)) as Renderer
  const isInside = (key: string) =>
    withImports(manifest, key).some((part) => chunkOf(manifest, part).name === cacheOfAnswers)
  const screensOf = (isOf: (key: string) => boolean) =>
    Object.keys(manifest).flatMap((key) => {
      const [, folder, detail] = (isOf(key) ? screenSource.exec(key) : null) ?? []
      const place = folder === undefined ? undefined : (renderer.firstWords[folder] ?? folder)
      if (place === undefined || place.includes('/')) return []
      return [[detail === undefined ? place : `${place}/`, key] as const]
    })
  const [login, skeleton] = await Promise.all([
    readParts(
      client,
      manifest,
      [sources.login],
      sources.visitor,
      screensOf((key) => !isInside(key)),
    ),
    readParts(client, manifest, [sources.skeleton, sources.bars], sources.skeleton, screensOf(isInside)),
  ])
  const worker = await readFile(join(folder, 'service-worker.js'), 'utf8')
  return {
    id: createHash('sha256')
      .update(text)
      .update(await readFile(renderFile))
      .update(worker)
      .digest('base64url'),
    worker,
    entry: chunkOf(manifest, sources.entry).file,
    pages: { login, skeleton },
    renderPage: renderer.renderPage,
    renderPlaces: renderer.renderPlaces,
    renderUnsupported: renderer.renderUnsupported,
  }
}

async function readParts(
  client: string,
  manifest: Manifest,
  drawn: readonly string[],
  stage: string,
  screens: readonly Screen[],
): Promise<PageParts> {
  const chunks = drawn.flatMap((source) => withImports(manifest, source)).map((key) => chunkOf(manifest, key))
  const places = placesOf(manifest, stage, screens)
  // Styles of all places are inlined, since the page contains their headings.
  const everywhere = [...(places.values().next().value ?? [])].filter((file) =>
    [...places.values()].every((files) => files.has(file)),
  )
  const styleSheets = [
    ...new Set([
      ...chunks.flatMap((chunk) => chunk.css),
      ...everywhere.filter((file) => file.endsWith('.css')),
    ]),
  ]
  const texts = await Promise.all(styleSheets.map((file) => readStyleSheet(client, file)))
  const { file: entry } = chunkOf(manifest, sources.entry)
  // Only the first script's own: a browser never asks again for a module whose preload failed. It asks for the others.
  const scripts = withImports(manifest, sources.entry)
    .map((key) => chunkOf(manifest, key).file)
    .filter((file) => file !== entry)
  const named = new Set([entry, ...scripts, ...styleSheets])
  return {
    // Relative URLs of a style sheet refer to its own folder, not to the page into which it is inlined.
    css: texts.map((text) => text.trim().replace(/url\((['"]?)\.\//g, 'url($1assets/')).join(''),
    styleSheets,
    scripts,
    places: Object.fromEntries(
      [...places].map(([place, files]) => [place, [...files].filter((file) => !named.has(file))]),
    ),
  }
}

/** The first word of a screen's address, with a slash for one document, and the screen's source. */
type Screen = readonly [place: string, source: string]

/** Returns the files that each place of a stage loads, by the first word of its address. */
function placesOf(
  manifest: Manifest,
  stage: string,
  screens: readonly Screen[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const tables = Object.keys(manifest).filter((key) => chunkOf(manifest, key).name === tableOfScreens)
  return new Map(
    screens.map(([place, screen]) => {
      const own = tables.filter((key) => chunkOf(manifest, key).dynamicImports.includes(screen))
      const keys = [stage, ...own, screen].flatMap((key) => withImports(manifest, key))
      const chunks = keys.map((key) => chunkOf(manifest, key))
      return [place, new Set(chunks.flatMap(({ file, css }) => [file, ...css]))]
    }),
  )
}

/** Reads a style sheet and makes the URLs of its files (the font) relative to the page. */
async function readStyleSheet(client: string, file: string): Promise<string> {
  const text = await readFile(join(client, file), 'utf8')
  return text.replaceAll(/url\((['"]?)(?:\.\/)?([\w-]+\.\w+)\1\)/g, `url(${dirname(file)}/$2)`)
}

/** Returns a chunk after its imports, which keeps the style sheets in source order. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key)) return []
  seen.add(key)
  return [...chunkOf(manifest, key).imports.flatMap((imported) => withImports(manifest, imported, seen)), key]
}

/** A chunk by its key, which is its source; one that the build gathered from several has the name of the one it stands for. */
function chunkOf(manifest: Manifest, key: string): Manifest[string] {
  const name = basename(key).replace(/\.tsx?$/, '')
  const chunk = manifest[key] ?? Object.values(manifest).find((other) => other.name === name)
  if (!chunk) throw new Error(`The portal's build has no ${key}`)
  return chunk
}
