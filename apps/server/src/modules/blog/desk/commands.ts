import { sql } from 'kysely'
import type { PostBody, PostDraft } from '@enlace/contract/blog/desk/schemas.ts'
import type { SeenDraft } from '@enlace/contract/content/versions/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { preparePost, putPost } from '../save-commands.ts'
import { audit, type Author } from '../../../core/audit/content-commands.ts'
import { raiseNotification } from '../../notifications/index.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'
import type { Storage } from '../../../core/storage/storage.ts'
import { discardDraft, publish, recordPublished, rollBack, saveDraft } from '../../content/index.ts'
import { handedIn } from './handed-in-queries.ts'
import type { DeskPostFound } from './queries.ts'

/** The context of the desk's commands. */
export interface DeskWork {
  db: Database
  storage: Storage
  company: number
  author: Author
}

export const keyOf = (slug: string) => ({ kind: 'post', item: slug }) as const

/** Creates a post as a draft. @throws Problem `changed-meanwhile` if another with that slug was created meanwhile. */
export function beginPost({ db, company, author }: DeskWork, slug: string, post: PostDraft) {
  return db.transaction(Scope.ofStaff(company), (tx) =>
    saveDraft(tx, keyOf(slug), { body: post, seen: null }, author),
  )
}

/** Saves a draft; before the first one, the published post becomes the first version, so that it can be restored. */
export function keepDraft(
  { db, company, author }: DeskWork,
  slug: string,
  written: { post: PostDraft; note: string; seen: SeenDraft; before: PostDraft | undefined },
) {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const { post: body, note, seen, before } = written
    if (before) await recordPublished(tx, keyOf(slug), { body: before }, author)
    return saveDraft(tx, keyOf(slug), { body, note, seen }, author)
  })
}

/** Deletes a draft. */
export function dropDraft({ db, company, author }: DeskWork, slug: string, seen: SeenDraft): Promise<void> {
  return db.transaction(Scope.ofStaff(company), (tx) => discardDraft(tx, keyOf(slug), seen, author))
}

/** When a post is published, and whether notices are sent. */
export interface Showing {
  post: PostBody
  publicado: string
  isQuiet: boolean
}

/** Publishes a draft. @throws Problem `changed-meanwhile`, `invalid-fields` or `file-refused`. */
export async function showDraft(
  work: DeskWork,
  slug: string,
  seen: SeenDraft,
  showing: Showing,
): Promise<{ removed: string[]; publicado_at: string | null }> {
  const put = await prepared(work, slug, showing)
  return work.db.transaction(Scope.ofStaff(work.company), async (tx) => {
    let saved = { removed: [] as string[], publicado_at: null as string | null } // filled in by what is put
    await publish(tx, keyOf(slug), seen, work.author, async () => {
      const { removed, publicado_at, version } = await put(tx)
      saved = { removed, publicado_at }
      return { publishedAs: version }
    })
    return saved
  })
}

/** Publishes an earlier version again. @throws Problem as above, or `version-not-found`. */
export async function showVersion(
  work: DeskWork,
  slug: string,
  { number, shown }: { number: number; shown: number | null },
  showing: Showing,
): Promise<{ number: number }> {
  const put = await prepared(work, slug, showing)
  return work.db.transaction(Scope.ofStaff(work.company), (tx) =>
    rollBack(tx, keyOf(slug), { number, seenShown: shown, note: '' }, work.author, async () => ({
      publishedAs: (await put(tx)).version,
    })),
  )
}

/**
 * Stores the pictures and files of a post, and returns the function that writes it; a retracted post is published
 * again.
 */
async function prepared(work: DeskWork, slug: string, { post, publicado, isQuiet }: Showing) {
  const ready = await preparePost(work, work.company, handedIn(work, slug, post, publicado), work.author)
  return async (tx: Transaction) => {
    await tx.run(
      query
        .updateTable('blog_posts')
        .set({ retirado_at: null, ...(post.categoria === '' && { categoria: null }) })
        .where('company_id', '=', scopeCompany)
        .where('slug', '=', slug)
        .compile(),
    )
    const saved = await putPost(tx, ready, { author: work.author, isQuiet })
    const [row] = await tx.run(
      sql<{
        version: number
      }>`select version from blog_posts where company_id = ${scopeCompany} and slug = ${slug}`.compile(query),
    )
    return { ...saved, version: row?.version ?? null }
  }
}

/** Stores a file for use in posts; identical bytes are stored once. */
export async function keepDeskFile(
  { db, company, author }: DeskWork,
  file: ReceivedFile,
): Promise<{ sha256: string; nombre: string; size: number }> {
  const { sha256, name: nombre, size, mediaType, storageKey } = file
  await db.transaction(Scope.ofStaff(company), async (tx) => {
    const kept = await tx.run(
      query
        .insertInto('blog_desk_files')
        .values({
          company_id: scopeCompany,
          nombre,
          media_type: mediaType,
          size: String(size),
          sha256,
          storage_key: storageKey,
          created_by: author.actor,
        })
        .onConflict((row) => row.columns(['company_id', 'sha256']).doNothing())
        .returning('id')
        .compile(),
    )
    // Existing bytes are not claimed again: the new copy is swept.
    if (kept.length === 0) return
    await tx.run(
      query
        .updateTable('stored_files')
        .set({ claimed_at: sql<string>`now()` })
        .where('company_id', '=', scopeCompany)
        .where('storage_key', '=', storageKey)
        .compile(),
    )
  })
  return { sha256, nombre, size }
}

/**
 * Reminds the suppliers that have not confirmed a communiqué, once a day each. Returns the people without a receipt.
 * @throws Problem `post-not-found` if it is not published, `changed-meanwhile` if it was done today.
 */
export function remindReaders(
  { db, company, author }: DeskWork,
  slug: string,
): Promise<{ personas: number }> {
  return db.transaction(Scope.ofStaff(company), async (tx) => {
    const [post] = await tx.run(
      sql<Pick<DeskPostFound, 'id' | 'titulo' | 'version'> & { today: string; was_today: boolean }>`
        select id, titulo, version, (now() at time zone 'America/Bogota')::date::text as today,
          coalesce((recordado_at at time zone 'America/Bogota')::date = (now() at time zone 'America/Bogota')::date, false) as was_today
          from blog_posts where company_id = ${scopeCompany} and slug = ${slug} and tipo = 'comunicado'
           and publicado_at <= now() and retirado_at is null for update`.compile(query),
    )
    if (!post) throw new Problem('post-not-found')
    if (post.was_today) throw new Problem('changed-meanwhile')
    const waiting = await tx.run(
      sql<{ membership: string; third_party: number }>`select * from blog_unconfirmed(${post.id})`.compile(
        query,
      ),
    )
    for (const { membership, third_party: thirdParty } of waiting) {
      await raiseNotification(tx, {
        company,
        kind: 'communique',
        thirdParty,
        account: null,
        dedupe: `${post.id}:${post.version}:${post.today}:${membership}`,
        subject: { titulo: post.titulo, path: `/blog/${slug}` },
        membership,
      })
    }
    await tx.run(
      sql`update blog_posts set recordado_at = now() where company_id = ${scopeCompany} and id = ${post.id}`.compile(
        query,
      ),
    )
    await audit(tx, author, 'post-reminded', slug)
    return { personas: waiting.length }
  })
}
