import { type RawBuilder, sql } from 'kysely'
import { mostReadPosts, relatedPosts, wordsPerMinute } from '@enlace/contract/blog/limits.ts'
import type {
  BlogFile,
  BlogQuery,
  BlogSearch,
  BlogTerm,
  CountedTerm,
  PostCard,
  PostLink,
} from '@enlace/contract/blog/supplier/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** A post of a list, from the database. */
export interface CardRow extends Omit<PostCard, 'portada' | 'categoria' | 'tipo'> {
  tipo: PostCard['tipo']
  portada_nombre: string | null
  portada_sha256: string | null
  portada_texto: string
  categoria: string | null
  categoria_nombre: string | null
}

/** A search result, with an excerpt in which the matches are between the two marks. */
export interface FoundRow extends CardRow {
  fragmento: string
}

/** Marks around a match, which occur in no text. */
export const found = { begin: '\u0002', end: '\u0003' } as const

/** A stored picture of a post. */
export interface PictureRow {
  nombre: string
  sha256: string
  texto: string
}

/** One post of a page, from the database. */
export interface PostRow extends CardRow {
  id: string
  html: string
  allow_list: number
  version: number
  audiencia: string[]
  confirmado_at: string | null
  confirmo_antes: boolean
}

const minutes = sql`greatest(1, round(p.palabras / ${wordsPerMinute}::numeric))::integer`
const isConfirmed = sql`exists (select from blog_receipts r
  where r.company_id = p.company_id and r.post_id = p.id and r.version = p.version and r.membership_id = (select scope_membership()))`
const card = sql`p.slug, p.tipo, p.titulo, p.extracto, p.autor, p.publicado_at, ${minutes} as minutos, p.fijado,
  p.portada_nombre, p.portada_sha256, p.portada_texto, p.categoria, c.nombre as categoria_nombre,
  exists (select from blog_reads o where o.company_id = p.company_id and o.post_id = p.id
            and o.membership_id = (select scope_membership())) as leido,
  p.tipo = 'comunicado' and not ${isConfirmed} as pendiente`
const posts = sql`blog_posts p left join blog_categories c on c.company_id = p.company_id and c.slug = p.categoria`
/** Row-level security enforces this as well: published, due, not retracted. */
const isOpen = sql`p.company_id = ${scopeCompany} and p.publicado_at <= now() and p.retirado_at is null`
const newestFirst = sql`p.publicado_at desc, p.id desc`

const isOf = ({ category, tag }: Pick<BlogQuery, 'category' | 'tag'>) => sql`${isOpen}
  and ${category === undefined ? sql`true` : sql`p.categoria = ${category}`}
  and ${
    tag === undefined
      ? sql`true`
      : sql`exists (select from blog_post_tags e where e.company_id = p.company_id and e.post_id = p.id and e.slug = ${tag})`
  }`

const page = ({ limit, page: at }: BlogQuery) =>
  sql`limit ${limit}::integer offset ${(at - 1) * limit}::integer`

/** Finds a page of posts, pinned ones first, and their number. */
export async function findPosts(db: Database, scope: Scope, wanted: BlogQuery) {
  const [rows, [counted]] = await db.read(scope, [
    sql<CardRow>`select ${card} from ${posts} where ${isOf(wanted)}
      order by p.fijado desc, ${newestFirst} ${page(wanted)}`.compile(query),
    countOf(isOf(wanted)),
  ])
  return { rows, total: counted?.posts ?? 0 }
}

/** Searches posts, best match first; a title that contains the typed text also matches. */
export async function searchPosts(db: Database, scope: Scope, wanted: BlogSearch) {
  const question = sql`(select blog_question(${wanted.q}))`
  const typed = sql`blog_folded(${wanted.q.replace(/[\\%_]/g, '\\$&')})`
  const isFound = sql`${isOf(wanted)}
    and (p.busqueda @@ ${question} or blog_folded(p.titulo) like '%' || ${typed} || '%')`
  const marks = `StartSel=${found.begin}, StopSel=${found.end}, MaxFragments=2, MaxWords=22, MinWords=8, FragmentDelimiter=" … "`
  const [rows, [counted]] = await db.read(scope, [
    sql<FoundRow>`select hit.*, ts_headline('public.blog_spanish', hit.texto,
          (select websearch_to_tsquery('public.blog_spanish', ${wanted.q})) || ${question}, ${marks}) as fragmento
      from (select ${card}, blog_plain(p.html) as texto, ts_rank(p.busqueda, ${question}) as rank from ${posts}
             where ${isFound} order by rank desc, ${newestFirst} ${page(wanted)}) hit
     order by hit.rank desc, hit.publicado_at desc`.compile(query),
    countOf(isFound),
  ])
  return { rows, total: counted?.posts ?? 0 }
}

const countOf = (condition: RawBuilder<unknown>) =>
  sql<{ posts: number }>`select count(*)::integer as posts from blog_posts p where ${condition}`.compile(
    query,
  )

/** Finds the categories with posts, by name. */
export async function findCategories(db: Database, scope: Scope): Promise<CountedTerm[]> {
  const [rows] = await db.read(scope, [
    sql<CountedTerm>`select c.slug, c.nombre, count(*)::integer as posts
      from blog_categories c join blog_posts p on p.company_id = c.company_id and p.categoria = c.slug
     where ${isOpen} group by 1, 2 order by blog_folded(c.nombre)`.compile(query),
  ])
  return rows
}

/** Maximum tags of a list. */
const mostTags = 30

/** Finds the tags of posts, the most used first. */
export async function findTags(db: Database, scope: Scope): Promise<CountedTerm[]> {
  const [rows] = await db.read(scope, [
    sql<CountedTerm>`select e.slug, min(e.nombre) as nombre, count(*)::integer as posts
      from blog_post_tags e join blog_posts p on p.company_id = e.company_id and p.id = e.post_id
     where ${isOpen} group by 1 order by posts desc, e.slug limit ${mostTags}::integer`.compile(query),
  ])
  return rows
}

/** Finds the posts that most people opened. */
export async function findMostRead(db: Database, scope: Scope): Promise<PostLink[]> {
  const [rows] = await db.read(scope, [
    sql<PostLink>`select p.slug, p.titulo, p.publicado_at from blog_posts p where ${isOpen} and p.lecturas > 0
      order by p.lecturas desc, ${newestFirst} limit ${mostReadPosts}::integer`.compile(query),
  ])
  return rows
}

const ofPost = (slug: string) =>
  sql`(select w.id from blog_posts w where w.company_id = ${scopeCompany} and w.slug = ${slug})`

/** The previous or next post by date. */
const neighbour = (slug: string, side: 'older' | 'newer') => {
  const [sign, order] = side === 'older' ? [sql`<`, newestFirst] : [sql`>`, sql`p.publicado_at, p.id`]
  return sql<PostLink>`select p.slug, p.titulo, p.publicado_at from blog_posts p
     where ${isOpen} and (p.publicado_at, p.id) ${sign}
       (select w.publicado_at, w.id from blog_posts w where w.company_id = ${scopeCompany} and w.slug = ${slug})
     order by ${order} limit 1`.compile(query)
}

/** The most similar posts: tags count more than the category; without any, the newest. */
const related = (slug: string) =>
  sql<CardRow>`select ${card} from ${posts}
     cross join lateral (select w.id, w.categoria from blog_posts w where w.company_id = ${scopeCompany} and w.slug = ${slug}) this
     cross join lateral (select 2 * (select count(*) from blog_post_tags e join blog_post_tags o
         on o.company_id = e.company_id and o.slug = e.slug and o.post_id = this.id
        where e.company_id = p.company_id and e.post_id = p.id) + (p.categoria is not distinct from this.categoria)::integer as points) near
     where ${isOpen} and p.id <> this.id
     order by near.points desc, ${newestFirst} limit ${relatedPosts}::integer`.compile(query)

/** Finds one post of the scope with its parts; undefined if there is none that the scope may see. */
export async function findPost(db: Database, scope: Scope, slug: string) {
  const id = ofPost(slug)
  const [[post], tags, pictures, files, [older], [newer], near] = await db.read(scope, [
    sql<PostRow>`select ${card}, p.id, p.html, p.allow_list, p.version, p.audiencia,
        (select r.confirmed_at from blog_receipts r where r.company_id = p.company_id and r.post_id = p.id
            and r.version = p.version and r.membership_id = (select scope_membership())) as confirmado_at,
        exists (select from blog_receipts r where r.company_id = p.company_id and r.post_id = p.id
            and r.version < p.version and r.membership_id = (select scope_membership())) as confirmo_antes
      from ${posts} where ${isOpen} and p.slug = ${slug}`.compile(query),
    sql<BlogTerm>`select e.slug, e.nombre from blog_post_tags e
      where e.company_id = ${scopeCompany} and e.post_id = ${id} order by blog_folded(e.nombre)`.compile(
      query,
    ),
    sql<PictureRow>`select f.nombre, f.sha256, f.texto from blog_post_files f
      where f.company_id = ${scopeCompany} and f.post_id = ${id} and f.clase = 'galeria' order by f.lugar`.compile(
      query,
    ),
    sql<BlogFile>`select f.id, f.nombre, f.texto, f.media_type, f.size::integer from blog_post_files f
      where f.company_id = ${scopeCompany} and f.post_id = ${id} and f.clase = 'adjunto' order by f.lugar`.compile(
      query,
    ),
    neighbour(slug, 'older'),
    neighbour(slug, 'newer'),
    related(slug),
  ])
  return post && { post, tags, pictures, files, older, newer, near }
}

/** Finds an attachment of a post that the scope may see. */
export async function findBlogFile(db: Database, scope: Scope, id: string) {
  const [[file]] = await db.read(scope, [
    sql<{
      nombre: string
      media_type: string
      storage_key: string
    }>`select f.nombre, f.media_type, f.storage_key
      from blog_post_files f join blog_posts p on p.company_id = f.company_id and p.id = f.post_id
     where ${isOpen} and f.id = ${id} and f.storage_key is not null`.compile(query),
  ])
  return file
}
