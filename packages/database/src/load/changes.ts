import type { LoadTable } from './load-table.ts'
import { quote, text } from './sql-words.ts'

/** The temporary table in which the keys of the ERP have become ids. */
const resolved = 'load_resolved'
const inCompany = 'company_id = (select scope_company())'
const into = 'insert into import_changes (company_id, batch_id, table_name, key, before, after)'

/**
 * The statements that note, before rows are written, each that is new or will differ: as it is, and as the load leaves it.
 * Their parameter is the batch. Without them nothing could be undone.
 */
export function noteNew<Row>(target: LoadTable<Row>, columns: readonly string[]): string {
  return `${into}
    select (select scope_company()), $1::uuid, ${text(target.table)}, ${objectOf('r', target.key)}, null, ${objectOf('r', columns)}
      from ${resolved} r where r.load_state = 'new'`
}

/** The same of rows that differ. */
export function noteChanged<Row>(target: LoadTable<Row>, columns: readonly string[]): string {
  return `${into}
    select (select scope_company()), $1::uuid, ${text(target.table)}, ${objectOf('r', target.key)}, to_jsonb(t),
           ${objectOf('r', columns)}
      from ${resolved} r
      join ${quote(target.table)} t on t.${inCompany}
       and ${target.key.map((name) => `t.${quote(name)} = r.${quote(name)}`).join(' and ')}
     where r.load_state = 'changed'`
}

/** Notes rows that go: `gone` is what was deleted, `batch` the place of the parameter. */
export function noteGone<Row>(target: LoadTable<Row>, gone: string, batch: string): string {
  return `${into}
    select (select scope_company()), ${batch}::uuid, ${text(target.table)}, ${objectOf('g', target.key)}, to_jsonb(g), null
      from ${gone} g where ${batch}::uuid is not null`
}

function objectOf(alias: string, names: readonly string[]): string {
  return `jsonb_build_object(${names.map((name) => `${text(name)}, ${alias}.${quote(name)}`).join(', ')})`
}
