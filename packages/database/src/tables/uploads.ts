// Generated from the schema by `npm run generate`; a test compares it with the database.
import type { Generated } from 'kysely'

/** The tables of `schema/uploads/`. */
export interface UploadsTables {
  stored_files: {
    company_id: number
    storage_key: string
    media_type: string
    size: string
    sha256: string
    created_at: Generated<string>
    claimed_at: string | null
    swept_at: string | null
  }
  file_uploads: {
    company_id: number
    id: Generated<string>
    membership_id: string
    third_party_id: number
    purpose: string
    name: string
    size: string
    sha256: string
    received: Generated<string>
    created_at: Generated<string>
    expires_at: Generated<string>
  }
  file_upload_pieces: {
    company_id: number
    upload_id: string
    at: string
    bytes: Buffer
  }
}
