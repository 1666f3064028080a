import type { Generated } from 'kysely'

/** What makes a version of a page a legal text. */
export interface LegalVersionsTable {
  company_id: number
  code: string
  version: number
  must_accept: boolean
  demanded_at: Generated<string>
  note: Generated<string>
  published_by: Generated<string>
}

/** A legal text that somebody writes at; one for each text. */
export interface LegalDraftsTable {
  company_id: number
  code: string
  revision: Generated<string>
  title: string
  html: string
  must_accept: Generated<boolean>
  note: Generated<string>
  author: Generated<string>
  updated_at: Generated<string>
}
