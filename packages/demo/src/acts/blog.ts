import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import { demoBlogFolder, demoPosts } from '../blog/published.ts'
import { demoCompanies } from '../data/companies.ts'
import { Scope } from '@enlace/database/scope.ts'
import { addDays, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import type { Storage } from '@enlace/server/core/storage/storage.ts'
import { readPosts } from '@enlace/server/modules/blog/read-folder.ts'
import { savePost } from '@enlace/server/modules/blog/save-commands.ts'

/** Who publishes in the demo's companies. */
const author = { actor: 'admin@demo.co' }

/** Publishes the posts of the demo's companies as an operator does, and adds readers. */
export async function addDemoPosts(
  service: { db: Database; storage: Storage },
  today: CalendarDate,
): Promise<void> {
  await Promise.all(demoCompanies.map(({ id, brand }) => addPosts(service, id, brand, today)))
}

async function addPosts(
  service: { db: Database; storage: Storage },
  company: number,
  brand: string,
  today: CalendarDate,
): Promise<void> {
  const year = Number(today.slice(0, 4))
  const inTime = (text: string) =>
    text.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      fill(`{${name}}`, { anio: year, anio_siguiente: year + 1 }),
    )
  const handedIn = await readPosts(demoBlogFolder(brand), inTime)
  const readers = new Map<string, number>()
  for (const { slug, daysAgo, hour, readers: count } of demoPosts[brand] ?? []) {
    const post = handedIn.find((one) => one.slug === slug)
    if (!post) throw new Error(`The demo has no post ${slug}`)
    const publicado = `${addDays(today, -daysAgo)}T${hour}`
    const written = { ...post.written, publicado }
    await savePost(service, company, { ...post, written }, { author, isQuiet: true })
    readers.set(slug, count)
  }
  for (const [slug, lecturas] of readers) {
    await service.db.read(Scope.ofStaff(company), [
      query
        .updateTable('blog_posts')
        .set({ lecturas })
        .where('company_id', '=', scopeCompany)
        .where('slug', '=', slug)
        .compile(),
    ])
  }
}
