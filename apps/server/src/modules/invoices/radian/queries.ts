import { sql } from 'kysely'
import type { InvoiceClass } from '@enlace/contract/invoices/limits.ts'
import type { RadianPerson } from '@enlace/contract/invoices/radian/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { ClaimConcept, RadianCode, RadianEventState } from '@enlace/domain/radian/radian.ts'
import type { Reading } from '../intake/queries.ts'

/** An event as stored. */
export interface KeptRadianEvent {
  id: string
  codigo: RadianCode
  estado: RadianEventState
  numero: string
  at: string
  concepto: ClaimConcept | null
  nota: string
  persona: RadianPerson
  quien: string
  respuesta: string
  respuesta_at: string | null
  respuesta_por: string | null
}

/** A handed-in invoice as far as its events go, with those of its current document, oldest first. */
export interface RadianInvoice {
  id: string
  third_party_id: number
  third_id: number
  clase: InvoiceClass
  numero: string
  radicado: string | null
  fecha_emision: CalendarDate | null
  fecha_vencimiento: CalendarDate | null
  forma_pago: string | null
  version_documento: number
  eventos: KeptRadianEvent[]
}

const events = sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', e.id, 'codigo', e.codigo, 'estado', e.estado, 'numero', e.numero, 'at', e.at,
           'concepto', e.concepto, 'nota', e.nota, 'persona', e.persona, 'quien', e.quien, 'respuesta', e.respuesta,
           'respuesta_at', e.respuesta_at, 'respuesta_por', e.respuesta_por) order by e.at, e.numero)
    from radian_events e
   where e.company_id = i.company_id and e.invoice_id = i.id and e.version_documento = i.version_documento), '[]')`

/** Finds an invoice of the open scope with its events; undefined if there is none. */
export async function findRadianIn(tx: Reading, id: string): Promise<RadianInvoice | undefined> {
  const [row] = await tx.run(
    sql<RadianInvoice>`select i.id, i.third_party_id, i.third_id, i.clase, i.numero, i.radicado, i.fecha_emision,
      i.fecha_vencimiento, i.documento ->> 'forma_pago' as forma_pago, i.version_documento, ${events} as eventos
      from submitted_invoices i where i.company_id = ${scopeCompany} and i.id = ${id}`.compile(query),
  )
  return row
}

/** Finds the person that a member of the staff named last. */
export async function findLastPersonIn(tx: Reading, member: string): Promise<RadianPerson | null> {
  const [row] = await tx.run(
    sql<{ persona: RadianPerson }>`select persona from radian_events
      where company_id = ${scopeCompany} and quien = ${member} order by at desc limit 1`.compile(query),
  )
  return row?.persona ?? null
}

/** Finds the invoice of an event of the open company. */
export async function findInvoiceOfEvent(
  db: Database,
  scope: Scope,
  id: string,
): Promise<string | undefined> {
  const [[row]] = await db.read(scope, [
    sql<{ invoice_id: string }>`select invoice_id from radian_events
      where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  ])
  return row?.invoice_id
}
