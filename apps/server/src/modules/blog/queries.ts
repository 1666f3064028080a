import { sql } from 'kysely'
import type { PostKind } from '@enlace/contract/blog/limits.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import type { KnownAttachment } from './attachments.ts'

/** A post in the staff's list. */
export interface StaffPost {
  id: string
  slug: string
  tipo: PostKind
  titulo: string
  version: number
  fijado: boolean
  lecturas: number
  publicado_at: string | null
  retirado_at: string | null
}

/** A person's receipt of a communiqué: none, opened, or a version confirmed. */
export interface Receipt {
  nit: string
  dv: number | null
  proveedor: string
  persona: string
  correo: string
  abierto_at: string | null
  confirmado_at: string | null
  /** The newest confirmed version. */
  confirmada: number | null
}

const columns = sql`p.id, p.slug, p.tipo, p.titulo, p.version, p.fijado, p.lecturas, p.publicado_at, p.retirado_at`

/** Lists the posts of a company, drafts first, then the newest. */
export async function listPosts(db: Database, company: number): Promise<StaffPost[]> {
  const [rows] = await db.read(Scope.ofStaff(company), [
    sql<StaffPost>`select ${columns} from blog_posts p where p.company_id = ${scopeCompany}
      order by p.publicado_at desc nulls first, p.slug`.compile(query),
  ])
  return rows
}

/** Finds one post of a company by its slug. */
export async function findStaffPost(
  db: Database,
  company: number,
  slug: string,
): Promise<StaffPost | undefined> {
  const [[row]] = await db.read(Scope.ofStaff(company), [
    sql<StaffPost>`select ${columns} from blog_posts p where p.company_id = ${scopeCompany} and p.slug = ${slug}`.compile(
      query,
    ),
  ])
  return row
}

/** Finds the attachments of a post. */
export async function findAttachments(
  db: Database,
  company: number,
  slug: string,
): Promise<KnownAttachment[]> {
  const [rows] = await db.read(Scope.ofStaff(company), [
    sql<KnownAttachment>`select f.media_type, f.sha256, f.storage_key, f.size::integer as size
      from blog_post_files f join blog_posts p on p.company_id = f.company_id and p.id = f.post_id
     where p.company_id = ${scopeCompany} and p.slug = ${slug} and f.storage_key is not null`.compile(query),
  ])
  return rows
}

/** Finds the recipients of a communiqué with their receipts, including people who confirmed and have left since. */
export async function findReceipts(db: Database, company: number, slug: string): Promise<Receipt[]> {
  const [rows] = await db.read(Scope.ofStaff(company), [
    sql<Receipt>`select * from blog_post_receipts(${slug})`.compile(query),
  ])
  return rows
}

/** The content of a post, in a form that can be compared. */
export interface PostContent {
  tipo: string
  titulo: string
  extracto: string
  html: string
  autor: string
  categoria: string | null
  cover: (string | null)[]
  audiencia: string[]
  etiquetas: string[]
  galeria: string[][]
  adjuntos: string[][]
}

/** Locks a post and returns its content, in the transaction that changes it. */
export async function lockPost(tx: Pick<Transaction, 'run'>, slug: string) {
  const [row] = await tx.run(
    sql<
      StaffPost & { html: string; audiencia: string[]; content: PostContent; files: string }
    >`select ${columns}, p.html, p.audiencia,
        jsonb_build_object('tipo', p.tipo, 'titulo', p.titulo, 'extracto', p.extracto, 'html', p.html, 'autor', p.autor,
          'categoria', p.categoria, 'cover', array[p.portada_nombre, p.portada_sha256, p.portada_texto], 'audiencia', p.audiencia,
          'etiquetas', (select coalesce(jsonb_agg(e.nombre order by e.slug), '[]') from blog_post_tags e
             where e.company_id = p.company_id and e.post_id = p.id),
          'galeria', (select coalesce(jsonb_agg(jsonb_build_array(f.sha256, f.texto) order by f.lugar), '[]') from blog_post_files f
             where f.company_id = p.company_id and f.post_id = p.id and f.clase = 'galeria'),
          'adjuntos', (select coalesce(jsonb_agg(jsonb_build_array(f.sha256, f.nombre, f.texto) order by f.lugar), '[]')
             from blog_post_files f where f.company_id = p.company_id and f.post_id = p.id and f.clase = 'adjunto')) as content,
        (select coalesce(string_agg(f.sha256, ' ' order by f.lugar), '') from blog_post_files f
          where f.company_id = p.company_id and f.post_id = p.id and f.clase = 'adjunto') as files
      from blog_posts p where p.company_id = ${scopeCompany} and p.slug = ${slug} for update`.compile(query),
  )
  return row
}
