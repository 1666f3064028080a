import type { PostState } from '@enlace/contract/blog/desk/state-schemas.ts'
import type { DeskPostRow, PostDraft } from '@enlace/contract/blog/desk/schemas.ts'
import { PostDraft as PostDraftShape } from '@enlace/contract/blog/desk/schemas.ts'
import { audiences } from '@enlace/contract/blog/limits.ts'
import { readFields } from '../../../core/http/serve/fields.ts'
import type { DeskPostFound, ReceiptCount } from './queries.ts'

/** Returns the publication state of a stored post. */
export function stateOf(
  { publicado_at, retirado_at }: Pick<DeskPostFound, 'publicado_at' | 'retirado_at'>,
  now: Date,
): PostState {
  if (retirado_at !== null) return 'retirada'
  if (publicado_at === null) return 'borrador'
  return new Date(publicado_at) <= now ? 'publicada' : 'programada'
}

/** Returns a stored post as a draft of the desk. */
export function draftOf(found: DeskPostFound): PostDraft {
  const { tipo, titulo, extracto, autor, categoria, etiquetas, html, portada, galeria } = found
  return {
    tipo,
    titulo,
    extracto,
    autor,
    categoria,
    etiquetas,
    html,
    audiencia: audiences.filter((one) => found.audiencia.includes(one)),
    portada: portada && { imagen: portada.imagen, texto: portada.texto },
    galeria: galeria.map(({ imagen, texto }) => ({ imagen, texto })),
    adjuntos: found.adjuntos.map(({ sha256, nombre, texto, size }) => ({ sha256, nombre, texto, size })),
  }
}

/** Reads the content of a version by the current schema. */
export const readDraft = (body: unknown): PostDraft => readFields(PostDraftShape, body) as PostDraft // what the schema read is of its type

/** Presents a row of the list for a post that is or was published, with its draft. */
export function rowOf(
  found: DeskPostFound,
  draft: { updated_at: string } | undefined,
  count: ReceiptCount | undefined,
  now: Date,
): DeskPostRow {
  const { slug, titulo, tipo, fijado, categoria, etiquetas, publicado_at, updated_at, lecturas } = found
  return {
    slug,
    titulo,
    tipo,
    estado: stateOf(found, now),
    hasDraft: draft !== undefined,
    fijado,
    categoria,
    etiquetas,
    publicado_at,
    actualizado_at: draft?.updated_at ?? updated_at,
    lecturas,
    confirmadas: count?.confirmadas ?? null,
    destinatarios: count?.destinatarios ?? null,
  }
}

/** Presents a row of the list for a post that was never published. */
export function draftRowOf(slug: string, updated_at: string, post: PostDraft): DeskPostRow {
  const { titulo, tipo, categoria, etiquetas } = post
  return {
    slug,
    titulo,
    tipo,
    estado: 'borrador',
    hasDraft: true,
    fijado: false,
    categoria,
    etiquetas,
    publicado_at: null,
    actualizado_at: updated_at,
    lecturas: 0,
    confirmadas: null,
    destinatarios: null,
  }
}
