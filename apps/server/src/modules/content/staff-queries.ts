import { sql } from 'kysely'
import type { Position } from '@enlace/contract/content/places.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** All content that a company has written into its portal, without the texts. */
export interface ContentInventory {
  places: { location: string; updated_at: string }[]
  advertisements: {
    page_code: string
    position: Position
    type_content: string
    starts_at: string | null
    ends_at: string | null
  }[]
  pages: { code: string; version: number; title: string; published_at: string }[]
  templates: { name: string; title: string; updated_at: string }[]
  /** Templates that are filled with a supplier's data, with their faults. */
  documents: { name: string; title: string; updated_at: string }[]
  faults: { template: string; fault: string; times: number; last_at: string }[]
}

/** Lists the content of the open company, scheduled content included. */
export async function listContent(db: Database, scope: Scope): Promise<ContentInventory> {
  const [places, advertisements, pages, templates, documents, faults] = await db.read(scope, [
    query
      .selectFrom('cms_content')
      .select(['location', 'updated_at'])
      .where('company_id', '=', scopeCompany)
      .orderBy('location')
      .compile(),
    query
      .selectFrom('advertisements')
      .select(['page_code', 'starts_at', 'ends_at'])
      .select(sql<Position>`position::text`.as('position'))
      .select(sql<string>`contenido ->> 'type_content'`.as('type_content'))
      .where('company_id', '=', scopeCompany)
      .orderBy('page_code')
      .orderBy('advertisements.position')
      .orderBy('starts_at', (order) => order.asc().nullsFirst())
      .compile(),
    query
      .selectFrom('pages')
      .select(['code', 'version', 'title', 'published_at'])
      .where('company_id', '=', scopeCompany)
      .orderBy('code')
      .orderBy('version')
      .compile(),
    query
      .selectFrom('templates')
      .select(['name', 'title', 'updated_at'])
      .where('company_id', '=', scopeCompany)
      .orderBy('name')
      .compile(),
    query
      .selectFrom('filled_templates')
      .select(['name', 'title', 'updated_at'])
      .where('company_id', '=', scopeCompany)
      .orderBy('name')
      .compile(),
    query
      .selectFrom('template_faults')
      .select(['template', 'fault', 'times', 'last_at'])
      .where('company_id', '=', scopeCompany)
      .orderBy('template')
      .orderBy('last_at', 'desc')
      .compile(),
  ])
  return { places, advertisements, pages, templates, documents, faults }
}
