// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated, GeneratedAlways } from 'kysely'

/** The tables of `schema/blog/`. */
export interface BlogTables {
  blog_categories: {
    company_id: number
    slug: string
    nombre: string
  }
  blog_posts: {
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
    lecturas: Generated<number>
    allow_list: number
    image_hosts: Generated<string[]>
    frame_hosts: Generated<string[]>
    created_at: Generated<string>
    updated_at: Generated<string>
    etiquetas_texto: Generated<string>
    palabras: GeneratedAlways<number>
    busqueda: GeneratedAlways<string>
    recordado_at: string | null
  }
  blog_post_tags: {
    company_id: number
    post_id: string
    slug: string
    nombre: string
  }
  blog_post_files: {
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
  blog_reads: {
    company_id: number
    post_id: string
    membership_id: string
    read_at: Generated<string>
  }
  blog_receipts: {
    company_id: number
    post_id: string
    version: number
    membership_id: string
    third_party_id: number
    persona: string
    correo: string
    confirmed_at: Generated<string>
  }
  blog_desk_files: {
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
}
