import type { Generated } from 'kysely'

/** The HTML of a named place. */
export interface CmsContentTable {
  company_id: number
  location: string
  html: string
  allow_list: number
  image_hosts: Generated<string[]>
  frame_hosts: Generated<string[]>
  updated_at: Generated<string>
}

/** What stands in one of a page's three places, for its time. */
export interface AdvertisementsTable {
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

/** A version of a page of text, which never changes. */
export interface PagesTable {
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

/** HTML with fields, from which the portal makes a form. */
export interface TemplatesTable {
  company_id: number
  name: string
  title: Generated<string>
  html: string
  allow_list: number
  image_hosts: Generated<string[]>
  frame_hosts: Generated<string[]>
  updated_at: Generated<string>
}
