/** Two documents that belong together. */
export interface DocumentLinksTable {
  company_id: number
  third_party_id: number
  third_id: number
  from_kind: string
  from_id: string
  to_kind: string
  to_id: string
  import_batch_id: string | null
}
