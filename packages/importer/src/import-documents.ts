import { createHash, randomUUID } from 'node:crypto'
import { query, scopeCompany, type Database } from '@enlace/database/database'
import { compareDates, todayInBogota, type CalendarDate } from '@enlace/domain/calendar-date'
import { Scope } from '@enlace/database/scope'
import {
  auditLoad,
  beginBatch,
  finishBatch,
  lockCompany,
  recordFailure,
  rememberFreshness,
  saveMapping,
  type BatchOrigin,
  type DescribedFinding,
} from './core/batch.ts'
import type { DocumentWords } from './core/document-words.ts'
import { Findings, type Finding } from './core/finding.ts'
import type { Mapping } from './core/mapping.ts'
import type { Progress } from './core/progress.ts'
import type { SourceFiles } from './source-files.ts'
import { knownContracts } from '@enlace/database/load/known-contracts'
import { mapDocuments, type KnownParties } from './map-documents.ts'
import { writeDocuments, type WrittenCounts } from './write-documents.ts'

/** A load into one company. */
export interface ImportRequest {
  company: number
  mapping: Mapping
  files: SourceFiles
  /** Who asks for it, for the audit trail. */
  actor: string
  words: DocumentWords
  /** The sentence that a person reads for a finding. */
  describe: (finding: Finding) => string
  onProgress?: (progress: Progress) => void
}

/** How a load went. */
export interface ImportReport {
  batch: string
  rowsRead: number
  written: WrittenCounts
  findings: DescribedFinding[]
  refused: number
  doubtful: number
}

/** The kinds of documents that become complete up to the source's last day. */
const datedKinds = ['account-statements', 'purchase-order', 'purchase-tickets']

/**
 * Loads a source's files into a company: reads and maps them, then writes everything in one transaction under the
 * company's own scope. The same files again change nothing; a failure leaves nothing but its record.
 * @throws ImportFault when the files cannot be read as the mapping says.
 */
export async function importDocuments(db: Database, request: ImportRequest): Promise<ImportReport> {
  const { company, mapping, onProgress = () => {} } = request
  const scope = Scope.ofStaff(company)
  const tables = request.files.tables
  const origin = originOf(request)
  const findings = new Findings()
  const rowsRead = Object.values(tables).reduce((sum, { records }) => sum + records.length, 0)
  try {
    const documents = mapDocuments(
      tables,
      mapping,
      await knownParties(db, company, tables),
      findings,
      onProgress,
    )
    const described = findings.all.map((finding) => ({ ...finding, message: request.describe(finding) }))
    const written = await db.transaction(scope, async ({ client }) => {
      await lockCompany(client)
      await saveMapping(client, mapping)
      await beginBatch(client, origin)
      const counts = await writeDocuments(client, documents, mapping, request.words, origin.id, onProgress)
      await finishBatch(client, origin, rowsRead, counts.total, findings, described)
      if (documents.cutoff !== null) await rememberFreshness(client, datedKinds, documents.cutoff)
      const withheldUntil = latestDay(documents.withholdings)
      if (withheldUntil !== undefined) await rememberFreshness(client, ['withholdings'], withheldUntil)
      // A file of contracts tells them all as they are on the day on which it is loaded.
      if (documents.contracts.contracts.length > 0)
        await rememberFreshness(client, ['supplier-contracts'], todayInBogota(new Date()))
      await auditLoad(client, origin, counts.total)
      return counts
    })
    return {
      batch: origin.id,
      rowsRead,
      written,
      findings: described,
      refused: findings.countRecords('refused'),
      doubtful: findings.countRecords('doubtful'),
    }
  } catch (fault) {
    const failure = fault instanceof Error ? fault.message : String(fault)
    // The load's own fault is the one to tell, also where it cannot even be recorded.
    await db.transaction(scope, ({ client }) => recordFailure(client, origin, failure)).catch(() => undefined)
    throw fault
  }
}

function latestDay(withholdings: readonly { fecha: CalendarDate }[]): CalendarDate | undefined {
  return withholdings
    .map(({ fecha }) => fecha)
    .toSorted(compareDates)
    .at(-1)
}

function originOf({ mapping, files, actor }: ImportRequest): BatchOrigin {
  const sha256 = createHash('sha256')
  for (const file of files.files) sha256.update(file.sha256)
  return {
    id: randomUUID(),
    source: mapping.source,
    fileName: files.files.map(({ name }) => name).join(', '),
    sha256: sha256.digest('hex'),
    actor,
  }
}

async function knownParties(
  db: Database,
  company: number,
  tables: SourceFiles['tables'],
): Promise<KnownParties> {
  const keysOf = (table: 'third_parties' | 'branch_accounts') =>
    query.selectFrom(table).select('erp_key').where('company_id', '=', scopeCompany).compile()
  const scope = Scope.ofStaff(company)
  const [suppliers, accounts] = await db.read(scope, [keysOf('third_parties'), keysOf('branch_accounts')])
  const setOf = (rows: readonly { erp_key: string }[]) => new Set(rows.map(({ erp_key }) => erp_key))
  const known = { suppliers: setOf(suppliers), accounts: setOf(accounts) }
  const tellsOfContracts = Object.keys(tables).some((part) => part.startsWith('contracts'))
  return tellsOfContracts ? { ...known, ...(await knownContracts(db, scope)) } : known
}
