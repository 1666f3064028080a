import { concepts, readSchemaFiles } from '@enlace/database/schema-files.ts'

/** A function that the application may call, from the catalogue. */
export interface CatalogueFunction {
  readonly name: string
  readonly arguments: readonly string[]
  readonly types: readonly string[]
  /** How many of the last arguments are optional. */
  readonly defaults: number
}

/** The functions with so many arguments that a call names them: with fewer they are positional. */
export const functionsQuery = `
  select p.proname as name, p.proargnames[1:p.pronargs] as arguments, p.pronargdefaults::integer as defaults,
         array(select format_type(t.type, null) from unnest(p.proargtypes) with ordinality t(type, place)
                order by t.place) as types
    from pg_proc p
   where p.pronamespace = 'public'::regnamespace and p.pronargs >= 5
     and exists (select from aclexplode(p.proacl) x join pg_roles r on r.oid = x.grantee
                  where r.rolname in ('enlace_app', 'enlace_staff', 'enlace_works', 'enlace_door'))
   order by p.proname, p.pronargs`

/**
 * The TypeScript types for arguments of PostgreSQL's types; JSON as text, as the driver takes an array for an SQL
 * array.
 */
const given: Readonly<Record<string, string>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number | string',
  numeric: 'string',
  text: 'string',
  uuid: 'string',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  interval: 'string',
  jsonb: 'string',
  'timestamp with time zone': 'Date | string',
}

/** The files of signatures, by name: one per concept with such functions, as in the schema's files. */
export async function functionTypeFiles(
  functions: readonly CatalogueFunction[],
): Promise<Map<string, string>> {
  const schema = await readSchemaFiles()
  const files = new Map<string, string>()
  for (const concept of concepts) {
    const names = schema.functions
      .filter(({ path }) => path.startsWith(`${concept}/`))
      .flatMap(({ text }) => [...text.matchAll(/^create or replace function (\w+)\s*\(/gm)])
      .flatMap(([, name]) => name ?? [])
    // Overloaded functions are excluded: a name alone does not identify them.
    const own = functions.filter(
      ({ name }) => names.includes(name) && functions.filter((one) => one.name === name).length === 1,
    )
    if (own.length > 0) files.set(`${concept}.ts`, fileOf(concept, own))
  }
  files.set('functions.ts', registryOf([...files.keys()].map((file) => file.replace('.ts', ''))))
  return files
}

const head = '// Generated from the schema by `npm run generate`; a test compares it with the database.\n'

function fileOf(concept: string, functions: readonly CatalogueFunction[]): string {
  const body = functions.map((one) => {
    const required = one.arguments.length - one.defaults
    const lines = one.arguments.map(
      (name, place) => `    ${name}${place < required ? '' : '?'}: ${orNull(typeOf(one.types[place] ?? ''))}`,
    )
    return `  ${one.name}: {\n${lines.join('\n')}\n  }`
  })
  return `${head}/** What the functions of \`schema/${concept}/\` are called with. */\nexport interface ${named(concept)} {\n${body.join('\n')}\n}\n`
}

const orNull = (type: string) => (type === 'unknown' ? type : `${type} | null`)

function typeOf(type: string): string {
  if (type.endsWith('[]')) return `readonly ${typeOf(type.slice(0, -2))}[]`
  return given[type] ?? 'unknown'
}

/** `bank-accounts` is `BankAccountsFunctions`. */
function named(concept: string): string {
  return `${concept.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Functions`
}

function registryOf(files: readonly string[]): string {
  const sorted = files.toSorted()
  const imports = sorted.map((concept) => `import type { ${named(concept)} } from './${concept}.ts'`)
  const all = sorted.map((concept) => `    ${named(concept)}`).join(',\n')
  return `${head}${imports.join('\n')}\n\n/** The values of every function of five values or more that the application may call. */\nexport interface Functions\n  extends\n${all} {}\n`
}
