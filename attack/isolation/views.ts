import type { Owner, Row } from './rows.ts'

/** What somebody may see: a company, one supplier of it, some of its branches, what is the person's own. */
export interface View {
  company: number
  /** Of a supplier's person; a visitor is of none, and the company's own people see all of them. */
  supplier?: { thirdParty: number; accounts: readonly number[]; member: string; isMaster: boolean } | 'none'
  /** Words by which a row is known that only the company's own people see. */
  closed?: readonly string[]
  /** Tables that are shut to this person. */
  shut?: RegExp
  /** Tables that this person sees of every company, with the reason. */
  open?: Readonly<Record<string, string>>
}

/** From whom something is kept: another company, another supplier or branch, another person, or all suppliers. */
export const foreignKinds = ['company', 'supplier', 'branch', 'person', 'closed'] as const
export type ForeignKind = (typeof foreignKinds)[number]

/** In what regard a row is somebody else's; undefined where it may be seen. */
export function foreignKindOf(view: View, row: Owner & Partial<Row>): ForeignKind | undefined {
  if (row.company === null || view.open?.[row.table] !== undefined) return undefined
  if (row.company !== view.company) return 'company'
  const { supplier } = view
  if (supplier === undefined) return undefined
  if (view.shut?.test(row.table) === true) return 'closed'
  if (supplier === 'none') {
    if (row.thirdParty !== null || row.account !== null || row.member !== null) return 'supplier'
  } else {
    if (row.thirdParty !== null && row.thirdParty !== supplier.thirdParty) return 'supplier'
    if (row.account !== null && !supplier.accounts.includes(row.account)) return 'branch'
    if (row.member !== null && row.member !== supplier.member && !supplier.isMaster) return 'person'
  }
  return row.values?.some((value) => view.closed?.includes(value)) === true ? 'closed' : undefined
}

/** Everything that is not to be seen by somebody, and everything that is. */
export interface Visibility {
  /** Texts and figures that are only in what is others'. */
  markers: readonly string[]
  /** By what others' rows could be asked for. */
  foreign: ReadonlyMap<ForeignKind, readonly Named[]>
  own: readonly Named[]
}

/** A key of a row, and of which table. */
export interface Named {
  table: string
  id: string
}

/** What says whose it is: an email, a long figure, a code with figures, a name of three words; shorter ones stand anywhere by chance. */
const telling = (value: string) =>
  value.length >= 8 &&
  (/@/.test(value) || /^\d{8,}$/.test(value) || /\d.*\D|\D.*\d/.test(value) || /\S \S+ \S/.test(value))
/** A day, a moment, an amount or an address of the network is everybody's. */
const isCommon = (value: string) =>
  /^\d{4}-\d\d-\d\d([T ]|$)/.test(value) ||
  /^-?\d+\.\d+$/.test(value) ||
  /^[\d.]+(\/\d+)?$/.test(value.replace(/^\d{8,}$/, 'x'))

/** What counts the documents of all suppliers together is shown to the company's own people only. */
const countsAll = /_company_figures$/

/** Divides all rows by who looks. */
export function visibilityOf(view: View, rows: readonly Row[]): Visibility {
  const seen = new Set<string>()
  const hidden = new Set<string>()
  const foreign = new Map<ForeignKind, Named[]>()
  const own: Named[] = []
  for (const row of rows) {
    const isClosed = view.supplier !== undefined && countsAll.test(row.table)
    const kind = foreignKindOf(view, row) ?? (isClosed ? 'closed' : undefined)
    for (const value of row.values) (kind ? hidden : seen).add(value)
    const named = row.ids.map((id) => ({ table: row.table, id }))
    if (kind) foreign.set(kind, [...(foreign.get(kind) ?? []), ...named])
    else if (row.company === view.company) own.push(...named)
  }
  /** The name of a person may be put together of what is seen. */
  const isSeen = (value: string) => value.split(/\s+/).every((word) => seen.has(word))
  return {
    markers: [...hidden].filter(
      (value) => !isSeen(value) && !seen.has(value) && telling(value) && !isCommon(value),
    ),
    foreign,
    own,
  }
}
