import { sql } from 'kysely'
import { matchLimits } from '@enlace/contract/documents/attachments/limits.ts'
import type { NamedDocument } from '@enlace/contract/documents/attachments/desk/schemas.ts'
import type { DocumentKind } from '@enlace/domain/document-kinds.ts'
import { query, scopeCompany, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** The most parts of a name that together make a number: series, branch, year and number. */
const mostParts = 6

/**
 * Finds the documents of a kind whose number appears in file names, at most `matchLimits.candidates` of each. The
 * longest number in a name counts, so that `OC-1234` is not the 1234 of another series; where the name has a supplier's
 * NIT as well, only that supplier's document does.
 */
export async function matchNames(
  db: Database,
  scope: Scope,
  { kind, names }: { kind: DocumentKind; names: readonly string[] },
): Promise<NamedDocument[][]> {
  const stems = names.map((name) => name.replace(/\.(?:pdf|jpe?g|png|xml)$/i, ''))
  const [found] = await db.read(scope, [
    sql<NamedDocument & { n: number }>`
      with asked as (
        select n::integer, folded_parts(stem) as parts from unnest(${stems}::text[]) with ordinality as s (stem, n)),
      terms as (
        select a.n, a.parts, array_to_string(a.parts[b:e], '') as term
          from asked a cross join generate_subscripts(a.parts, 1) b
         cross join generate_series(b, least(b + ${mostParts - 1}::integer, cardinality(a.parts))) e),
      hits as (
        select t.n, s.id, s.third_party_id, p.nombre, p.documento_numero, max(length(t.term)) as size,
               bool_or(folded_parts(p.documento_numero) <@ t.parts) as is_named
          from terms t
          join document_search s on s.company_id = ${scopeCompany} and s.kind = ${kind} and s.term = t.term
          join third_parties p on p.company_id = s.company_id and p.id = s.third_party_id
         -- A NIT in the name is no number of a document, however many documents end like it.
         where t.term ~ '[0-9]' and length(t.term) >= 2 and t.term <> p.documento_numero
         group by 1, 2, 3, 4, 5),
      ranked as (
        select h.*, rank() over (partition by n order by is_named desc, size desc) as place from hits h)
      select r.n, r.id, d.numero, d.fecha, r.nombre as proveedor, r.documento_numero as nit
        from (select *, row_number() over (partition by n order by nombre, id) as line from ranked where place = 1) r
        join documents_of_kind(${kind}) d on d.id = r.id
       where r.line <= ${matchLimits.candidates}::integer
       order by r.n, r.line`.compile(query),
  ])
  return names.map((_, at) =>
    found.filter(({ n }) => n === at + 1).map(({ n: _at, ...document }) => document),
  )
}
