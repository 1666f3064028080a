/** A rule in the database: a function `rule_…()` of the schema and its number. */
export interface CatalogueRule {
  readonly name: string
  readonly value: number
}

/** The rules that TypeScript reads from the schema, each with the result of its function. */
export const rulesQuery = `
  select p.proname as name,
         (xpath('/row/value/text()', query_to_xml(format('select %I() as value', p.proname), false, true, '')))[1]::text::integer
           as value
    from pg_proc p
   where p.pronamespace = 'public'::regnamespace and p.proname like 'rule\\_%' and p.pronargs = 0
   order by p.proname`

/** The file of the rules' numbers: `rule_bank_hold_hours()` becomes `bankHoldHours`. */
export function rulesFile(rules: readonly CatalogueRule[]): string {
  const lines = rules.map(({ name, value }) => `  ${constantOf(name)}: ${value},\n`)
  return `// Generated from the schema by \`npm run generate\`; a test compares it with the database.

/** The numbers of rules that the database holds for every writer: its functions \`rule_…()\`. */
export const databaseRules = {
${lines.join('')}} as const
`
}

function constantOf(name: string): string {
  return name.replace(/^rule_/, '').replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
}
