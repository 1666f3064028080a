import type { PostDraft } from '@enlace/contract/blog/desk/schemas.ts'

/** A post of which nothing is written. */
export const emptyPost: PostDraft = {
  tipo: 'entrada',
  titulo: '',
  extracto: '',
  autor: '',
  categoria: '',
  etiquetas: [],
  audiencia: [],
  html: '',
  portada: null,
  galeria: [],
  adjuntos: [],
}

/** Whether what a tab kept still is a post. */
export const isDraft = (read: object): boolean =>
  Object.entries(emptyPost).every(([name, empty]) => {
    const value: unknown = Reflect.get(read, name)
    return Array.isArray(empty) ? Array.isArray(value) : empty === null || typeof value === typeof empty
  })
