import { sql } from 'kysely'
import type { PostKind } from '@enlace/contract/blog/limits.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** A published post, for the desk's list and editor. */
export interface DeskPostFound {
  id: string
  slug: string
  tipo: PostKind
  titulo: string
  extracto: string
  html: string
  autor: string
  categoria: string
  audiencia: string[]
  fijado: boolean
  version: number
  lecturas: number
  publicado_at: string | null
  retirado_at: string | null
  updated_at: string
  recordado_at: string | null
  etiquetas: string[]
  portada: { imagen: string; texto: string } | null
  galeria: { imagen: string; texto: string }[]
  adjuntos: { sha256: string; nombre: string; texto: string; size: number }[]
}

const filesOf = (clase: 'galeria' | 'adjunto') => sql`(select coalesce(jsonb_agg(jsonb_build_object(
    'imagen', 'company-files/' || f.sha256 || '/' || f.nombre, 'sha256', f.sha256, 'nombre', f.nombre, 'texto', f.texto,
    'size', f.size) order by f.lugar), '[]')
  from blog_post_files f where f.company_id = p.company_id and f.post_id = p.id and f.clase = ${clase})`

const postColumns = sql`p.id, p.slug, p.tipo, p.titulo, p.extracto, p.html, p.autor, coalesce(c.nombre, '') as categoria,
  p.audiencia, p.fijado, p.version, p.lecturas, p.publicado_at, p.retirado_at, p.updated_at, p.recordado_at,
  (select coalesce(jsonb_agg(e.nombre order by e.slug), '[]') from blog_post_tags e
    where e.company_id = p.company_id and e.post_id = p.id) as etiquetas,
  case when p.portada_sha256 is not null then jsonb_build_object(
    'imagen', 'company-files/' || p.portada_sha256 || '/' || p.portada_nombre, 'texto', p.portada_texto) end as portada,
  ${filesOf('galeria')} as galeria, ${filesOf('adjunto')} as adjuntos`
const from = sql`blog_posts p left join blog_categories c on c.company_id = p.company_id and c.slug = p.categoria`

/** Communiqués whose receipts are counted in the list; those of older ones are on their own page. */
const newestCounted = 20

/** A post's receipts: confirmations of the current version, and recipients. */
export interface ReceiptCount {
  slug: string
  confirmadas: number
  destinatarios: number
}

/** Finds all posts of the open company, newest first, and the receipt counts of its communiqués. */
export async function findDeskPosts(
  db: Database,
  scope: Scope,
): Promise<{ posts: DeskPostFound[]; counts: ReceiptCount[] }> {
  const [posts, counts] = await db.read(scope, [
    sql<DeskPostFound>`select ${postColumns} from ${from} where p.company_id = ${scopeCompany}
      order by p.publicado_at desc nulls first, p.slug limit 2000`.compile(query),
    sql<ReceiptCount>`select p.slug, r.* from (select slug, version from blog_posts
          where company_id = ${scopeCompany} and tipo = 'comunicado' and publicado_at <= now()
          order by publicado_at desc limit ${newestCounted}) p
        cross join lateral (
          select count(*) filter (where confirmada = p.version)::integer as confirmadas, count(*)::integer as destinatarios
            from blog_post_receipts(p.slug)) r`.compile(query),
  ])
  return { posts, counts }
}

/** Finds one stored post, and the categories and tags in use. */
export async function findDeskPost(
  db: Database,
  scope: Scope,
  slug: string,
): Promise<{ post: DeskPostFound | undefined; categorias: string[]; etiquetas: string[] }> {
  const [[post], categories, tags] = await db.read(scope, [
    sql<DeskPostFound>`select ${postColumns} from ${from} where p.company_id = ${scopeCompany} and p.slug = ${slug}`.compile(
      query,
    ),
    sql<{
      nombre: string
    }>`select nombre from blog_categories where company_id = ${scopeCompany} order by nombre`.compile(query),
    sql<{
      nombre: string
    }>`select min(nombre) as nombre from blog_post_tags where company_id = ${scopeCompany}
      group by slug order by count(*) desc, 1 limit 200`.compile(query),
  ])
  return { post, categorias: categories.map(nameOf), etiquetas: tags.map(nameOf) }
}

/** Finds the bytes of a picture of the company by hash. */
export async function findCompanyPicture(
  db: Database,
  scope: Scope,
  sha256: string,
): Promise<Buffer | undefined> {
  const [[row]] = await db.read(scope, [
    sql<{
      bytes: Buffer
    }>`select bytes from company_files where company_id = ${scopeCompany} and sha256 = ${sha256} limit 1`.compile(
      query,
    ),
  ])
  return row?.bytes
}

/** Finds the bytes of a library picture in the wanted width, or the nearest one. */
export async function findLibraryPicture(
  db: Database,
  scope: Scope,
  id: string,
  width: number,
): Promise<Buffer | undefined> {
  const [[row]] = await db.read(scope, [
    sql<{ bytes: Buffer }>`select s.bytes from media m join media_sizes s
        on s.company_id = m.company_id and s.media_id = m.id and s.file_number = m.served_number
      where m.company_id = ${scopeCompany} and m.id = ${id}::uuid and s.format in ('webp', 'svg')
      order by abs(s.width - ${width}::integer) limit 1`.compile(query),
  ])
  return row?.bytes
}

/** Finds an attachment by hash: uploaded by staff, or of a post. */
export async function findDeskFile(
  db: Database,
  scope: Scope,
  sha256: string,
): Promise<{ storage_key: string } | undefined> {
  const [[row]] = await db.read(scope, [
    sql<{ storage_key: string }>`select storage_key from (
        select storage_key, 1 as turn from blog_desk_files where company_id = ${scopeCompany} and sha256 = ${sha256}
        union all
        select storage_key, 2 from blog_post_files
         where company_id = ${scopeCompany} and sha256 = ${sha256} and storage_key is not null) f
      order by turn limit 1`.compile(query),
  ])
  return row
}

const nameOf = ({ nombre }: { nombre: string }) => nombre
