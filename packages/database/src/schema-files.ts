import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'

/** The concepts of the schema, each after those whose tables it refers to; each is a folder of `schema/`. */
export const concepts = [
  'scope',
  'company',
  'suppliers',
  'users',
  'staff',
  'sign-in',
  'supplier-keys',
  'uploads',
  'operations',
  'audit',
  'mail',
  'imports',
  'connections',
  'push',
  'webhooks',
  'documents',
  'account-statements',
  'payments-made',
  'purchase-order',
  'purchase-tickets',
  'notes-debit',
  'withholdings',
  'supplier-contracts',
  'papers',
  'certificates',
  'content',
  'supplier-registration',
  'personal-data',
  'contact-us',
  'search-company',
  'payments',
  'jobs',
  'exports',
  'document-archive',
  'questions',
  'invoices',
  'invoice-batches',
  'radian',
  'invoice-mail',
  'profile',
  'bank-accounts',
  'notifications',
  'required-documents',
  'supplier-qualification',
  'reports',
  'blog',
  'events',
  'first-run',
  'trial',
] as const

/** A file of the schema, with its path from `schema/`. */
export interface SchemaFile {
  readonly path: string
  readonly text: string
  readonly sha256: string
}

/** The schema's files by content, each list in the order in which it is applied. */
export interface SchemaFiles {
  /** Tables with their keys, indexes, policies, rights and triggers: applied once, to an empty database. */
  readonly tables: readonly SchemaFile[]
  /**
   * Functions that tables use (triggers, policies, generated columns): applied before the tables, and whenever they
   * change.
   */
  readonly tableFunctions: readonly SchemaFile[]
  /** The other functions and the views: applied after the tables and all migrations, and whenever they change. */
  readonly functions: readonly SchemaFile[]
}

/** A file's type by its name; `tables-second-factor.sql` is of `tables`. */
const roles = [
  ['tables', /^tables(-[a-z-]+)?[.]sql$/],
  ['tableFunctions', /^table-functions(-[a-z-]+)?[.]sql$/],
  ['functions', /^(functions|views)(-[a-z-]+)?[.]sql$/],
] as const

const own = new URL('./schema/', import.meta.url)
let ownFiles: Promise<SchemaFiles> | undefined

/** The schema of this version, read once per process. @throws Error for a file whose name has no known type. */
export function readSchemaFiles(): Promise<SchemaFiles> {
  return (ownFiles ??= readFiles())
}

async function readFiles(): Promise<SchemaFiles> {
  const found: Record<(typeof roles)[number][0], SchemaFile[]> = {
    tables: [],
    tableFunctions: [],
    functions: [],
  }
  for (const { role, ...file } of (await Promise.all(concepts.map(filesOf))).flat()) found[role].push(file)
  return found
}

async function filesOf(concept: string) {
  const folder = new URL(`${concept}/`, own)
  const names = (await readdir(folder)).toSorted(bareFirst)
  return Promise.all(
    names.map(async (name) => {
      const role = roles.find(([, pattern]) => pattern.test(name))?.[0]
      if (role === undefined) throw new Error(`schema/${concept}/${name} is no file of the schema`)
      const text = await readFile(new URL(name, folder), 'utf8')
      return { role, path: `${concept}/${name}`, text, sha256: sha256Of(text) }
    }),
  )
}

/** `tables.sql` goes before `tables-second-factor.sql`. */
function bareFirst(one: string, other: string): number {
  const [a, b] = [one.replace('.sql', ''), other.replace('.sql', '')]
  return a < b ? -1 : a > b ? 1 : 0
}

/** The hash that identifies a text. */
export function sha256Of(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
