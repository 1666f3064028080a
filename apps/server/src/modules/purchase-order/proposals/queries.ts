import { sql } from 'kysely'
import type { DeskProposal, DeskProposalDetail } from '@enlace/contract/purchase-order/proposals/schemas.ts'
import { scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type ActDesk, findDeskAct, waitingActs } from '../../acts/index.ts'

/** Suppliers' proposals for order lines. */
export const proposals: ActDesk = {
  act: 'novedad',
  document: sql`purchase_order`,
  columns: sql`coalesce(d.nro_orden, q.document_number, '') as orden, d.comprador,
    jsonb_array_length(a.lines) as lineas_total`,
  searched: ['orden', 'proveedor', 'nit', 'comprador'],
  sortable: {
    orden: 'orden',
    proveedor: 'proveedor',
    comprador: { by: sql`lower(comprador)` },
    lineas: 'lineas_total',
    at: 'at',
  },
}

const order = sql`(select jsonb_build_object('fecha', o.fecha, 'fecha_entrega', o.fecha_entrega, 'estado', o.estado_visible,
    'moneda', o.moneda, 'valor', o.valor_neto::text)
   from purchase_order o where o.company_id = ${scopeCompany} and o.id = acts.document_id) as documento,
  (select coalesce(jsonb_agg(told.line || jsonb_build_object('pedida', (
       select jsonb_build_object('descripcion', l.descripcion, 'um', l.um, 'cantidad', l.cantidad::text,
                                 'precio', l.precio::text, 'fecha', l.fecha_entrega)
         from purchase_order_lines l where l.company_id = ${scopeCompany} and l.purchase_order_id = acts.document_id
          and l.linea = (told.line ->> 'linea')::integer)) order by told.place), '[]')
     from jsonb_array_elements(acts.reported) with ordinality as told (line, place)) as lineas`

/** Finds a proposal with its order; undefined if it does not exist. */
export const findProposal = (
  db: Database,
  scope: Scope,
  id: string,
): Promise<DeskProposalDetail | undefined> =>
  findDeskAct<DeskProposal & Pick<DeskProposalDetail, 'documento' | 'lineas'>>(
    db,
    scope,
    proposals,
    id,
    order,
  )

/** Counts the undecided proposals. */
export const waitingProposals = waitingActs(proposals)
