import { sql } from 'kysely'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import { addJob } from '../../core/jobs/commands.ts'
import { raiseNotification } from '../notifications/index.ts'

/** The job that announces a communiqué. */
export const announceTask = 'blog-announce'

type Runs = Pick<Transaction, 'run'>

interface Waiting {
  slug: string
  titulo: string
  version: number
  publicado_at: string
  is_due: boolean
}

/**
 * Schedules the notices of a communiqué for its publication, in the transaction that publishes it. Does nothing for
 * other posts, drafts and announced versions.
 */
export async function announce(tx: Runs, post: string): Promise<void> {
  const [waiting] = await findWaiting(tx, post)
  if (waiting) await putOff(tx, post, waiting)
}

/** Notifies every supplier that a communiqué is for, once per version; a postponed one is announced when it is shown. */
export async function tellOfPost(tx: Runs, company: number, post: string): Promise<void> {
  const [waiting] = await findWaiting(tx, post)
  if (!waiting) return
  if (!waiting.is_due) return putOff(tx, post, waiting)
  const { slug, titulo, version } = waiting
  const parties = await tx.run(sql<{ id: number }>`select blog_audience(${post}) as id`.compile(query))
  for (const { id: thirdParty } of parties) {
    await raiseNotification(tx, {
      company,
      kind: 'communique',
      thirdParty,
      account: null,
      dedupe: `${post}:${version}:${thirdParty}`,
      subject: { titulo, path: `/blog/${slug}` },
    })
  }
  await hushPost(tx, post)
}

/** Marks a communiqué as announced, so that nobody is notified of this version. */
export async function hushPost(tx: Runs, post: string): Promise<void> {
  await tx.run(
    sql`update blog_posts set anunciado_at = now() where company_id = ${scopeCompany} and id = ${post}`.compile(
      query,
    ),
  )
}

async function putOff(tx: Runs, post: string, { publicado_at }: Waiting): Promise<void> {
  await addJob(tx, announceTask, { post }, { key: post, runAt: new Date(publicado_at) })
}

const findWaiting = (tx: Runs, post: string) =>
  tx.run(
    sql<Waiting>`select slug, titulo, version, publicado_at, publicado_at <= now() as is_due from blog_posts
      where company_id = ${scopeCompany} and id = ${post} and tipo = 'comunicado' and publicado_at is not null
        and retirado_at is null and anunciado_at is null for update`.compile(query),
  )
