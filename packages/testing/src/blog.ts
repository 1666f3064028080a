import { savePost, type SavedPost } from '@enlace/server/modules/blog/save-commands.ts'
import { WrittenPost } from '@enlace/contract/blog/written.ts'
import { slugOf } from '@enlace/server/modules/content/slug.ts'
import type { BuiltCompany } from './builders.ts'
import type { TestServer } from './server.ts'

/** What a test says of a post; the rest is usual. Without a day it was published at the beginning of 2026. */
type BuiltPost = Partial<WrittenPost> & { titulo: string; files?: Readonly<Record<string, Buffer | string>> }

/** Publishes a post of a company, or brings it up to date, by the way by which the CLI does. */
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
