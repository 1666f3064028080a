import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

/** The built files of the back office's page: its entry script, the scripts loaded with it, and their style sheets. */
export interface BackofficeBuild {
  entry: string
  scripts: readonly string[]
  styleSheets: readonly string[]
}

/** The folder of the back office's build. */
export const backofficeBuildFolder = join(import.meta.dirname, '../../../../backoffice/dist')

const Chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
})
/**
 * Reads the back office's build, or that of another of its pages. @throws Error with the build command, if there is
 * none.
 */
export async function readBackofficeBuild(
  folder = backofficeBuildFolder,
  source = 'src/app/main.tsx',
): Promise<BackofficeBuild> {
  const text = await readFile(join(folder, 'client', 'manifest.json'), 'utf8').catch((cause: unknown) => {
    throw new Error(`The back office is not built: there is no ${folder}. Run \`npm run build\`.`, { cause })
  })
  const manifest = z.record(z.string(), Chunk).parse(JSON.parse(text))
  const chunks = withImports(manifest, source)
  const [entry, ...others] = chunks.toReversed()
  return {
    entry: entry?.file ?? '',
    scripts: others.map(({ file }) => file),
    styleSheets: [...new Set(chunks.flatMap(({ css }) => css))],
  }
}

/** Returns a chunk after its imports, so that style sheets keep their written order. */
function withImports(
  manifest: Record<string, z.infer<typeof Chunk>>,
  key: string,
  seen = new Set<string>(),
): z.infer<typeof Chunk>[] {
  if (seen.has(key)) return []
  seen.add(key)
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The back office's build has no ${key}`)
  return [...chunk.imports.flatMap((imported) => withImports(manifest, imported, seen)), chunk]
}
