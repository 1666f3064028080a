import { listedFiles } from '@enlace/web/build/listed-files.ts'
import { type ModuleGraph, ours, rootsOf } from '@enlace/web/build/chunk-roots.ts'

const files = (...ends: string[]) => listedFiles('backoffice', ...ends)

const main = files('backoffice/src/app/main.tsx')
/** The page of the template editor, which shares only what both draw. */
const canvas = files('content/editor/canvas/main.tsx')
const entries = new RegExp(`${main.source}|${canvas.source}`)
/** A concept's screens, by its folder. */
const screen = /\/backoffice\/src\/features\/([\w-]+)\/(?:.*\/)?(?:[\w-]+-)?route\.tsx$/
/** What comes by itself a moment after any page, and after a list. */
const late = files(
  'core/help/screen-help.tsx',
  'core/help/guides.tsx',
  'first-run/step-band.tsx',
  'web/src/notices.tsx',
)
const lateList = files(
  'web/src/list/list-empty.tsx',
  'web/src/list/list-fields.tsx',
  'web/src/list/list-pages.tsx',
  'web/src/list/never-any.tsx',
  'core/host/list-tools.tsx',
)

/** From so many concepts on, a part of screens is in the chunk of most of them, or of some. */
const most = 8
const some = 4

/**
 * Gathers modules into few chunks, because many small ones compress worse and each is asked for and noted by itself. The
 * chunks are asked in the order in which a browser comes to them, so that none needs one that comes after it.
 */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  if (entries.test(id) || /\/node_modules\//.test(id)) return null
  const roots = rootsOf(id, graph, entries)
  const isIn = (part: RegExp) => roots.some((root) => part.test(root))
  if (isIn(canvas)) return ours.test(id) && roots.length > 1 ? 'drawn' : null
  if (isIn(main)) return 'shell'
  if (!ours.test(id)) return null
  // What only one part has is in its chunk.
  if (roots.length === 1 && !isIn(late) && !isIn(lateList)) return null
  const concepts = new Set(roots.map((root) => screen.exec(root)?.[1])).size
  if (concepts >= most) return 'screens'
  if (isIn(late)) return 'late'
  if (isIn(lateList)) return 'late-list'
  return concepts >= some ? 'boards' : null
}
