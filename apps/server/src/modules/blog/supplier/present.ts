import { audiences } from '@enlace/contract/blog/limits.ts'
import type { BlogPost, ListedPost, PostCard } from '@enlace/contract/blog/supplier/schemas.ts'
import { pictureAddress, htmlOf } from '../../content/index.ts'
import { type CardRow, found, type findPost, type FoundRow } from './queries.ts'

/** Presents a post for lists. */
export function cardOf(row: CardRow): PostCard {
  const { portada_nombre, portada_sha256, portada_texto, categoria, categoria_nombre, ...card } = row
  return {
    ...card,
    portada:
      portada_nombre === null || portada_sha256 === null
        ? null
        : { imagen: pictureAddress({ name: portada_nombre, sha256: portada_sha256 }), texto: portada_texto },
    categoria: categoria === null ? null : { slug: categoria, nombre: categoria_nombre ?? categoria },
  }
}

/** Presents a post in search results: its excerpt is split at the matches. */
export function foundOf({ fragmento, ...row }: FoundRow): ListedPost {
  const parts = fragmento.split(found.begin).flatMap((part, at) => {
    if (at === 0) return [{ texto: part, coincide: false }]
    const [hit = '', rest = ''] = part.split(found.end)
    return [
      { texto: hit, coincide: true },
      { texto: rest, coincide: false },
    ]
  })
  return { ...cardOf(row), fragmento: parts.filter(({ texto }) => texto !== '') }
}

/** Presents one post with its parts. */
export function postOf({
  post,
  tags,
  pictures,
  files,
  older,
  newer,
  near,
}: NonNullable<Awaited<ReturnType<typeof findPost>>>): BlogPost {
  const { html, allow_list, id, version, audiencia, confirmado_at, confirmo_antes, ...row } = post
  return {
    ...cardOf(row),
    id,
    html: htmlOf({ html, allow_list }, 'content'),
    version,
    audiencia: audiences.filter((kind) => audiencia.includes(kind)),
    etiquetas: tags,
    galeria: pictures.map(({ nombre, sha256, texto }) => ({
      imagen: pictureAddress({ name: nombre, sha256 }),
      texto,
    })),
    adjuntos: files,
    anterior: older ?? null,
    siguiente: newer ?? null,
    relacionados: near.map(cardOf),
    confirmado_at,
    confirmo_antes,
  }
}
