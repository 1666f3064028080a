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
  registrado_at: string
  concepto: ClaimConcept | null
  nota: string
  persona: RadianPerson
  quien: string
  respuesta: string
  respuesta_at: string | null
  respuesta_por: string | null
  limite_at: string | null
  firmado: boolean | null
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
  select jsonb_agg(jsonb_build_object('id', e.id, 'codigo', e.codigo, 'estado', e.estado, 'numero', e.numero, 'at', e.at, 'registrado_at', e.registrado_at,
           'concepto', e.concepto, 'nota', e.nota, 'persona', e.persona, 'quien', e.quien, 'respuesta', e.respuesta,
           'respuesta_at', e.respuesta_at, 'respuesta_por', e.respuesta_por,
           'limite_at', e.limite_at, 'firmado', case when e.xml is not null then e.firmado end) order by e.at, e.numero)
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
      where company_id = ${scopeCompany} and quien = ${member} order by registrado_at desc, at desc limit 1`.compile(
      query,
    ),
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

/** An event with all that its XML is made of, and the XML if it was made. */
export interface RadianXmlFacts {
  codigo: RadianCode
  estado: RadianEventState
  numero: string
  at: string
  nota: string
  persona: RadianPerson
  company_id: number
  concepto: ClaimConcept | null
  xml: string | null
  cude: string | null
  firmado: boolean
  clase: InvoiceClass
  factura: string
  cufe: string | null
  emisor: { nit: string; dv: number | null; nombre: string }
  adquirente: { nit: string; dv: number; nombre: string }
}

/** Finds an event of the open company for its XML. */
export async function findRadianXmlFacts(
  db: Database,
  scope: Scope,
  id: string,
): Promise<RadianXmlFacts | undefined> {
  const [[row]] = await db.read(scope, [
    sql<RadianXmlFacts>`select e.company_id, e.codigo, e.estado, e.numero, e.at, e.nota, e.persona, e.concepto, e.xml, e.cude,
        e.firmado, i.clase, v.numero as factura, v.cufe,
        jsonb_build_object('nit', t.documento_numero, 'dv', t.documento_dv, 'nombre', t.nombre) as emisor,
        jsonb_build_object('nit', c.nit, 'dv', c.dv, 'nombre', c.nombre) as adquirente
      from radian_events e
      join submitted_invoices i on i.company_id = e.company_id and i.id = e.invoice_id
      join submitted_invoice_versions v on v.company_id = e.company_id and v.invoice_id = e.invoice_id
       and v.version = e.version_documento
      join third_parties t on t.company_id = e.company_id and t.id = e.third_party_id
      join companies c on c.id = e.company_id
     where e.company_id = ${scopeCompany} and e.id = ${id}`.compile(query),
  ])
  return row
}

/** The software of a company as stored. */
export interface KeptSoftware {
  software_id: string
  sealed_pin: Buffer
  ambiente: '1' | '2'
}

/** Finds the software for events of the open company. */
export async function findSoftwareIn(tx: Reading): Promise<KeptSoftware | undefined> {
  const [row] = await tx.run(
    sql<KeptSoftware>`select software_id, sealed_pin, ambiente from radian_software
      where company_id = ${scopeCompany}`.compile(query),
  )
  return row
}
