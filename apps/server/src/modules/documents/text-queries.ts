import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ListQuery } from '@enlace/contract/core/list/list.ts'
import { query, type Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'

/** The most documents by which a text is replaced; one that finds more is looked for by each statement. */
const mostNamed = 2000

/** The documents that a filter's text finds, in its place. */
export interface Named {
  readonly named?: readonly string[]
}

/** Returns a filter with its text replaced by the documents that it finds, or as it was if they are many. */
export async function resolveText<Asked extends Pick<ListQuery, 'q'> & Named>(
  db: Database,
  scope: Scope,
  filter: Asked,
  idsOf: (text: string) => RawBuilder<unknown>,
): Promise<Asked> {
  const text = filter.q?.trim()
  if (!text) return filter
  const [found] = await db.readList(scope, [
    sql<{ id: string }>`select id from (${idsOf(text)}) found limit ${mostNamed + 1}::integer`.compile(query),
  ])
  return found.length > mostNamed ? filter : { ...filter, q: undefined, named: found.map(({ id }) => id) }
}

/**
 * The documents of the company with a number that may contain the text, by the numbers that the search knows, which are
 * without signs and leading zeros; undefined for a text that is nothing but signs. A long number is cut there.
 */
export const numberedLike = (company: RawBuilder<number>, kind: string, text: string) =>
  /[\p{L}\p{N}]/u.test(text)
    ? sql`select s.id from document_search s where s.company_id = ${company} and s.kind = ${kind}
        and (position(case when ${text} ~ '[1-9[:alpha:]]' then array_to_string(typed_parts(${text}), '') else '' end in s.term) > 0
          or char_length(s.term) >= 80)`
    : undefined
