import { type RawBuilder, sql } from 'kysely'
import type { DeskFound } from '@enlace/contract/search/desk/schemas.ts'
import { type DeskFoundKind, deskFoundAreas, deskFoundKinds } from '@enlace/contract/search/desk/kinds.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import { staffRight } from '@enlace/domain/staff-roles.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { roleIn } from '../../core/desk/role-queries.ts'
import { documentSources, last, matchesOf, tail, typedAs, whole } from './queries.ts'

/** A search result, with the supplier's NIT in parts. */
export type KeptFound = DeskFound & { documento_numero: string; documento_dv: number | null }

/** The maximum results per kind. */
const told = 6
/** The maximum numbers examined per kind, of which the newest are shown; an exact match always comes first. */
const lookedAt = 60
/** The same among numbers that only end as typed, of which few begin so, too. */
const lookedThrough = 200

/**
 * Selects the first numbers of a kind with a prefix, of all suppliers: one range of an index in which they are in order,
 * whatever the number of suppliers and documents.
 */
const numbersFrom = (
  kind: DocumentKind,
  from: RawBuilder<string>,
  condition: RawBuilder<unknown>,
  most: number,
) => sql`
  (select id from document_search
    where company_id = ${scopeCompany} and kind = ${kind} and term >= ${from} and term < ${from} || ${last} and ${condition}
    order by term limit ${most}::integer)`

function documentsOf(kind: DocumentKind) {
  const { table, number, shown } = documentSources[kind]
  const { holds, isIt } = matchesOf(kind)
  return sql`(select ${kind}::text as kind, f.id::text as id, f.numero, t.nombre, t.id as proveedor,
      f.fecha, f.moneda, f.valor, f.estado, t.documento_numero, t.documento_dv
     from (select d.id, d.third_party_id, d.${sql.ref(number)} as numero, ${sql.raw(shown)}, coalesce(${isIt}, false) as is_it
             from (${numbersFrom(kind, whole, sql`${whole} <> ''`, lookedAt)}
                   union ${numbersFrom(kind, tail, sql`${tail} <> ${whole}`, lookedThrough)}) found
             join ${sql.table(table)} d on d.company_id = ${scopeCompany} and d.id = found.id
            where ${holds}) f
     join third_parties t on t.company_id = ${scopeCompany} and t.id = f.third_party_id
    order by f.is_it desc, f.fecha desc nulls last, f.numero limit ${told}::integer)`
}

const nothing = sql`null::date as fecha, null::text as moneda, null::numeric as valor, null::text as estado`

const literal = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Normalises a NIT: removes dots, spaces and the check digit after a hyphen; undefined if not numeric. */
function nitOf(text: string): string | undefined {
  const digits = text.replace(/[.\s]/g, '').replace(/-\d?$/, '')
  return /^\d+$/.test(digits) ? digits : undefined
}

/** Selects suppliers by the prefix of their NIT, or by every word of their name. */
function suppliersOf(text: string) {
  const nit = nitOf(text)
  const words = text.split(/\s+/).map((word) => `%${literal(word)}%`)
  const named = sql.join(
    words.map((word) => sql`(t.nombre ilike ${word} or t.sigla ilike ${word})`),
    sql` and `,
  )
  return sql`(select 'suppliers' as kind, t.id::text as id, '' as numero, t.nombre, t.id as proveedor, ${nothing},
      t.documento_numero, t.documento_dv
     from third_parties t
    where t.company_id = ${scopeCompany} and t.merged_into is null
      and (${nit === undefined ? sql`false` : sql`t.documento_numero like ${`${nit}%`}`} or (${named}))
    order by t.documento_numero = ${nit ?? ''} desc, t.activo desc, lower(t.nombre), t.id limit ${told}::integer)`
}

/** Selects handed-in documents by their filing number, or by their own. */
const submittedOf = (
  text: string,
) => sql`(select 'submitted-invoices' as kind, i.id::text as id, i.radicado || ' · ' || i.numero as numero, t.nombre,
    t.id as proveedor, (i.radicada_at at time zone 'America/Bogota')::date as fecha, i.moneda, i.valor_total as valor,
    i.estado, t.documento_numero, t.documento_dv
   from submitted_invoices i join third_parties t on t.company_id = i.company_id and t.id = i.third_party_id
  where i.company_id = ${scopeCompany} and i.radicado is not null
    and (i.radicado ilike ${`%${literal(text)}%`} or i.numero ilike ${`%${literal(text)}%`})
  order by upper(${text}) in (i.radicado, upper(i.numero)) desc, i.radicada_at desc, i.id limit ${told}::integer)`

const questionsOf = (
  text: string,
) => sql`(select 'questions' as kind, q.id::text as id, q.number as numero, t.nombre,
    t.id as proveedor, (q.created_at at time zone 'America/Bogota')::date as fecha, null::text as moneda, null::numeric as valor,
    null::text as estado, t.documento_numero, t.documento_dv
   from questions q join third_parties t on t.company_id = q.company_id and t.id = q.third_party_id
  where q.company_id = ${scopeCompany} and q.number ilike ${`%${literal(text)}%`}
  order by upper(q.number) = upper(${text}) desc, q.created_at desc, q.id limit ${told}::integer)`

const registrationsOf = (
  text: string,
) => sql`(select 'supplier-registration' as kind, r.id::text as id, r.number as numero,
    coalesce(nullif(trim(r.supplier ->> 'businessName'), ''), r.contact_email) as nombre, null::integer as proveedor,
    (r.created_at at time zone 'America/Bogota')::date as fecha, null::text as moneda, null::numeric as valor,
    null::text as estado, r.documento_numero, r.documento_dv
   from registration_requests r
  where r.company_id = ${scopeCompany} and (r.number ilike ${`%${literal(text)}%`}
        ${nitOf(text) === undefined ? sql`` : sql`or r.documento_numero like ${`${nitOf(text)}%`}`})
  order by upper(r.number) = upper(${text}) desc, r.created_at desc, r.id limit ${told}::integer)`

function foundOf(kind: DeskFoundKind, text: string) {
  if (kind === 'suppliers') return suppliersOf(text)
  if (kind === 'submitted-invoices') return submittedOf(text)
  if (kind === 'questions') return questionsOf(text)
  if (kind === 'supplier-registration') return registrationsOf(text)
  return documentsOf(kind)
}

/** Everything but a supplier is found by its number. A name is none, and looks into no number of any supplier. */
const isNumber = (text: string) => /\d/.test(text)

/** Searches the scope's company, in the kinds that the member's role may read. */
export async function findAtDesk(db: Database, scope: Scope, text: string): Promise<KeptFound[]> {
  return db.transaction(scope, async (tx) => {
    const role = await roleIn(tx)
    const kinds = deskFoundKinds.filter(
      (kind) =>
        staffRight(role, deskFoundAreas[kind]) !== undefined && (kind === 'suppliers' || isNumber(text)),
    )
    if (kinds.length === 0) return []
    const parts = sql.join(
      kinds.map((kind) => foundOf(kind, text)),
      sql` union all `,
    )
    return tx.run(sql<KeptFound>`with ${typedAs(text)} ${parts}`.compile(query))
  })
}
