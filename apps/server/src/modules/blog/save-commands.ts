import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { allowListVersion } from '@enlace/contract/content/allow-list.ts'
import { contentTexts } from '@enlace/contract/content/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { query, scopeCompany, type Database, type Transaction } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import { audit, type Author } from '../../core/audit/content-commands.ts'
import { type SanitisedHtml, sanitiseHtml, slugOf } from '../content/index.ts'
import type { Storage } from '../../core/storage/storage.ts'
import { announce, hushPost } from './announce-commands.ts'
import { type KeptAttachment, keepAttachments } from './attachments.ts'
import { keepPictures, type Pictures } from './pictures.ts'
import { findAttachments, lockPost, type PostContent } from './queries.ts'
import type { HandedInPost } from './read-folder.ts'

/** The result of saving a post. */
export interface SavedPost {
  slug: string
  outcome: 'created' | 'updated' | 'unchanged'
  publicado_at: string | null
  retirado_at: string | null
  /** HTML that the sanitiser removed. */
  removed: string[]
}

/** Options of saving a post. */
export interface SaveOptions {
  author: Author
  /** Sends no notices of a communiqué. */
  isQuiet?: boolean
}

/** Each host is in the policy header of every page, which must stay short. */
const mostHosts = 20

/**
 * Creates or updates a post by its slug, with sanitised text and stored pictures and attachments. The day and the pin
 * of a published post stay unless submitted. A change of content makes a new version, which needs new receipts. @throws
 * Problem `invalid-fields` or `file-refused`, with a sentence for each.
 */
export async function savePost(
  service: { db: Database; storage: Storage },
  company: number,
  post: HandedInPost,
  { author, isQuiet = false }: SaveOptions,
): Promise<SavedPost> {
  const prepared = await preparePost(service, company, post, author)
  return service.db.transaction(Scope.ofStaff(company), (tx) => putPost(tx, prepared, { author, isQuiet }))
}

/** A post ready to be written: pictures and attachments stored, text sanitised. */
export interface PreparedPost {
  post: HandedInPost
  parts: Parts
}

/**
 * Prepares a post to be written. Stored files that are never written are swept. @throws Problem `invalid-fields` or
 * `file-refused`, with a sentence for each.
 */
export async function preparePost(
  service: { db: Database; storage: Storage },
  company: number,
  post: HandedInPost,
  author: Author,
): Promise<PreparedPost> {
  const scope = () => Scope.ofStaff(company)
  const pictures = await keepPictures(service.db, scope(), post, author)
  const clean = sanitiseHtml(pictures.html, 'content')
  if (clean.imageHosts.length > mostHosts)
    throw new Problem('invalid-fields', {}, { html: contentTexts.hostsMany })
  const known = await findAttachments(service.db, company, post.slug)
  const files = await keepAttachments(service, { company, scope: scope() }, post, known)
  return { post, parts: { pictures, clean, files } }
}

type Parts = { pictures: Pictures; clean: SanitisedHtml; files: KeptAttachment[] }

/** Writes a prepared post in the caller's transaction. */
export async function putPost(
  tx: Transaction,
  { post, parts }: PreparedPost,
  { author, isQuiet = false }: SaveOptions,
): Promise<SavedPost> {
  const { slug, written } = post
  const { clean, files } = parts
  await claim(tx, files)
  const before = await lockPost(tx, slug)
  const content = contentOf(post, parts)
  const publicado = written.publicado === null ? (before?.publicado_at ?? null) : momentOf(written.publicado)
  const fijado = written.fijado || (before?.fijado ?? false)
  const saved = {
    slug,
    publicado_at: publicado,
    retirado_at: before?.retirado_at ?? null,
    removed: clean.removed,
  }
  const isSame =
    before !== undefined &&
    isDeepStrictEqual(before.content, content) &&
    before.fijado === fijado &&
    sameMoment(before.publicado_at, publicado)
  if (isSame) return { ...saved, outcome: 'unchanged' }
  const saysOther =
    before !== undefined &&
    (before.titulo !== content.titulo ||
      before.html !== content.html ||
      before.files !== files.map(({ sha256 }) => sha256).join(' '))
  const isRetold = saysOther || (before !== undefined && before.audiencia.join() !== content.audiencia.join())
  const version = (before?.version ?? 1) + (saysOther && before.publicado_at !== null ? 1 : 0)
  const id = await writePost(tx, post, parts, { version, publicado, fijado, isRetold })
  await writeParts(tx, id, content, parts)
  await audit(tx, author, before === undefined ? 'post-created' : 'post-saved', slug)
  if (isQuiet) await hushPost(tx, id)
  else await announce(tx, id)
  return { ...saved, outcome: before === undefined ? 'created' : 'updated' }
}

/** Returns the content of a post. */
function contentOf({ written }: HandedInPost, { pictures, clean, files }: Parts): PostContent {
  const { tipo, titulo, extracto, autor, categoria } = written
  const cover = pictures.cover
  return {
    tipo,
    titulo,
    extracto,
    html: clean.html,
    autor,
    categoria: categoria === null ? null : slugOf(categoria),
    cover: cover === null ? [null, null, ''] : [cover.name, cover.sha256, cover.texto],
    audiencia: [...new Set(written.audiencia)].toSorted(),
    etiquetas: tagsOf(written.etiquetas).map(({ nombre }) => nombre),
    galeria: pictures.gallery.map(({ sha256, texto }) => [sha256, texto]),
    adjuntos: files.map(({ sha256, nombre, texto }) => [sha256, nombre, texto]),
  }
}

/** Returns distinct tags in the order of their slugs; one without a letter is dropped. */
function tagsOf(names: readonly string[]): { slug: string; nombre: string }[] {
  const bySlug = new Map(names.map((nombre) => [slugOf(nombre), nombre]))
  bySlug.delete('')
  return [...bySlug]
    .map(([slug, nombre]) => ({ slug, nombre }))
    .toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
}

async function writePost(
  tx: Transaction,
  { slug, written }: HandedInPost,
  { pictures: { cover }, clean }: Parts,
  {
    version,
    publicado,
    fijado,
    isRetold,
  }: { version: number; publicado: string | null; fijado: boolean; isRetold: boolean },
): Promise<string> {
  const { tipo, titulo, extracto, autor } = written
  const categoria = written.categoria === null ? null : await writeCategory(tx, written.categoria)
  const post = {
    tipo,
    titulo,
    extracto,
    autor,
    categoria,
    html: clean.html,
    portada_nombre: cover?.name ?? null,
    portada_sha256: cover?.sha256 ?? null,
    portada_texto: cover?.texto ?? '',
    audiencia: [...new Set(written.audiencia)].toSorted(),
    fijado,
    version,
    publicado_at: publicado,
    allow_list: allowListVersion,
    image_hosts: clean.imageHosts,
    frame_hosts: clean.frameHosts,
    etiquetas_texto: written.etiquetas.join(' '),
  }
  const [row] = await tx.run(
    query
      .insertInto('blog_posts')
      .values({ company_id: scopeCompany, slug, ...post })
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'slug']).doUpdateSet({
          ...post,
          updated_at: sql<string>`now()`,
          ...(isRetold && { anunciado_at: null }),
        }),
      )
      .returning('id')
      .compile(),
  )
  if (!row) throw new Error('A post was not written')
  return row.id
}

async function writeCategory(tx: Transaction, nombre: string): Promise<string> {
  const slug = slugOf(nombre)
  if (slug === '') throw new Problem('invalid-fields', {}, { categoria: contentTexts.codeMalformed })
  await tx.run(
    query
      .insertInto('blog_categories')
      .values({ company_id: scopeCompany, slug, nombre })
      .onConflict((row) => row.columns(['company_id', 'slug']).doUpdateSet({ nombre }))
      .compile(),
  )
  return slug
}

/** Replaces tags, pictures and attachments; unreferenced files of the storage are swept. */
async function writeParts(tx: Transaction, id: string, content: PostContent, { pictures, files }: Parts) {
  const of = { company_id: scopeCompany, post_id: id }
  await tx.run(
    query
      .deleteFrom('blog_post_tags')
      .where('company_id', '=', scopeCompany)
      .where('post_id', '=', id)
      .compile(),
  )
  const gone = await tx.run(
    query
      .deleteFrom('blog_post_files')
      .where('company_id', '=', scopeCompany)
      .where('post_id', '=', id)
      .returning('storage_key')
      .compile(),
  )
  const tags = tagsOf(content.etiquetas).map((tag) => ({ ...of, ...tag }))
  if (tags.length > 0) await tx.run(query.insertInto('blog_post_tags').values(tags).compile())
  const shown = pictures.gallery.map(({ name, texto, media_type, size, sha256 }, at) => {
    const picture = { nombre: name, texto, media_type, size: String(size), sha256, storage_key: null }
    return { ...of, ...picture, clase: 'galeria', lugar: at }
  })
  const attached = files.map(({ isNew: _, size, ...file }, at) => {
    return { ...of, ...file, clase: 'adjunto', lugar: at, size: String(size) }
  })
  const rows = [...shown, ...attached]
  if (rows.length > 0) await tx.run(query.insertInto('blog_post_files').values(rows).compile())
  const kept = files.map(({ storage_key }) => storage_key)
  const left = gone.flatMap(({ storage_key: key }) => (key === null || kept.includes(key) ? [] : [key]))
  if (left.length > 0) await tx.run(ofKeys(left).set({ claimed_at: null }).compile())
}

const ofKeys = (keys: readonly string[]) =>
  query.updateTable('stored_files').where('company_id', '=', scopeCompany).where('storage_key', 'in', keys)

async function claim(tx: Transaction, files: readonly KeptAttachment[]): Promise<void> {
  const fresh = files.filter(({ isNew }) => isNew).map(({ storage_key }) => storage_key)
  if (fresh.length === 0) return
  const claimed = await tx.run(
    ofKeys(fresh)
      .where('claimed_at', 'is', null)
      .where('swept_at', 'is', null)
      .set({ claimed_at: sql<string>`now()` })
      .returning('storage_key')
      .compile(),
  )
  if (claimed.length !== fresh.length) throw new Error('A file of the post is not there any more')
}

/** Converts a date or time in Colombia to an instant. */
export function momentOf(written: string): string {
  return `${written.includes('T') ? written : `${written}T00:00`}-05:00`
}

const sameMoment = (one: string | null, other: string | null) =>
  one === other || (one !== null && other !== null && Date.parse(one) === Date.parse(other))
