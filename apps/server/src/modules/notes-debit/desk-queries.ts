import { sql } from 'kysely'
import type { DeskObjection, DeskObjectionDetail } from '@enlace/contract/notes-debit/desk/schemas.ts'
import { scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { type ActDesk, findDeskAct, waitingActs } from '../acts/index.ts'

/** Objections to debit notes. */
export const objections: ActDesk = {
  act: 'objetar',
  document: sql`notes_debit`,
  columns: sql`coalesce(d.nro_nota, q.document_number, '') as nota, coalesce(d.moneda, 'COP') as moneda,
    d.valor_nota as valor`,
  searched: ['nota', 'proveedor', 'nit'],
  sortable: { nota: 'nota', proveedor: 'proveedor', at: 'at', valor: { by: sql`valor`, isMoney: true } },
}

const note = sql`(select jsonb_build_object('fecha', n.fecha, 'motivo', n.motivo, 'estado', n.estado_visible,
    'bruto', n.valor_bruto::text, 'impuesto', n.valor_impuesto::text, 'aplicado', n.valor_aplicado::text,
    'cruces', coalesce((select jsonb_agg(jsonb_build_object('linea', l.linea, 'documento', l.doc_cruce, 'valor', l.valor::text)
                          order by l.linea) from notes_debit_lines l where l.company_id = n.company_id and l.note_id = n.id), '[]'))
   from notes_debit n where n.company_id = ${scopeCompany} and n.id = acts.document_id) as documento`

/** Finds an objection with its note; undefined if it does not exist. */
export const findObjection = (
  db: Database,
  scope: Scope,
  id: string,
): Promise<DeskObjectionDetail | undefined> =>
  findDeskAct<DeskObjection & Pick<DeskObjectionDetail, 'documento'>>(db, scope, objections, id, note)

/** Counts the undecided objections. */
export const waitingObjections = waitingActs(objections)
