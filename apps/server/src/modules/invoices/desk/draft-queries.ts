import { sql } from 'kysely'
import type { InvoiceDraft } from '@enlace/contract/connections/bills/schemas.ts'

/** The bill of an invoice `i` in the ERP that a connection writes to, as JSON; null if no connection has tried. */
export const draftOf = sql<InvoiceDraft | null>`(select jsonb_build_object('estado', d.state, 'sistema', d.system,
    'conexion', d.conexion, 'numero', d.erp_number, 'motivo', d.reason, 'reintenta_at', d.retry_at)
  from submitted_invoice_bills d where d.company_id = i.company_id and d.invoice_id = i.id
   and (d.state <> 'pendiente' or i.tomada_at is null))`
