import { sql } from 'kysely'
import { markAt } from '../../notifications/index.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

const ofSlug = (slug: string) =>
  sql`(select p.id from blog_posts p where p.company_id = ${scopeCompany} and p.slug = ${slug})`

/** Records that the person opened a post, if visible. Returns whether it exists. */
export async function noteRead(db: Database, scope: Scope, slug: string): Promise<boolean> {
  const [[seen]] = await db.read(scope, [
    sql<{ is_there: boolean }>`select ${ofSlug(slug)} is not null as is_there`.compile(query),
    sql`select note_blog_read(${ofSlug(slug)})`.compile(query),
  ])
  return seen?.is_there === true
}

/** Records the person's receipt of a version of a communiqué; null if that version is not the current one. */
export async function confirmPost(
  db: Database,
  scope: Scope,
  slug: string,
  version: number,
): Promise<{ isThere: boolean; confirmado_at: string | null }> {
  return db.transaction(scope, async (tx) => {
    const [post] = await tx.run(
      sql<{
        id: string
      }>`select p.id from blog_posts p where p.company_id = ${scopeCompany} and p.slug = ${slug}
         and p.tipo = 'comunicado'`.compile(query),
    )
    if (!post) return { isThere: false, confirmado_at: null }
    const [given] = await tx.run(
      sql<{ at: string | null }>`select confirm_blog_post(${post.id}, ${version}) as at`.compile(query),
    )
    if (given?.at) await tx.run(markAt(`/blog/${slug}`))
    return { isThere: true, confirmado_at: given?.at ?? null }
  })
}
