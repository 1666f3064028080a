import { sql } from 'kysely'
import type { Position } from '@enlace/contract/content/places.ts'
import type { Contenido } from '@enlace/contract/content/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** Stored HTML, with the version of the allow-list that it passed. */
export interface KeptHtml {
  html: string
  allow_list: number
}

/** A stored version of a page of text. */
export interface KeptPage extends KeptHtml {
  code: string
  version: number
  title: string
  description: string
  published_at: string
}

/** The stored current content of a place. */
export interface KeptAdvertisement {
  position: Position
  contenido: Contenido
  allow_list: number
}

/** The content of a page's places, and the milliseconds until it changes on schedule. */
export interface KeptAdvertisements {
  shown: KeptAdvertisement[]
  changesIn: number | null
}

/** Finds the HTML of a place of the open company; undefined if there is none. */
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

/**
 * Finds the current content of each place of a page, the latest to begin if several apply, and the time of the next
 * change.
 */
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

/** Finds a page of text: the newest effective version, or the wanted one; undefined if there is none. */
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

/** Finds a template of the open company by name; undefined if there is none. */
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

/** Finds the image and video hosts of the open company's content, for the policy of its pages. */
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
