import { CopiedRows } from '@enlace/database/load/copied-rows.ts'
import { paymentsMadeLinesLoad } from '@enlace/database/load/tables/payments-made.ts'
import type { WithholdingConcept } from '@enlace/domain/withholding-concepts.ts'
import type { CalendarDate } from '@enlace/domain/calendar-date.ts'
import { accountKey } from './core/mapping/account-key.ts'
import type { Findings } from './core/findings/finding.ts'
import { ImportFault } from './core/findings/import-fault.ts'
import { type AccountsBySupplier, NamedSuppliers } from './core/documents/known-supplier.ts'
import type { Mapping, Part, PartMapping } from './core/mapping/mapping.ts'
import type { Progress } from './core/findings/progress.ts'
import type { Receipt, Supplier } from './core/documents/receipt.ts'
import type { SourceTable } from './core/tables/source-table.ts'
import { mapAccountStatements, type ReceivedInvoice } from './features/account-statements/map.ts'
import {
  mapListedStatements,
  noStatements,
  type ListedStatements,
} from './features/account-statements/listed-map.ts'
import { mapPayments, type ReceivedPayments } from './features/payments-made/map.ts'
import { mapPurchaseOrders, type ReceivedOrder } from './features/purchase-order/map.ts'
import { mapPurchaseTicketLines } from './features/purchase-tickets/lines-map.ts'
import { mapPurchaseTickets } from './features/purchase-tickets/map.ts'
import { mapThirdParties } from './features/third-parties/map.ts'
import { mapContracts } from './features/supplier-contracts/map.ts'
import {
  mapAmendments,
  mapImputations,
  mapMinutes,
  mapPolicies,
} from './features/supplier-contracts/parts-map.ts'
import type { ContractSet } from './features/supplier-contracts/write.ts'
import { mapBranches } from './features/branch-accounts/map.ts'
import type { ToldBranchRow } from '@enlace/database/load/tables/third-parties.ts'
import type { KnownDocuments } from './core/records/document-keys.ts'
import type { LinesMeaning } from './core/documents/listed-documents.ts'
import { mapListed, type ListedSet } from './map-listed.ts'
import { mapWithholdings, type ReceivedWithholding } from './features/withholdings/map.ts'

/**
 * What the company has already: its suppliers and their branch accounts by the ERP's keys, and documents that others
 * refer to.
 */
export interface KnownParties {
  suppliers: ReadonlySet<string>
  accounts: ReadonlySet<string>
  /** The company's own NIT, and the names of its suppliers by their number. */
  ownNit?: string | null
  names?: ReadonlyMap<string, string>
  /** Its own withholding concepts, besides those of the law. */
  concepts?: readonly WithholdingConcept[]
  /** The branch accounts of each supplier, for documents that name the branch. */
  branches?: AccountsBySupplier
  /** The owners of its contracts by the ERP's key, and documents that may be charged to them, by `documentPlace`. */
  contracts?: ReadonlyMap<string, string>
  documents?: ReadonlyMap<string, string>
  /** The names of its branch accounts, by the ERP's key. */
  accountNames?: ReadonlyMap<string, string>
  /** Documents that the files' records refer to. */
  named?: KnownDocuments
}

/** Files contain all lines of a document, and a document that lost one is reported. */
const linesOfFiles: LinesMeaning = { areWhole: true, refuseDocument: false }

/** The content of a source's files, ready to be written. */
export interface DocumentSet {
  suppliers: Supplier[]
  receipts: Receipt[]
  orders: ReceivedOrder[]
  invoices: ReceivedInvoice[]
  withholdings: ReceivedWithholding[]
  statements: ListedStatements
  payments: ReceivedPayments
  contracts: ContractSet
  listed: ListedSet
  branches: ToldBranchRow[]
  /** The names of the company's existing branch accounts. */
  accountNames: ReadonlyMap<string, string>
  /** The last day that the source covers; null without receipts. */
  cutoff: CalendarDate | null
}

/**
 * Makes documents of a source's tables, without the database. `known` is what the company already has, for files that
 * come without their suppliers.
 * @throws ImportFault if a file lacks columns, or receipts come without their items.
 */
export function mapDocuments(
  tables: Partial<Record<Part, SourceTable>>,
  mapping: Mapping,
  known: KnownParties,
  findings: Findings,
  onProgress: (progress: Progress) => void,
  meaning: LinesMeaning = linesOfFiles,
): DocumentSet {
  const read: ReadPart = (part, make, none) => {
    const [table, fields] = [tables[part], mapping.parts[part]]
    return table && fields ? make(table, fields) : none
  }
  const countOf =
    ({ file }: SourceTable) =>
    (count: number, total: number) =>
      onProgress({ step: 'read', file, count, total })

  refuseHalfReceipts(tables)
  const suppliers = read(
    'third-parties',
    (table, part) => mapThirdParties(table, part, mapping, findings, countOf(table)),
    [],
  )
  const keys = new Set([...known.suppliers, ...suppliers.map(({ key }) => key)])
  const told = read(
    'purchase-tickets',
    (table, part) => mapPurchaseTickets(table, part, mapping, keys, findings, countOf(table)),
    [],
  )
  const receipts = read(
    'purchase-tickets-lines',
    (table, part) => mapPurchaseTicketLines(table, part, mapping, told, findings, countOf(table)),
    told,
  )
  const accounts = new Set([...known.accounts, ...suppliers.map(({ key }) => accountKey(key, mapping.rules))])
  const withholdings = read(
    'withholdings',
    (table, part) =>
      mapWithholdings(
        table,
        part,
        mapping,
        { accounts, concepts: known.concepts ?? [] },
        findings,
        countOf(table),
      ),
    [],
  )
  const contracts = read(
    'contracts',
    (table, part) => mapContracts(table, part, mapping, accounts, findings, countOf(table)),
    [],
  )
  const named = new NamedSuppliers(branchesOf(known, suppliers, mapping), mapping.rules, findings)
  const statements = read(
    'account-statements',
    (table, part) => mapListedStatements(table, part, mapping, named, findings, countOf(table)),
    noStatements,
  )
  const payments = read(
    'payments-made',
    (table, part) => {
      const lines = meaning.refuseDocument ? [] : new CopiedRows(paymentsMadeLinesLoad)
      return mapPayments(table, part, named, findings, { lines, onRead: countOf(table) })
    },
    { heads: [], lines: [] },
  )
  const listed = mapListed(
    {
      fileOf: (name) => read(name, (table, part) => ({ table, part, onRead: countOf(table) }), undefined),
      suppliers: named,
      known: known.named ?? {},
      meaning,
    },
    findings,
  )
  const branches = read(
    'branch-accounts',
    (table, part) => mapBranches(table, part, keys, known.branches ?? new Map(), findings, countOf(table)),
    [],
  )
  const cutoff =
    receipts
      .map(({ fecha }) => fecha)
      .toSorted()
      .at(-1) ?? null
  return {
    suppliers: [...suppliers, ...named.named],
    branches,
    accountNames: known.accountNames ?? new Map(),
    statements,
    payments,
    listed,
    receipts,
    orders: mapPurchaseOrders(receipts, findings),
    invoices: cutoff === null ? [] : mapAccountStatements(receipts, cutoff, mapping.rules, findings),
    withholdings,
    contracts: contractsOf(read, contracts, known, findings),
    cutoff,
  }
}

/** Receipts and their items belong together. @throws ImportFault if one of the two is missing. */
function refuseHalfReceipts({
  'purchase-tickets': receipts,
  'purchase-tickets-lines': lines,
}: Partial<Record<Part, SourceTable>>): void {
  const alone = receipts && lines ? undefined : (receipts ?? lines)
  if (alone) throw new ImportFault('lines-missing', { file: alone.file })
}

/** The existing branch accounts, and those created for the suppliers of this load. */
function branchesOf(
  { branches = new Map() }: KnownParties,
  suppliers: readonly Supplier[],
  { rules }: Mapping,
): AccountsBySupplier {
  const own = suppliers
    .filter(({ key }) => !branches.has(key))
    .map(({ key }) => [key, new Map([[rules.branch.codigo, accountKey(key, rules)]])] as const)
  return new Map([...branches, ...own])
}

/** Reads a part of the source if there is a file of it. */
type ReadPart = <Made>(
  part: Part,
  make: (table: SourceTable, fields: PartMapping) => Made,
  none: Made,
) => Made

/** Contracts with all their parts. */
function contractsOf(
  read: ReadPart,
  contracts: ContractSet['contracts'],
  known: KnownParties,
  findings: Findings,
): ContractSet {
  const keysOfContracts = new Map([
    ...(known.contracts ?? []),
    ...contracts.map(({ row, supplier }) => [row.erp_key, supplier] as const),
  ])
  return {
    contracts,
    amendments: read(
      'contracts-amendments',
      (table, part) => mapAmendments(table, part, keysOfContracts, findings),
      [],
    ),
    policies: read(
      'contracts-policies',
      (table, part) => mapPolicies(table, part, keysOfContracts, findings),
      [],
    ),
    minutes: read(
      'contracts-minutes',
      (table, part) => mapMinutes(table, part, keysOfContracts, findings),
      [],
    ),
    imputations: read(
      'contracts-imputations',
      (table, part) => mapImputations(table, part, keysOfContracts, known.documents ?? new Map(), findings),
      [],
    ),
  }
}
