import { blogCommandTexts as texts } from '@enlace/contract/blog/supplier/cli-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Database } from '@enlace/database/database.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { listPosts } from '@enlace/server/modules/blog/index.ts'

/** How far a post is: a draft, waiting for its time, published or retracted. */
export function stateOf(post: { publicado_at: string | null; retirado_at: string | null }): string {
  const { publicado_at, retirado_at } = post
  if (retirado_at !== null) return fill(texts.states.retracted, { fecha: dateOf(retirado_at) })
  if (publicado_at === null) return texts.states.draft
  const isShown = new Date(publicado_at) <= new Date()
  return fill(isShown ? texts.states.published : texts.states.scheduled, { fecha: dateOf(publicado_at) })
}

/** The posts of a company, a line each. */
export async function postLines(db: Database, company: number): Promise<string[]> {
  const posts = await listPosts(db, company)
  if (posts.length === 0) return [fill(texts.none, { company })]
  return posts.map((post) =>
    fill(texts.row, {
      slug: post.slug,
      kind: texts.kinds[post.tipo],
      state: stateOf(post),
      lecturas: post.lecturas,
      titulo: post.titulo,
    }),
  )
}

const dateOf = (instant: string) => formatInstant(new Date(instant))
