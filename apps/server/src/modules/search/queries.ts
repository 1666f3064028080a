import { sql } from 'kysely'
import type { FoundDocument, FoundInvoice } from '@enlace/contract/search/schemas.ts'
import { type DocumentKind, documentKinds } from '@enlace/contract/documents/related/kinds.ts'
import { query, scopeCompany, scopeThirdParty, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { closedKinds } from '../company/index.ts'

/** The maximum documents shown per kind. */
export const toldOfKind = 6
/** The maximum documents examined per kind, by number, to select the newest. */
const lookedAt = 60
/** The maximum documents examined with a matching number ending, to find those that begin as typed. */
const lookedThrough = 300

/** The table of each kind, and its displayed columns. */
export const documentSources: Readonly<
  Record<DocumentKind, { table: string; number: string; shown: string }>
> = {
  'supplier-contracts': {
    table: 'supplier_contracts',
    number: 'nro_contrato',
    shown:
      'null as remision, d.fecha_inicio as fecha, d.moneda, d.valor, contract_state(d.estado, d.fecha_fin) as estado',
  },
  'purchase-order': {
    table: 'purchase_order',
    number: 'nro_orden',
    shown: 'null as remision, d.fecha, d.moneda, d.valor_neto as valor, d.estado_visible as estado',
  },
  'purchase-tickets': {
    table: 'purchase_tickets',
    number: 'nro_entrada',
    shown: 'd.remision, d.fecha, d.moneda, d.valor_neto as valor, d.estado_visible as estado',
  },
  'account-statements': {
    table: 'account_statements',
    number: 'factura_cliente',
    shown: 'null as remision, d.fecha_factura as fecha, d.moneda, d.valor_facturado as valor, d.estado',
  },
  'notes-debit': {
    table: 'notes_debit',
    number: 'nro_nota',
    shown: 'null as remision, d.fecha, d.moneda, d.valor_nota as valor, d.estado_visible as estado',
  },
  'payments-made': {
    table: 'payments_made',
    number: 'comprobante',
    shown: 'null as remision, d.fecha_pago as fecha, d.moneda, d.valor_pagado as valor, d.estado',
  },
}

/** The typed text, whole and by its last digits, normalised as in the search table. */
export const typedAs = (text: string) => sql`typed as materialized (
  select array_to_string(parts, '') as whole, folded_tail(parts) as tail from (select typed_parts(${text}) as parts) t)`
export const whole = sql<string>`(select whole from typed)`
export const tail = sql<string>`(select tail from typed)`
/** The highest character: texts with a prefix are between the prefix and the prefix plus this. */
export const last = sql<string>`chr(1114111)`

const folded = (column: string) => sql<string>`array_to_string(folded_parts(${sql.ref(column)}), '')`

/** The rows of one kind that the scope may search. */
const termsOf = (scope: Scope, kind: DocumentKind) => sql`
  from document_search where company_id = ${scopeCompany} and third_party_id = ${scopeThirdParty} and kind = ${kind}
   ${scope.account === null ? sql`` : sql`and third_id = ${scope.account}`} and ${whole} <> ''`

/** Documents with a number whose beginning, or whose last digits, match the typed text. */
const beginning = (scope: Scope, kind: DocumentKind) => sql`
  (select id ${termsOf(scope, kind)} and term >= ${whole} and term < ${whole} || ${last}
    order by term limit ${lookedAt}::integer)
  union
  (select id ${termsOf(scope, kind)} and ${tail} <> ${whole} and term >= ${tail} and term < ${tail} || ${last}
    order by term limit ${lookedThrough}::integer)`

/** Documents with a number that contains the typed text, by scanning all numbers of the scope. */
const holding = (scope: Scope, kind: DocumentKind) => sql`
  select distinct id from (select id ${termsOf(scope, kind)} and position(${whole} in term) > 0
    limit ${lookedAt}::integer) any_place`

/** Whether a number of a document `d` contains the typed text, and whether it is equal. */
export function matchesOf(kind: DocumentKind) {
  const { number } = documentSources[kind]
  const isTicket = kind === 'purchase-tickets'
  const numbers = [folded(`d.${number}`), ...(isTicket ? [folded('d.remision')] : [])]
  const holds = sql.join(
    numbers.map((numero) => sql`position(${whole} in ${numero}) > 0`),
    sql` or `,
  )
  const isIt = sql.join(
    [...numbers, sql`folded_tail(folded_parts(${sql.ref(`d.${number}`)}))`].map(
      (numero) => sql`${numero} = ${whole}`,
    ),
    sql` or `,
  )
  return { holds, isIt }
}

function foundOf(scope: Scope, kind: DocumentKind, candidates: typeof beginning) {
  const { table, number, shown } = documentSources[kind]
  const { holds, isIt } = matchesOf(kind)
  return sql`(select ${kind}::text as kind, d.id, d.${sql.ref(number)} as numero, ${sql.raw(shown)}
      from (${candidates(scope, kind)}) found
      join ${sql.table(table)} d on d.company_id = ${scopeCompany} and d.id = found.id
     where ${kind}::text not in (${closedKinds}) and (${holds})
     order by coalesce(${isIt}, false) desc, fecha desc nulls last, numero
     limit ${toldOfKind + 1}::integer)`
}

function find(scope: Scope, text: string, candidates: typeof beginning) {
  const kinds = documentKinds.map((kind) => foundOf(scope, kind, candidates))
  return sql<FoundDocument>`with ${typedAs(text)} ${sql.join(kinds, sql` union all `)}`.compile(query)
}

const literal = (text: string) => text.replace(/[\\%_]/g, (sign) => `\\${sign}`)

/** Finds what the scope hands in by its filing number or its own, newest first; nothing where the module is closed to it. */
export async function findHandedIn(db: Database, scope: Scope, text: string): Promise<FoundInvoice[]> {
  const typed = text.trim()
  if (typed.length < 2) return []
  const pattern = `%${literal(typed)}%`
  const [found] = await db.read(scope, [
    sql<FoundInvoice>`select id, clase, numero, radicado, fecha_emision as fecha, moneda, valor_total as valor, estado
      from submitted_invoices
     where company_id = ${scopeCompany} and third_party_id = ${scopeThirdParty}
       and 'radicar_factura' = any (scope_open_modules())
       ${scope.account === null ? sql`` : sql`and third_id = ${scope.account}`}
       and (radicado ilike ${pattern} or numero ilike ${pattern})
     order by upper(${typed}) in (radicado, upper(numero)) desc, created_at desc, id
     limit ${toldOfKind}::integer`.compile(query),
  ])
  return found
}

/**
 * Finds the scope's documents whose number begins with the text, one more per kind than shown; if none, from the third
 * character on, those that contain it.
 */
export async function findDocuments(db: Database, scope: Scope, text: string): Promise<FoundDocument[]> {
  const [found] = await db.readList(scope, [find(scope, text, beginning)])
  if (found.length > 0 || text.trim().length < 3) return found
  const [held] = await db.readList(scope, [find(scope, text, holding)])
  return held
}
