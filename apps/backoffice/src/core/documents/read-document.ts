import type { DocumentThread } from '@enlace/contract/documents/desk/thread-schemas.ts'
import type { DocumentFootFacts } from '@enlace/contract/documents/foot.ts'

/** What the page of any document needs of it, beside the fields of its kind. */
export type ReadDocument = DocumentFootFacts & {
  id: string
  moneda: string
  estado: string
  proveedor: string
  nit: string
  proveedor_id: number
  visto_at: string | null
  visto_por: string | null
  lines: readonly { linea: number; account_statement_id?: string | null }[]
  consultas: readonly DocumentThread[]
}
