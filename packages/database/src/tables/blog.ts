import type { Generated, GeneratedAlways } from 'kysely'

/** A heading under which a company's posts stand. */
export interface BlogCategoriesTable {
  company_id: number
  slug: string
  nombre: string
}

/** What a company tells its suppliers: a post, or a communiqué that asks for a receipt. */
export interface BlogPostsTable {
  company_id: number
  id: Generated<string>
  slug: string
  tipo: string
  titulo: string
  extracto: string
  html: string
  autor: string
  categoria: string | null
  portada_nombre: string | null
  portada_sha256: string | null
  portada_texto: Generated<string>
  audiencia: Generated<string[]>
  fijado: Generated<boolean>
  version: Generated<number>
  publicado_at: string | null
  retirado_at: string | null
  anunciado_at: string | null
  recordado_at: string | null
  lecturas: Generated<number>
  allow_list: number
  image_hosts: Generated<string[]>
  frame_hosts: Generated<string[]>
  created_at: Generated<string>
  updated_at: Generated<string>
  etiquetas_texto: Generated<string>
  palabras: GeneratedAlways<number>
  busqueda: GeneratedAlways<string>
}

/** A word by which posts are found together. */
export interface BlogPostTagsTable {
  company_id: number
  post_id: string
  slug: string
  nombre: string
}

/** A picture of a post's gallery, or one of its attachments. */
export interface BlogPostFilesTable {
  company_id: number
  id: Generated<string>
  post_id: string
  clase: string
  lugar: number
  nombre: string
  texto: Generated<string>
  media_type: string
  size: string
  sha256: string
  storage_key: string | null
}

/** That a person has opened a post. */
export interface BlogReadsTable {
  company_id: number
  post_id: string
  membership_id: string
  read_at: Generated<string>
}

/** That a person has confirmed to have read a version of a communiqué. */
export interface BlogReceiptsTable {
  company_id: number
  post_id: string
  version: number
  membership_id: string
  third_party_id: number
  persona: string
  correo: string
  confirmed_at: Generated<string>
}

/** An attachment that staff uploaded for a post: its drafts and versions name it by its bytes. */
export interface BlogDeskFilesTable {
  company_id: number
  id: Generated<string>
  nombre: string
  media_type: string
  size: string
  sha256: string
  storage_key: string
  created_by: Generated<string>
  created_at: Generated<string>
}
