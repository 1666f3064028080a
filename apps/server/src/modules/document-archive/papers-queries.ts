import { sql, type RawBuilder } from 'kysely'
import type { ArchiveKind } from '@enlace/contract/document-archive/schemas.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import { documentNumber } from '../documents/index.ts'

/** A document of an archive, without its content. */
export interface ArchivedPaper {
  kind: ArchiveKind
  id: string
  /** What it is: the kind of an issued paper, or of the document that a file belongs to. */
  tipo: string
  nit: string
  proveedor: string
  numero: string | null
  /** The document's day; of what was issued or received, that day in Bogotá. */
  fecha: CalendarDate
  moneda: string | null
  valor: Money | null
  /** Whether an issued paper was annulled since. */
  anulado: boolean
  /** The name and the place of a file of a document; null for papers. */
  name: string | null
  storage_key: string | null
}

const drawn = sql`false as anulado, null::text as name, null::text as storage_key`
const dayOf = (column: string) => sql`(${sql.ref(column)} at time zone 'America/Bogota')::date`

const issued = (isCertificate: boolean, value: RawBuilder<unknown>) => sql`
  select p.id, p.third_party_id, p.kind as tipo, p.numero, ${dayOf('p.issued_at')} as fecha, ${value},
         p.annulled_at is not null as anulado, null::text as name, null::text as storage_key
    from issued_papers p left join certificates c on c.company_id = p.company_id and c.paper_id = p.id
   where p.company_id = ${scopeCompany} and (c.paper_id is not null) = ${isCertificate}`

/** The documents of the open company by kind, of all months. */
const sources: Readonly<Record<ArchiveKind, RawBuilder<unknown>>> = {
  comprobantes: sql`select id, third_party_id, 'payments-made' as tipo, comprobante as numero, fecha_pago as fecha, moneda,
      valor_pagado as valor, ${drawn}
    from payments_made where company_id = ${scopeCompany}`,
  ordenes: sql`select id, third_party_id, 'purchase-order' as tipo, nro_orden as numero, fecha, moneda, valor_neto as valor,
      ${drawn}
    from purchase_order where company_id = ${scopeCompany}`,
  certificados: issued(true, sql`'COP' as moneda, c.valor`),
  constancias: issued(false, sql`null::text as moneda, null::numeric as valor`),
  adjuntos: sql`select f.id, f.third_party_id, f.kind as tipo, ${documentNumber('f.kind', 'f.document_id')} as numero,
      ${dayOf('f.created_at')} as fecha, null::text as moneda, null::numeric as valor, false as anulado, f.name, f.storage_key
    from document_files f where f.company_id = ${scopeCompany}`,
}

/** Documents whose facts are read at a time. */
const batch = 200

/** The documents of a kind in a calendar month, by day and number; only their ids are held, not their facts. */
export async function* papersOfMonth(
  db: Database,
  scope: Scope,
  kind: ArchiveKind,
  month: CalendarDate,
): AsyncGenerator<ArchivedPaper> {
  const [found] = await db.read(scope, [
    sql<{ id: string }>`select id from (${sources[kind]}) s where fecha >= ${month}::date
        and fecha < (${month}::date + interval '1 month')::date
      order by fecha, numero, id`.compile(query),
  ])
  for (let at = 0; at < found.length; at += batch) {
    const ids = found.slice(at, at + batch).map(({ id }) => id)
    const [papers] = await db.read(scope, [
      sql<
        Omit<ArchivedPaper, 'kind'>
      >`select s.id, s.tipo, s.numero, s.fecha, s.moneda, s.valor, s.anulado, s.name,
          s.storage_key,
          t.documento_numero || coalesce('-' || t.documento_dv, '') as nit, t.nombre as proveedor
        from (${sources[kind]}) s
        join third_parties t on t.company_id = ${scopeCompany} and t.id = s.third_party_id
       where s.id = any (${ids}::uuid[]) order by s.fecha, s.numero, s.id`.compile(query),
    ])
    for (const paper of papers) yield { kind, ...paper }
  }
}

/** Returns the file of an issued paper; undefined if it is gone. */
export async function readIssuedPdf(db: Database, scope: Scope, id: string): Promise<Buffer | undefined> {
  const [[issuedPaper]] = await db.read(scope, [
    sql<{
      pdf: Buffer
    }>`select pdf from issued_papers where company_id = ${scopeCompany} and id = ${id}`.compile(query),
  ])
  return issuedPaper?.pdf
}
