import type { LoadTable } from './load-table.ts'
import { quote, text } from './sql-words.ts'

/** The temporary table in which ERP keys are resolved to ids. */
const resolved = 'load_resolved'
const inCompany = 'company_id = (select scope_company())'
const into = 'insert into import_changes (company_id, batch_id, table_name, key, before, after)'

/**
 * Statements that record, before rows are written, each one that is new or will change: its present and its future
 * state. Their parameter is the batch. They are required for undoing.
 */
export function noteNew<Row>(target: LoadTable<Row>, columns: readonly string[]): string {
  return `${into}
    select (select scope_company()), $1::uuid, ${text(target.table)}, ${objectOf('r', target.key)}, null, ${objectOf('r', columns)}
      from ${resolved} r where r.load_state = 'new'`
}

/** The same for changed rows. */
export function noteChanged<Row>(target: LoadTable<Row>, columns: readonly string[]): string {
  return `${into}
    select (select scope_company()), $1::uuid, ${text(target.table)}, ${objectOf('r', target.key)}, to_jsonb(t),
           ${objectOf('r', columns)}
      from ${resolved} r
      join ${quote(target.table)} t on t.${inCompany}
       and ${target.key.map((name) => `t.${quote(name)} = r.${quote(name)}`).join(' and ')}
     where r.load_state = 'changed'`
}

/** Records deleted rows: `gone` is the deletion, `batch` the parameter's placeholder. */
export function noteGone<Row>(target: LoadTable<Row>, gone: string, batch: string): string {
  return `${into}
    select (select scope_company()), ${batch}::uuid, ${text(target.table)}, ${objectOf('g', target.key)}, to_jsonb(g), null
      from ${gone} g where ${batch}::uuid is not null`
}

function objectOf(alias: string, names: readonly string[]): string {
  return `jsonb_build_object(${names.map((name) => `${text(name)}, ${alias}.${quote(name)}`).join(', ')})`
}
