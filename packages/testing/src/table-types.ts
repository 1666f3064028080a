import { concepts, readSchemaFiles } from '@enlace/database/schema-files.ts'

/** A column in the catalogue. */
export interface CatalogueColumn {
  readonly table: string
  readonly column: string
  /** As `format_type` writes it. */
  readonly type: string
  readonly nullable: boolean
  /** Whether a row may omit it: it has a default, or is numbered. */
  readonly defaulted: boolean
  /** Whether only the database sets it. */
  readonly generated: boolean
}

/** Every column of every table, in the order of the table. */
export const columnsQuery = `
  select c.relname as table, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
         not a.attnotnull as nullable, a.atthasdef or a.attidentity <> '' as defaulted,
         a.attgenerated <> '' or a.attidentity = 'a' as generated
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
     and c.relname not in ('schema_migrations', 'schema_functions')
   order by c.relname, a.attnum`

/** The driver's TypeScript type for a type of PostgreSQL, exact to the last digit and without an added time zone. */
const answered: Readonly<Record<string, string>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'string',
  text: 'string',
  uuid: 'string',
  tsvector: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'CalendarDate',
  'numeric(20,2)': 'Money',
  'timestamp with time zone': 'string',
  // Its type is only known once a schema of the contract has parsed it.
  jsonb: 'unknown',
}

/** The type of a value in TypeScript. @throws Error for a type that no column had before. */
export function typeOf(type: string): string {
  if (type.endsWith('[]')) return `${typeOf(type.slice(0, -2))}[]`
  // Amounts have twenty digits with two decimals; quantities, prices and percentages differ.
  const found = answered[type] ?? (/^numeric(\(|$)/.test(type) ? 'string' : undefined)
  if (found === undefined) throw new Error(`No type of TypeScript is known for ${type}`)
  return found
}

/** The files of table types, by name: one per concept, from the catalogue and the concepts of the schema. */
export async function tableTypeFiles(columns: readonly CatalogueColumn[]): Promise<Map<string, string>> {
  const { tables } = await readSchemaFiles()
  const files = new Map<string, string>()
  for (const concept of concepts) {
    const names = tables
      .filter(({ path }) => path.startsWith(`${concept}/`))
      .flatMap(({ text }) => [...text.matchAll(/^create (?:unlogged )?table (\w+) /gm)])
      .flatMap(([, name]) => name ?? [])
    if (names.length > 0) files.set(`${concept}.ts`, fileOf(concept, names, columns))
  }
  files.set('tables.ts', registryOf([...files.keys()].map((file) => file.replace('.ts', ''))))
  return files
}

const head = '// Generated from the schema by `npm run generate`; a test compares it with the database.\n'

function fileOf(concept: string, tables: readonly string[], columns: readonly CatalogueColumn[]): string {
  const body = tables.map((table) => {
    const lines = columns
      .filter((one) => one.table === table)
      .map((one) => `    ${one.column}: ${typed(one)}`)
    return `  ${table}: {\n${lines.join('\n')}\n  }`
  })
  const text = body.join('\n')
  const wrappers = ['Generated', 'GeneratedAlways'].filter((name) => text.includes(`: ${name}<`))
  const imports = [
    ...(wrappers.length > 0 ? [`import type { ${wrappers.join(', ')} } from 'kysely'`] : []),
    ...(text.includes('CalendarDate')
      ? ["import type { CalendarDate } from '@enlace/domain/calendar-date.ts'"]
      : []),
    ...(text.includes('Money') ? ["import type { Money } from '@enlace/domain/money.ts'"] : []),
  ]
  const above = imports.length > 0 ? `${imports.join('\n')}\n\n` : ''
  return `${head}${above}/** The tables of \`schema/${concept}/\`. */\nexport interface ${named(concept)} {\n${text}\n}\n`
}

function typed({ type, nullable, defaulted, generated }: CatalogueColumn): string {
  const plain = typeOf(type)
  const value = nullable && plain !== 'unknown' ? `${plain} | null` : plain
  if (generated) return `GeneratedAlways<${value}>`
  return defaulted ? `Generated<${value}>` : value
}

/** `bank-accounts` is `BankAccountsTables`. */
function named(concept: string): string {
  return `${concept.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Tables`
}

function registryOf(files: readonly string[]): string {
  const sorted = files.toSorted()
  const imports = sorted.map((concept) => `import type { ${named(concept)} } from './${concept}.ts'`)
  const all = sorted.map((concept) => `    ${named(concept)}`).join(',\n')
  return `${head}${imports.join('\n')}\n\n/** Every table by its name. */\nexport interface Tables\n  extends\n${all} {}\n`
}
