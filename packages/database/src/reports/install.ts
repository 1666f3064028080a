import pg from 'pg'
import { type CatalogueColumn, kindOfColumn, scopeColumns } from './installed-view.ts'
import { type ReportFile, unknownWords } from './report-file.ts'

/** Why a report is not installed. */
export type InstallReason =
  | 'name'
  | 'shipped'
  | 'statement'
  | 'title'
  | 'about'
  | 'scope'
  | 'column'
  | 'columns'
  | 'kind'
  | 'currency'
  | 'relation'
  | 'function'
  | 'rights'

/** A report that is not installed; nothing of it remains. */
export class InstallFault extends Error {
  readonly reason: InstallReason
  readonly detail: Readonly<Record<string, string>>

  constructor(reason: InstallReason, detail: Readonly<Record<string, string>> = {}, cause?: unknown) {
    super(`The report is not installed: ${reason}`, { cause })
    this.name = 'InstallFault'
    this.reason = reason
    this.detail = detail
  }
}

/** What is to be installed, and the names reserved for the product. */
export interface WantedInstall {
  readonly name: string
  readonly file: ReportFile
  readonly taken: readonly string[]
  /** Only checks whether it could be installed, and changes nothing. */
  readonly isTrial?: boolean
}

/**
 * Makes an operator's SELECT a view of the schema `reports`, replacing an earlier one of that name. It reads with the
 * rights of its caller, and is refused if a row would not show its owner, or if it reads anything without row-level
 * security. Returns how many columns it shows. @throws InstallFault
 */
export async function installReport(adminUrl: string, wanted: WantedInstall): Promise<number> {
  refuseWords(wanted)
  return asOwner(adminUrl, async (client) => {
    const { name, file, isTrial = false } = wanted
    const view = `reports.${pg.escapeIdentifier(name)}`
    await client.query(`drop view if exists ${view}`)
    // Only one statement: the extended protocol accepts no second one.
    const create = {
      text: `create view ${view} with (security_invoker = true) as\n${file.select}`,
      queryMode: 'extended',
    }
    try {
      await client.query(create)
    } catch (fault) {
      throw new InstallFault('statement', { detail: wordsOf(fault) }, fault)
    }
    refuseColumns(file, await columnsOf(client, name))
    await refuseSources(client, name)
    await client.query(`comment on view ${view} is ${pg.escapeLiteral(`${file.title}\n${file.about}`)}`)
    for (const [column, comment] of file.columns)
      await client.query(
        `comment on column ${view}.${pg.escapeIdentifier(column)} is ${pg.escapeLiteral(comment)}`,
      )
    await client.query(`grant select on ${view} to enlace_app`)
    await tryAsPortal(client, view)
    return { answer: file.columns.size, keeps: !isTrial }
  })
}

/** Removes an operator's view. Returns false if there is none by that name; shipped ones have no comment and remain. */
export async function removeReport(adminUrl: string, name: string): Promise<boolean> {
  return asOwner(adminUrl, async (client) => {
    const { rowCount } = await client.query(
      `select 1 from pg_class where relnamespace = 'reports'::regnamespace and relkind = 'v' and relname = $1
         and obj_description(oid, 'pg_class') is not null`,
      [name],
    )
    if (rowCount !== 1) return { answer: false, keeps: false }
    await client.query(`drop view reports.${pg.escapeIdentifier(name)}`)
    return { answer: true, keeps: true }
  })
}

async function asOwner<Answer>(
  adminUrl: string,
  work: (client: pg.Client) => Promise<{ answer: Answer; keeps: boolean }>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'enlace reports' })
  await client.connect()
  try {
    await client.query('begin')
    await client.query('set local role enlace_owner')
    const { answer, keeps } = await work(client)
    await client.query(keeps ? 'commit' : 'rollback')
    return answer
  } finally {
    await client.end()
  }
}

function refuseWords({ name, file, taken }: WantedInstall): void {
  if (!/^[a-z][a-z0-9_]{2,39}$/.test(name)) throw new InstallFault('name')
  if (taken.includes(name)) throw new InstallFault('shipped')
  if (file.title === '' || file.title.length > 80) throw new InstallFault('title')
  if (file.about.length > 300) throw new InstallFault('about')
  if (file.columns.size === 0) throw new InstallFault('columns')
  for (const [column, comment] of file.columns) {
    const [kind] = unknownWords(comment)
    if (kind !== undefined) throw new InstallFault('kind', { column, kind })
  }
}

async function columnsOf(client: pg.Client, name: string): Promise<CatalogueColumn[]> {
  const { rows } = await client.query<CatalogueColumn>(
    `select attname as id, format_type(atttypid, null) as type, null as about from pg_attribute
      where attrelid = ('reports.' || quote_ident($1))::regclass and attnum > 0 order by attnum`,
    [name],
  )
  return rows
}

function refuseColumns(file: ReportFile, columns: readonly CatalogueColumn[]): void {
  const types = new Map(columns.map(({ id, type }) => [id, type]))
  if (scopeColumns.some((id) => types.get(id) !== 'integer')) throw new InstallFault('scope')
  for (const [column, comment] of file.columns) {
    const type = types.get(column)
    if (type === undefined) throw new InstallFault('column', { column })
    const words = comment.split('|').map((word) => word.trim())
    const kind = kindOfColumn(type, words)
    if (words.includes('dinero') && kind !== 'money')
      throw new InstallFault('kind', { column, kind: 'dinero' })
    if (words.includes('periodo') && kind !== 'date')
      throw new InstallFault('kind', { column, kind: 'periodo' })
    if (words.includes('filtro') && kind !== 'text')
      throw new InstallFault('kind', { column, kind: 'filtro' })
    if (kind === 'money' && types.get('moneda') !== 'text') throw new InstallFault('currency')
  }
}

/** The view's parse tree, which names every table that it reads and every function that it calls. */
const treeOf = `(select ev_action::text from pg_rewrite where ev_class = ('reports.' || quote_ident($1))::regclass)`

async function refuseSources(client: pg.Client, name: string): Promise<void> {
  const { rows: relations } = await client.query<{ name: string }>(
    `select distinct c.oid::regclass::text as name
       from regexp_matches(${treeOf}, ':relid (\\d+)', 'g') m join pg_class c on c.oid = m[1]::oid
      where c.oid <> ('reports.' || quote_ident($1))::regclass
        and not (c.relnamespace = 'reports'::regnamespace and 'security_invoker=true' = any(c.reloptions))
        and not (c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity and c.relforcerowsecurity
                 and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname in ('company_id', 'nit')))`,
    [name],
  )
  const [relation] = relations
  if (relation) throw new InstallFault('relation', { relation: relation.name })
  const { rows: functions } = await client.query<{ name: string }>(
    `select distinct p.oid::regprocedure::text as name
       from regexp_matches(${treeOf}, ':(?:funcid|opfuncid|aggfnoid|winfnoid) (\\d+)', 'g') m
       join pg_proc p on p.oid = m[1]::oid where p.provolatile = 'v' or p.prosecdef`,
    [name],
  )
  const [called] = functions
  if (called) throw new InstallFault('function', { function: called.name })
}

/** Checks that the portal's role can query it, and gets no rows without a scope. */
async function tryAsPortal(client: pg.Client, view: string): Promise<void> {
  await client.query('set local role enlace_app')
  try {
    const { rows } = await client.query(`select 1 from ${view} limit 1`)
    if (rows.length > 0) throw new InstallFault('scope')
  } catch (fault) {
    if (fault instanceof InstallFault) throw fault
    throw new InstallFault('rights', { detail: wordsOf(fault) }, fault)
  }
  await client.query('set local role enlace_owner')
}

const wordsOf = (fault: unknown) => (fault instanceof Error ? fault.message : String(fault))
