import { sql, type RawBuilder } from 'kysely'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { audit, type Author } from '../../core/audit/content-commands.ts'
import { announce } from './announce-commands.ts'

/**
 * Publishes a post from an instant on, also a retracted one; by default from now on. False if there is none of that
 * name.
 */
export function publishPost(
  db: Database,
  company: number,
  { slug, at }: { slug: string; at: string | null },
  author: Author,
): Promise<boolean> {
  const moment = at === null ? sql`now()` : sql`${at}::timestamptz`
  const change = sql`publicado_at = ${moment}, retirado_at = null`
  return changePost(db, company, { slug, change, action: 'post-published' }, author, announce)
}

/** Hides a post from suppliers; the post and its receipts are kept. */
export function retractPost(db: Database, company: number, slug: string, author: Author): Promise<boolean> {
  return changePost(db, company, { slug, change: sql`retirado_at = now()`, action: 'post-retracted' }, author)
}

/** Pins or unpins a post. */
export function pinPost(
  db: Database,
  company: number,
  { slug, isPinned }: { slug: string; isPinned: boolean },
  author: Author,
): Promise<boolean> {
  const action = isPinned ? 'post-pinned' : 'post-unpinned'
  return changePost(db, company, { slug, change: sql`fijado = ${isPinned}`, action }, author)
}

function changePost(
  db: Database,
  company: number,
  { slug, change, action }: { slug: string; change: RawBuilder<unknown>; action: string },
  author: Author,
  then?: (tx: Transaction, post: string) => Promise<void>,
): Promise<boolean> {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const [post] = await tx.run(
      sql<{ id: string }>`update blog_posts set ${change}, updated_at = now()
        where company_id = ${scopeCompany} and slug = ${slug} returning id`.compile(query),
    )
    if (!post) return false
    await audit(tx, author, action, slug)
    await then?.(tx, post.id)
    return true
  })
}
