import { readdirSync } from 'node:fs'
import { join } from 'node:path'

type Application = 'portal' | 'backoffice'

const kept = new Map<Application, readonly string[]>()

/**
 * Returns the pattern of listed files, each named by the end of its path, within an application and what both share.
 * @throws Error if one does not exist: a file that moved would silently be in another chunk.
 */
export function listedFiles(application: Application, ...ends: readonly string[]): RegExp {
  const files = sourcesOf(application)
  const missing = ends.filter((end) => !files.some((file) => file.endsWith(`/${end}`)))
  if (missing.length > 0) throw new Error(`The chunks list files that are not there: ${missing.join(', ')}`)
  return new RegExp(`/(${ends.map((end) => end.replaceAll('.', String.raw`\.`)).join('|')})$`)
}

/** Returns listed features: folders with a route of their own. @throws Error if one does not exist. */
export function listedFeatures(
  application: Application,
  ...features: readonly string[]
): ReadonlySet<string> {
  const route = /\/src\/features\/([\w/-]+)\/(?:[\w-]+-)?route\.tsx$/
  const routed = new Set(sourcesOf(application).map((file) => route.exec(file)?.[1]))
  const missing = features.filter((feature) => !routed.has(feature))
  if (missing.length > 0)
    throw new Error(`The chunks list features that are not there: ${missing.join(', ')}`)
  return new Set(features)
}

function sourcesOf(application: Application): readonly string[] {
  const known = kept.get(application)
  if (known) return known
  const files = [`apps/${application}`, 'packages/web', 'packages/ui', 'packages/domain'].flatMap((member) =>
    readdirSync(join(import.meta.dirname, '../../..', member, 'src'), {
      recursive: true,
      encoding: 'utf8',
    }).map((name) => `/${member}/src/${name}`),
  )
  kept.set(application, files)
  return files
}
