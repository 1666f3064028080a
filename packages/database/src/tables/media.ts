import type { Generated } from 'kysely'

/** A picture of a company's library. */
export interface MediaTable {
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

/** One size of a picture, as it is served. */
export interface MediaSizesTable {
  company_id: number
  media_id: string
  file_number: number
  format: string
  width: number
  height: number
  sha256: string
  bytes: Buffer
}
