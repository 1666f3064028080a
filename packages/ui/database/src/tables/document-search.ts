/** One of the ways in which a document's number is found from anywhere, folded; triggers keep the rows. */
export interface DocumentSearchTable {
  company_id: number
  third_party_id: number
  kind: string
  term: string
  id: string
  third_id: number
}
