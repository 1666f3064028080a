// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/content/`. */
export interface ContentTables {
  cms_content: {
    company_id: number
    location: string
    html: string
    allow_list: number
    image_hosts: Generated<string[]>
    frame_hosts: Generated<string[]>
    updated_at: Generated<string>
  }
  advertisements: {
    company_id: number
    id: Generated<string>
    page_code: string
    position: number
    contenido: unknown
    starts_at: string | null
    ends_at: string | null
    allow_list: number
    image_hosts: Generated<string[]>
    frame_hosts: Generated<string[]>
    updated_at: Generated<string>
  }
  pages: {
    company_id: number
    code: string
    version: number
    title: string
    description: Generated<string>
    html: string
    published_at: Generated<string>
    allow_list: number
    image_hosts: Generated<string[]>
    frame_hosts: Generated<string[]>
  }
  templates: {
    company_id: number
    name: string
    title: Generated<string>
    html: string
    allow_list: number
    image_hosts: Generated<string[]>
    frame_hosts: Generated<string[]>
    updated_at: Generated<string>
  }
  filled_templates: {
    company_id: number
    name: string
    title: string
    source: string
    image_hosts: Generated<string[]>
    frame_hosts: Generated<string[]>
    updated_at: Generated<string>
  }
  template_faults: {
    company_id: number
    template: string
    fault: string
    times: Generated<number>
    first_at: Generated<string>
    last_at: Generated<string>
  }
  content_versions: {
    company_id: number
    kind: string
    item: string
    number: number
    state: string
    body: unknown
    note: Generated<string>
    author: string
    based_on: number | null
    revision: Generated<number>
    created_at: Generated<string>
    updated_at: Generated<string>
    publish_at: string | null
    published_at: string | null
    published_by: string | null
    published_as: number | null
    retired_at: string | null
  }
  media: {
    company_id: number
    id: Generated<string>
    name: string
    alt: Generated<string>
    is_decorative: Generated<boolean>
    focus_x: Generated<number>
    focus_y: Generated<number>
    media_type: string
    width: number
    height: number
    size: string
    storage_key: string
    file_number: Generated<number>
    served_number: Generated<number>
    state: Generated<string>
    sizes_made: Generated<number>
    sizes_wanted: Generated<number>
    version: Generated<number>
    uploaded_by: Generated<string>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  media_sizes: {
    company_id: number
    media_id: string
    file_number: number
    format: string
    width: number
    height: number
    sha256: string
    bytes: Buffer
  }
}
