import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, ROOT } from './workspace.ts'

/** The kinds of documents with a description; `shared` is what they have in common, `acts` what suppliers answer to them. */
export const kinds = [
  'account-statements',
  'payments-made',
  'purchase-order',
  'purchase-tickets',
  'notes-debit',
  'shared',
  'acts',
] as const
type Kind = (typeof kinds)[number]

/** Where each member has a kind's code. */
const members: Readonly<Record<string, (kind: Kind) => RegExp>> = {
  contract: (kind) => new RegExp(`^packages/contract/src/${kind}/`),
  server: (kind) => new RegExp(`^apps/server/src/modules/${kind}/`),
  portal: (kind) => new RegExp(`^apps/portal/src/(features|core)/${kind}/`),
  backoffice: (kind) => new RegExp(`^apps/backoffice/src/(features|core)/${kind}/`),
  importer: (kind) => new RegExp(`^packages/importer/src/features/${kind}/`),
  database: (kind) => new RegExp(`^packages/database/src/load/tables/${kind}\\.ts$`),
}

/** Folders and files whose names are not the kind's. */
const otherwise: Readonly<Partial<Record<Kind, Readonly<Record<string, RegExp>>>>> = {
  'account-statements': {
    database: /^packages\/database\/src\/load\/tables\/(account|listed)-statements\.ts$/,
  },
  shared: {
    contract: /^packages\/contract\/src\/documents\//,
    server: /^apps\/server\/src\/modules\/documents\//,
    portal: /^(apps\/portal\/src\/core\/document|packages\/web\/src\/document\/(fields|page))\//,
    backoffice: /^apps\/backoffice\/src\/core\/documents\//,
    database: /^packages\/database\/src\/load\/tables\/(document-links|loaded-row|owner)\.ts$/,
  },
}

/** What only one kind does, by its reason: named code beside the description, which no other kind can share. */
export const special: Readonly<Record<string, RegExp>> = {
  'movements of an account': /account-statements\/(movements|paper\/statement)/,
  'reconciliation with own list': /account-statements\/(reconcile|own-columns)/,
  '"did my invoice arrive?"': /account-statements\/arrived/,
  'monthly statements': /account-statements\/(paper\/)?monthly/,
  'fair terms': /account-statements\/terms/,
  'when an invoice is paid': /account-statements\/(road|breakdown)/,
  'figures above the list': /(account-statements|payments-made)\/summary/,
  'acts and their desks':
    /\/acts\/|\/(act-calls|line-decision|typed-decision)\.tsx?$|(purchase-order|notes-debit)\/(proposals|desk)/,
  'desks in the back office': /backoffice\/src\/features\/(purchase-order|notes-debit)\//,
  'orders as UBL': /ubl/,
  'invoices and orders known from receipts':
    /loaded-receipts|importer\/src\/features\/([\w-]+)\/((lines-)?map|write)\.ts$/,
  'what the staff reads of every document':
    /documents\/desk\/|backoffice\/src\/core\/documents\/|(account-statements|payments-made|purchase-tickets)\/desk|backoffice\/src\/features\/(account-statements|payments-made|purchase-tickets)\//,
  'figures that are kept as documents change': /server\/src\/modules\/documents\/kept\//,
  'events, files and road of every document':
    /documents?\/(page\/)?((document-)?history|attach|road|related|print-head)/,
}

/** A receipt's own mapping is special; these kinds have no other. */
const mapsOfLists = /importer\/src\/features\/(payments-made|notes-debit)\//

/** One counted file. */
export interface Counted {
  path: string
  kind: Kind
  member: string
  /** Why it is special; undefined for what any document has. */
  reason: string | undefined
  lines: number
}

/** Every hand-written production file of the kinds of documents. */
export function countedFiles(): Counted[] {
  const sources = ['packages', 'apps']
    .flatMap((folder) => filesBelow(ROOT, folder))
    .filter((path) => /\.(tsx?|css)$/.test(path) && !/\.test\.tsx?$/.test(path))
  return sources.flatMap((path) => {
    const place = placeOf(path)
    if (!place) return []
    const text = readFileSync(join(ROOT, path), 'utf8')
    if (text.startsWith('// Generated')) return []
    return [{ path, ...place, reason: reasonOf(path), lines: text.split('\n').length - 1 }]
  })
}

function placeOf(path: string): { kind: Kind; member: string } | undefined {
  for (const kind of kinds)
    for (const [member, usual] of Object.entries(members))
      if ((otherwise[kind]?.[member] ?? usual(kind)).test(path)) return { kind, member }
  return undefined
}

const reasonOf = (path: string) =>
  mapsOfLists.test(path) ? undefined : Object.entries(special).find(([, pattern]) => pattern.test(path))?.[0]

/** Adds up lines and files. */
export const sumOf = (files: readonly Counted[]) => ({
  lines: files.reduce((sum, { lines }) => sum + lines, 0),
  files: files.length,
})

/** The table of the documents' lines: by kind and member, what any document has and what is special to one. */
function table(files: readonly Counted[]): string[] {
  const columns = [...Object.keys(members), 'document', 'special', 'all']
  const row = (name: string, own: readonly Counted[]) => {
    const parts = [
      ...Object.keys(members).map((member) => own.filter((file) => file.member === member)),
      own.filter(({ reason }) => reason === undefined),
      own.filter(({ reason }) => reason !== undefined),
      own,
    ]
    const cells = parts.map(sumOf).map(({ lines, files: n }) => `${lines}/${n}`.padStart(11))
    return `${name.padEnd(20)}${cells.join('')}`
  }
  return [
    `${'lines/files'.padEnd(20)}${columns.map((name) => name.padStart(11)).join('')}`,
    ...kinds.map((kind) =>
      row(
        kind,
        files.filter((file) => file.kind === kind),
      ),
    ),
    row('all', files),
    '',
    ...Object.keys(special).map((reason) => {
      const { lines, files: n } = sumOf(files.filter((file) => file.reason === reason))
      return `${String(lines).padStart(6)} lines in ${n} files: ${reason}`
    }),
  ]
}

if (import.meta.main) console.log(table(countedFiles()).join('\n'))
