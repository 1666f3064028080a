import { sql } from 'kysely'
import type { MediumUse } from '@enlace/contract/media/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** A row of pictures, with its widths and the number of its uses. */
export interface MediumRow {
  id: string
  name: string
  alt: string
  is_decorative: boolean
  focus_x: number
  focus_y: number
  media_type: string
  width: number
  height: number
  size: string
  storage_key: string
  file_number: number
  served_number: number
  state: 'procesando' | 'lista' | 'fallida'
  sizes_made: number
  sizes_wanted: number
  version: number
  uploaded_by: string
  created_at: string
  updated_at: string
  widths: number[]
  served_size: number | null
  uses: number
}

/** Pictures per page of the library. */
export const mediaPageSize = 24

const columns = sql`m.id, m.name, m.alt, m.is_decorative, m.focus_x, m.focus_y, m.media_type, m.width, m.height, m.size,
  m.storage_key, m.file_number, m.served_number, m.state, m.sizes_made, m.sizes_wanted, m.version, m.uploaded_by,
  m.created_at, m.updated_at,
  array(select distinct s.width from media_sizes s where s.company_id = m.company_id and s.media_id = m.id
           and s.file_number = m.served_number order by s.width) as widths,
  (select length(s.bytes) from media_sizes s where s.company_id = m.company_id and s.media_id = m.id
      and s.file_number = m.served_number order by s.width desc, s.format limit 1) as served_size`
const shownIn = sql`position('media/' || m.id in t.written) > 0`

/** A search in the library. */
export interface MediaSearch {
  q: string
  only: 'all' | 'unused' | 'without-alt'
  page: number
}

/** Returns pictures of the open company's library, newest first, and their total. */
export async function findMedia(
  db: Database,
  scope: Scope,
  { q, only, page }: MediaSearch,
): Promise<{ rows: MediumRow[]; total: number }> {
  const words = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  const wanted = sql`m.company_id = ${scopeCompany} and (m.name ilike ${words} or m.alt ilike ${words})
    and (${only} <> 'without-alt' or (m.alt = '' and not m.is_decorative))
    and (${only} <> 'unused' or not exists (select from texts t where ${shownIn}))`
  const [rows, [count]] = await db.read(scope, [
    sql<MediumRow>`with texts as materialized (select written from media_texts())
      select ${columns}, (select count(*)::integer from texts t where ${shownIn}) as uses
        from media m where ${wanted} order by m.created_at desc, m.id
       limit ${mediaPageSize} offset ${(page - 1) * mediaPageSize}`.compile(query),
    sql<{ total: number }>`with texts as materialized (select written from media_texts())
      select count(*)::integer as total from media m where ${wanted}`.compile(query),
  ])
  return { rows, total: count?.total ?? 0 }
}

/** Returns pictures by their ids, in that order. */
export async function findMediaByIds(
  db: Database,
  scope: Scope,
  ids: readonly string[],
): Promise<MediumRow[]> {
  const [rows] = await db.read(scope, [
    sql<MediumRow>`with texts as materialized (select written from media_texts())
      select ${columns}, (select count(*)::integer from texts t where ${shownIn}) as uses
        from media m where m.company_id = ${scopeCompany} and m.id = any (${ids}::uuid[])
       order by array_position(${ids}::uuid[], m.id)`.compile(query),
  ])
  return rows
}

/** Returns the places of the open company that use a picture. */
export async function findMediumUses(db: Database, scope: Scope, id: string): Promise<MediumUse[]> {
  const [rows] = await db.read(scope, [
    sql<MediumUse>`select distinct t.kind, t.item from media_texts() t, media m
      where m.company_id = ${scopeCompany} and m.id = ${id} and ${shownIn} order by 1, 2`.compile(query),
  ])
  return rows
}

/** One size of a picture; its address is public. */
export interface ServedSize {
  format: 'avif' | 'webp' | 'svg'
  sha256: string
  bytes: Buffer
}

/** Returns the smallest size at least as wide as wanted, else the widest, in the first available format. */
export async function findServedSize(
  db: Database,
  id: string,
  width: number,
  formats: readonly string[],
): Promise<ServedSize | undefined> {
  const [row] = await db.lookUp<ServedSize>('media_file', [id, width, formats])
  return row
}
