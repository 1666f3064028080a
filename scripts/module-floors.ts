import type { Importing } from './folder-cycles.ts'

/**
 * The modules of the server from the lowest floor to the highest: a module uses those of lower floors, through their index.ts.
 * What a new module needs decides where it goes.
 */
export const MODULE_FLOORS: readonly (readonly string[])[] = [
  [
    'api-keys',
    'captcha',
    'catalogues',
    'company',
    'company-papers',
    'consent',
    'docs',
    'help',
    'jobs',
    'media',
    'views',
  ],
  ['contact-us', 'content', 'dashboard', 'domains', 'notifications', 'operations', 'papers'],
  ['personal-data', 'search', 'sign-in', 'webhooks'],
  ['exports', 'mail', 'page', 'parameters', 'staff'],
  ['documents', 'payments', 'required-documents'],
  ['account-statements', 'audit', 'availability', 'backoffice', 'blog', 'branding', 'certificates'],
  ['events', 'legal-texts', 'payments-made', 'reports', 'users'],
  ['bank-accounts', 'companies', 'company-calendar', 'imports', 'profile', 'questions', 'set-password'],
  ['supplier-qualification', 'suppliers', 'trial'],
  [
    'acts',
    'connections',
    'push',
    'sealed',
    'search-company',
    'supplier-contracts',
    'supplier-keys',
    'supplier-registration',
  ],
  ['first-run', 'invoice-batches', 'invoices', 'notes-debit', 'purchase-order', 'purchase-tickets'],
  ['invoice-mail'],
  ['document-archive'],
]

/** What stands against the floors, one line each: a module without a floor, and one that uses its own floor or a higher one. */
export function floorFaults(files: readonly Importing[]): string[] {
  const floorOf = new Map(
    MODULE_FLOORS.flatMap((names, floor) => names.map((name) => [name, floor] as const)),
  )
  return files.flatMap(({ path, imports }) => {
    const from = moduleOf(path)
    if (from === undefined || path.endsWith('.test.ts')) return []
    const floor = floorOf.get(from)
    if (floor === undefined) return [`${path} → no floor in scripts/module-floors.ts: module-floors`]
    return imports.flatMap(({ resolved }) => {
      const to = moduleOf(resolved ?? '')
      const isBelow = to === undefined || to === from || (floorOf.get(to) ?? Infinity) < floor
      return isBelow ? [] : [`${path} → ${resolved}: module-floors`]
    })
  })
}

const moduleOf = (path: string) => /^apps\/server\/src\/modules\/([^/]+)\//.exec(path)?.[1]
