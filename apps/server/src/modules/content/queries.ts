import { sql } from 'kysely'
import type { Position } from '@enlace/contract/content/places.ts'
import type { Contenido } from '@enlace/contract/content/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** HTML as it is kept, with the version of the allow-list that it passed. */
export interface KeptHtml {
  html: string
  allow_list: number
}

/** A version of a page of text, as kept. */
export interface KeptPage extends KeptHtml {
  code: string
  version: number
  title: string
  description: string
  published_at: string
}

/** What is in a place now, as kept. */
export interface KeptAdvertisement {
  position: Position
  contenido: Contenido
  allow_list: number
}

/** What is in the places of a page, and the milliseconds until that changes by itself. */
export interface KeptAdvertisements {
  shown: KeptAdvertisement[]
  changesIn: number | null
}

/** The HTML of a place of the open company; undefined where it wrote none. */
export async function findCmsContent(
  db: Database,
  scope: Scope,
  location: string,
): Promise<KeptHtml | undefined> {
  const [[row]] = await db.read(scope, [
    query
      .selectFrom('cms_content')
      .select(['html', 'allow_list'])
      .where('company_id', '=', scopeCompany)
      .where('location', '=', location)
      .compile(),
  ])
  return row
}

/** What is in each place of a page now, of several in their time the one that began last, and until when. */
export async function findAdvertisements(
  db: Database,
  scope: Scope,
  pageCode: string,
): Promise<KeptAdvertisements> {
  const [rows, [next]] = await db.read(scope, [
    query
      .selectFrom('advertisements')
      .distinctOn('advertisements.position')
      .select(['contenido', 'allow_list'])
      .select(sql<Position>`position::text`.as('position'))
      .where('company_id', '=', scopeCompany)
      .where('page_code', '=', pageCode)
      .where(
        sql<boolean>`coalesce(starts_at, '-infinity') <= now() and coalesce(ends_at, 'infinity') > now()`,
      )
      .orderBy('advertisements.position')
      .orderBy('starts_at', (order) => order.desc().nullsLast())
      .compile(),
    sql<{ changes_in: number | null }>`select advertisements_change_in(${pageCode}) as changes_in`.compile(
      query,
    ),
  ])
  return {
    // Written by this server's commands only, which read it by its schema; the answer's schema proves it again.
    shown: rows.map((row) => ({ ...row, contenido: row.contenido as Contenido })),
    changesIn: next?.changes_in ?? null,
  }
}

/** A page of text: the newest version whose time has come, or the wanted one; undefined where there is none. */
export async function findPage(
  db: Database,
  scope: Scope,
  code: string,
  version?: number,
): Promise<KeptPage | undefined> {
  const [[row]] = await db.read(scope, [
    query
      .selectFrom('pages')
      .select(['code', 'version', 'title', 'description', 'html', 'allow_list', 'published_at'])
      .where('company_id', '=', scopeCompany)
      .where('code', '=', code)
      .where('published_at', '<=', sql<string>`now()`)
      .$if(version !== undefined, (page) => page.where('version', '=', version ?? 0))
      .orderBy('version', 'desc')
      .limit(1)
      .compile(),
  ])
  return row
}

/** A template of the open company by its name; undefined where it has none of that name. */
export async function findTemplate(db: Database, scope: Scope, name: string): Promise<KeptHtml | undefined> {
  const [[row]] = await db.read(scope, [
    query
      .selectFrom('templates')
      .select(['html', 'allow_list'])
      .where('company_id', '=', scopeCompany)
      .where('name', '=', name)
      .compile(),
  ])
  return row
}

interface FoundHosts {
  image_hosts: string[]
  frame_hosts: string[]
}

/** The hosts that the open company's content takes images and films from, for the policy of its pages. */
export async function findContentHosts(
  db: Database,
  scope: Scope,
): Promise<{ images: string[]; frames: string[] }> {
  const [rows] = await db.read(scope, [
    sql<FoundHosts>`select * from content_hosts()
      union all select * from blog_hosts() union all select * from template_hosts()`.compile(query),
  ])
  const once = (hosts: string[]) => [...new Set(hosts)].toSorted()
  return {
    images: once(rows.flatMap((row) => row.image_hosts)),
    frames: once(rows.flatMap((row) => row.frame_hosts)),
  }
}
