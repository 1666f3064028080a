import type { LoadTable } from './load-table.ts'
import { quote, text } from './sql-words.ts'

/** The temporary table in which the keys of the ERP have become ids. */
const resolved = 'load_resolved'
const inCompany = 'company_id = (select scope_company())'

/**
 * The statement that notes, before rows are written, each that is new or will differ: as it is, and as the load leaves it.
 * Its parameter is the batch. Without it nothing could be undone.
 */
export function noteChanges<Row>(target: LoadTable<Row>, columns: readonly string[]): string {
  const compared = columns.filter((column) => !target.key.includes(column))
  const list = (alias: string) => compared.map((name) => `${alias}.${quote(name)}`).join(', ')
  const differs = compared.length === 0 ? 'false' : `(${list('t')}) is distinct from (${list('r')})`
  return `insert into import_changes (company_id, batch_id, table_name, key, before, after)
    select (select scope_company()), $1::uuid, ${text(target.table)}, ${objectOf('r', target.key)},
           case when t.company_id is null then null else to_jsonb(t) end, ${objectOf('r', columns)}
      from ${resolved} r
      left join ${quote(target.table)} t on t.${inCompany}
       and ${target.key.map((name) => `t.${quote(name)} = r.${quote(name)}`).join(' and ')}
     where t.company_id is null or ${differs}
     order by ${target.key.map((name) => `r.${quote(name)}`).join(', ')}`
}

/** Notes rows that go: `gone` is what was deleted, `batch` the place of the parameter. */
export function noteGone<Row>(target: LoadTable<Row>, gone: string, batch: string): string {
  return `insert into import_changes (company_id, batch_id, table_name, key, before, after)
    select (select scope_company()), ${batch}::uuid, ${text(target.table)}, ${objectOf('g', target.key)}, to_jsonb(g), null
      from ${gone} g where ${batch}::uuid is not null`
}

function objectOf(alias: string, names: readonly string[]): string {
  return `jsonb_build_object(${names.map((name) => `${text(name)}, ${alias}.${quote(name)}`).join(', ')})`
}
