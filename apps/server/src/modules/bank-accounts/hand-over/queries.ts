import { sql } from 'kysely'
import type { AppliedChange, HandedChange } from '@enlace/contract/bank-accounts/hand-over/schemas.ts'
import { query, scopeCompany, type Transaction } from '@enlace/database/database.ts'
import type { BankAccountKind } from '@enlace/domain/bank-account.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Desk } from '../../../core/desk/list-queries.ts'
import { staffNameOf } from '../../../core/desk/member-name-queries.ts'

/** A row of the treasury's list from the database, with the account in parts. */
export interface HandedRow extends Omit<HandedChange, 'cuenta'> {
  banco: string
  tipo: BankAccountKind
  ultimos: string
}

const isInErp = sql`exists (select 1 from bank_hand_overs h
  where h.company_id = c.company_id and h.change_id = c.id and h.way = 'erp')`
const isInFile = sql`exists (select 1 from bank_hand_overs h
  where h.company_id = c.company_id and h.change_id = c.id and h.way = 'archivo')`

/** The applied changes of the open company: those that were not handed over first, oldest first; then the newest. */
export const handOverDesk: Desk = {
  rows: sql`(select c.id, c.numero, t.nombre as proveedor, t.documento_numero || coalesce('-' || t.documento_dv, '') as nit,
      c.banco, c.tipo, c.ultimos, cardinality(c.account_ids) as sucursales, c.closed_at as desde,
      case when ${isInErp} then 'en_el_erp' when ${isInFile} then 'descargado' else 'por_descargar' end as estado,
      (select count(*)::integer from bank_hand_overs h
        where h.company_id = c.company_id and h.change_id = c.id and h.way = 'archivo') as entregas,
      (select jsonb_build_object('at', h.at, 'quien', ${staffNameOf('h.actor')}, 'erp', h.way = 'erp') from bank_hand_overs h
        where h.company_id = c.company_id and h.change_id = c.id order by h.at desc, h.id limit 1) as ultima
    from bank_changes c join third_parties t on t.company_id = c.company_id and t.id = c.third_party_id
   where c.company_id = ${scopeCompany} and c.estado = 'aplicado') as handed`,
  text: ['numero', 'proveedor', 'nit'],
  turn: sql`case when estado = 'por_descargar' then extract(epoch from desde)
    else 30000000000 - extract(epoch from desde) end`,
  sortable: { numero: 'numero', proveedor: { by: sql`lower(proveedor)` }, desde: 'desde' },
}

/** An applied change with its sealed number. */
export interface SealedChange {
  id: string
  numero: string
  third_party_id: number
  aplicado_at: string
  /** Where the next question continues. */
  cursor: string
  proveedor: AppliedChange['proveedor']
  sucursales: AppliedChange['sucursales']
  banco: string
  tipo: BankAccountKind
  cuenta: Buffer
  titular: string
  titular_documento: string
  certificado_fecha: CalendarDate
  tomado_at: string | null
  was_downloaded: boolean
}

/** Which applied changes are wanted: the first ones after a cursor, or those of a period or not yet handed over. */
export interface WantedChanges {
  isPending?: 'for-treasury' | 'for-erp'
  days?: readonly [CalendarDate, CalendarDate] | undefined
  after?: string | undefined
  most: number
}

/** Before every change. */
const beginning = '0.00000000-0000-0000-0000-000000000000'

/** Finds applied changes with their sealed numbers, the oldest first. */
export function findAppliedChanges(
  db: Pick<Transaction, 'run'>,
  { isPending, days, after = beginning, most }: WantedChanges,
): Promise<SealedChange[]> {
  const [from = null, to = null] = days ?? []
  const [at = '', id = ''] = after.split('.')
  return db.run(
    sql<SealedChange>`select c.id, c.numero, c.third_party_id, c.closed_at as aplicado_at, (extract(epoch from c.closed_at) * 1000000)::bigint || '.' || c.id as cursor,
        jsonb_build_object('erp_key', t.erp_key, 'nombre', t.nombre, 'documento_numero', t.documento_numero,
                           'documento_dv', t.documento_dv) as proveedor,
        (select coalesce(jsonb_agg(jsonb_build_object('erp_key', b.erp_key, 'codigo', b.codigo, 'nombre', b.nombre)
                                   order by b.codigo, b.id), '[]')
           from branch_accounts b where b.company_id = c.company_id and b.id = any (c.account_ids)) as sucursales,
        c.banco, c.tipo, c.cuenta, c.titular, c.titular_documento, c.certificado_fecha,
        (select min(h.at) from bank_hand_overs h
          where h.company_id = c.company_id and h.change_id = c.id and h.way = 'erp') as tomado_at,
        ${isInFile} as was_downloaded
      from bank_changes c join third_parties t on t.company_id = c.company_id and t.id = c.third_party_id
     where c.company_id = ${scopeCompany} and c.estado = 'aplicado'
       and (not ${isPending === 'for-erp'}::boolean or not ${isInErp})
       and (not ${isPending === 'for-treasury'}::boolean or not (${isInErp} or ${isInFile}))
       and (${from}::date is null or (c.closed_at at time zone 'America/Bogota')::date between ${from}::date and ${to}::date)
       and ((extract(epoch from c.closed_at) * 1000000)::bigint, c.id) > (${at}::bigint, ${id}::uuid)
     order by c.closed_at, c.id limit ${most}`.compile(query),
  )
}
