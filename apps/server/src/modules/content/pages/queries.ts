import { sql } from 'kysely'
import type { ContentKind } from '@enlace/contract/content/pages/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { staffNameOf } from '../../../core/desk/member-name-queries.ts'

/** A draft or published version of a page, place or advertisement, without its texts. */
export interface DeskRow {
  kind: ContentKind
  item: string
  number: number
  state: 'draft' | 'scheduled' | 'published'
  author: string
  author_name: string
  updated_at: string
  publish_at: string | null
  published_at: string | null
  published_as: number | null
  title: string | null
  page_code: string | null
  position: string | null
  type_content: string | null
  words: string | null
  starts_at: string | null
  ends_at: string | null
}

/** The first words of an advertisement: those of its picture, its text or its first slide. */
const words = sql<string | null>`left(trim(regexp_replace(regexp_replace(coalesce(
  case body -> 'contenido' ->> 'type_content'
    when 'imagen' then body -> 'contenido' ->> 'text_imagen'
    when 'carrusel' then coalesce(nullif(body #>> '{contenido,contenido_carrusel,0,text_carrusel}', ''),
                                  body #>> '{contenido,contenido_carrusel,0,html_code}')
    else body -> 'contenido' ->> 'html_code' end, ''), '<[^>]*>', ' ', 'g'), '\\s+', ' ', 'g')), 90)`

/** Finds all drafts and published versions of the open company. */
export async function findDesk(db: Database, scope: Scope): Promise<DeskRow[]> {
  const [rows] = await db.read(scope, [
    query
      .selectFrom('content_versions')
      .select(['item', 'number', 'author', 'updated_at', 'publish_at', 'published_at', 'published_as'])
      .select([
        sql<ContentKind>`kind`.as('kind'),
        staffNameOf('author').as('author_name'),
        sql<DeskRow['state']>`state`.as('state'),
        sql<string | null>`body ->> 'title'`.as('title'),
        sql<string | null>`body ->> 'page_code'`.as('page_code'),
        sql<string | null>`body ->> 'position'`.as('position'),
        sql<string | null>`body -> 'contenido' ->> 'type_content'`.as('type_content'),
        words.as('words'),
        sql<string | null>`body ->> 'starts_at'`.as('starts_at'),
        sql<string | null>`body ->> 'ends_at'`.as('ends_at'),
      ])
      .where('company_id', '=', scopeCompany)
      .where('kind', 'in', ['page', 'place', 'advertisement'])
      .where('state', '!=', 'retired')
      .orderBy('kind')
      .orderBy('item')
      .orderBy('number')
      .compile(),
  ])
  return rows
}
