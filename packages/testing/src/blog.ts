import { savePost, type SavedPost } from '@enlace/server/modules/blog/save-commands.ts'
import { WrittenPost } from '@enlace/contract/blog/written.ts'
import { slugOf } from '@enlace/server/modules/content/slug.ts'
import type { BuiltCompany } from './builders.ts'
import type { TestServer } from './server.ts'

/** The fields of a post that a test sets. By default it was published at the beginning of 2026. */
type BuiltPost = Partial<WrittenPost> & { titulo: string; files?: Readonly<Record<string, Buffer | string>> }

/** Publishes or updates a post of a company, as the CLI does. */
export function buildPost(
  { db, portal }: TestServer,
  company: BuiltCompany,
  { files = {}, ...fields }: BuiltPost,
  { isQuiet = true }: { isQuiet?: boolean } = {},
): Promise<SavedPost> {
  const written = WrittenPost.parse({
    extracto: `Resumen de ${fields.titulo}`,
    autor: 'Comunicaciones',
    publicado: '2026-01-02',
    ...fields,
  })
  const post = {
    file: 'prueba.json',
    slug: fields.slug ?? slugOf(fields.titulo),
    written,
    html: fields.html ?? `<p>${fields.titulo}</p>`,
    read: async (name: string) => Buffer.from(files[name] ?? ''),
  }
  return savePost({ db, storage: portal.service.storage }, company.id, post, {
    author: { actor: 'prueba' },
    isQuiet,
  })
}
