import { createHash, randomUUID } from 'node:crypto'
import type { Database } from '@enlace/database/database.ts'
import { bigChangesOf } from '@enlace/database/load/unlikely-changes.ts'
import { compareDates, todayInBogota, type CalendarDate } from '@enlace/domain/calendar-date.ts'
import { Scope } from '@enlace/database/scope.ts'
import {
  auditLoad,
  beginBatch,
  finishBatch,
  lockCompany,
  recordFailure,
  rememberFreshness,
  saveMapping,
  type BatchOrigin,
  type Client,
} from './core/records/batch.ts'
import type { DescribedFinding } from './core/findings/described-finding.ts'
import type { DocumentWords } from './core/documents/document-words.ts'
import { Findings, type Finding } from './core/findings/finding.ts'
import type { Mapping } from './core/mapping/mapping.ts'
import { withoutOwnColumns } from './core/mapping/own-columns.ts'
import type { Progress } from './core/findings/progress.ts'
import { recordsOf } from './core/records/refused-records.ts'
import type { SourceFiles } from './source-files.ts'
import { knownParties } from './known-parties.ts'
import { mapDocuments, type DocumentSet } from './map-documents.ts'
import { unlikelyChanges, unlikelyFiles, type Unlikely } from './unlikely.ts'
import { writeDocuments, type WrittenCounts } from './write-documents.ts'

/** A load into one company. */
export interface ImportRequest {
  company: number
  mapping: Mapping
  files: SourceFiles
  /** Who requested it, for the audit trail. */
  actor: string
  words: DocumentWords
  /** Returns the sentence that people read for a finding. */
  describe: (finding: Finding) => string
  onProgress?: (progress: Progress) => void
  /** The load's id, if the caller has assigned one and records a failure itself. */
  batch?: string
  /** Only reports the effects of a load: everything is written and rolled back. */
  isTrial?: boolean
  /** Confirms a complete list that closes more than a fifth. */
  confirmsClosing?: boolean
}

/** The result of a load. */
export interface ImportReport {
  batch: string
  rowsRead: number
  written: WrittenCounts
  findings: DescribedFinding[]
  refused: number
  doubtful: number
  /** Rows that were not records, and those left out by choice. */
  leftOut: number
  /** Its improbable effects, actual or in a trial. */
  unlikely: Unlikely[]
}

/** The kinds of documents derived from receipts, which become complete up to the source's last day. */
const receivedKinds = ['account-statements', 'purchase-order', 'purchase-tickets']

/** Rolls a trial back, together with its transaction. */
class TrialEnded extends Error {
  readonly written: WrittenCounts

  constructor(written: WrittenCounts) {
    super('A trial is over')
    this.written = written
  }
}

/**
 * Loads a source's files into a company: reads and maps them, then writes everything in one transaction in the
 * company's scope. Loading the same files again changes nothing; a failure leaves only its record.
 * @throws ImportFault if the files cannot be read as mapped, or too much would be closed.
 */
export async function importDocuments(db: Database, request: ImportRequest): Promise<ImportReport> {
  const scope = Scope.ofStaff(request.company)
  const origin = originOf(request)
  try {
    return await load(db, scope, origin, request)
  } catch (fault) {
    if (request.batch !== undefined || request.isTrial === true) throw fault
    const failure = fault instanceof Error ? fault.message : String(fault)
    // The load's own fault is the one to report, even if it cannot be recorded.
    await db.transaction(scope, ({ client }) => recordFailure(client, origin, failure)).catch(() => undefined)
    throw fault
  }
}

async function load(
  db: Database,
  scope: Scope,
  origin: BatchOrigin,
  request: ImportRequest,
): Promise<ImportReport> {
  const { company, onProgress = () => {}, isTrial = false, confirmsClosing = false } = request
  const mapping = withoutOwnColumns(request.mapping)
  const { tables } = request.files
  const findings = new Findings()
  for (const { file, doubts = [] } of Object.values(tables))
    for (const { line, reason, ...detail } of doubts) findings.doubt({ file, line }, reason, detail)
  const rowsRead = Object.values(tables).reduce((sum, { count }) => sum + count, 0)
  const known = await knownParties(db, company, [{ tables, mapping }])
  const documents = mapDocuments(tables, mapping, known, findings, onProgress)
  const described = findings.all.map((finding) => ({ ...finding, message: request.describe(finding) }))
  const today = todayInBogota(new Date())
  const unlikely = unlikelyFiles(tables, mapping, known)
  const written = await db
    .transaction(scope, async ({ client }) => {
      await lockCompany(client)
      if (!isTrial) await saveMapping(client, mapping)
      await beginBatch(client, origin)
      const counts = await writeDocuments(client, documents, {
        mapping,
        words: request.words,
        batch: origin.id,
        today,
        confirmsClosing: confirmsClosing || isTrial,
        onProgress,
      })
      unlikely.push(...unlikelyChanges(await bigChangesOf(client, origin.id), counts))
      if (isTrial) throw new TrialEnded(counts)
      await finishBatch(client, origin, {
        rowsRead,
        counts,
        findings,
        described,
        ...recordsOf(tables, described),
      })
      await rememberDays(client, documents, today)
      await auditLoad(client, origin, counts.total)
      return counts
    })
    .catch((fault: unknown) => {
      // Expected: a trial ends with a rollback.
      if (fault instanceof TrialEnded) return fault.written
      throw fault
    })
  return {
    batch: origin.id,
    rowsRead,
    written,
    findings: described,
    refused: findings.countRecords('refused'),
    doubtful: findings.countRecords('doubtful'),
    leftOut: findings.leftOut,
    unlikely,
  }
}

/** Stores the day up to which the loaded kinds of documents are complete. */
async function rememberDays(client: Client, documents: DocumentSet, today: CalendarDate): Promise<void> {
  if (documents.cutoff !== null) await rememberFreshness(client, receivedKinds, documents.cutoff)
  const withheldUntil = latestDay(documents.withholdings)
  if (withheldUntil !== undefined) await rememberFreshness(client, ['withholdings'], withheldUntil)
  const listed = listedKinds(documents)
  if (listed.length > 0) await rememberFreshness(client, listed, today)
}

/** The kinds whose files give the state on the day of the load. */
function listedKinds({ contracts, statements, payments, listed }: DocumentSet): string[] {
  const counts: Readonly<Record<string, number>> = {
    'supplier-contracts': contracts.contracts.length,
    'account-statements': statements.count,
    'payments-made': payments.heads.length,
    'purchase-order': listed.orders.count + listed.orders.lineCount,
    'purchase-tickets': listed.tickets.count + listed.tickets.lineCount,
    'notes-debit': listed.notes.count + listed.notes.lineCount,
  }
  return Object.keys(counts).filter((kind) => (counts[kind] ?? 0) > 0)
}

function latestDay(withholdings: readonly { fecha: CalendarDate }[]): CalendarDate | undefined {
  return withholdings
    .map(({ fecha }) => fecha)
    .toSorted(compareDates)
    .at(-1)
}

function originOf({ mapping, files, actor, batch }: ImportRequest): BatchOrigin {
  const sha256 = createHash('sha256')
  for (const file of files.files) sha256.update(file.sha256)
  return {
    id: batch ?? randomUUID(),
    source: mapping.source,
    // Two sheets of one workbook are two of its files.
    fileName: [...new Set(files.files.map(({ name }) => name))].join(', '),
    sha256: sha256.digest('hex'),
    actor,
  }
}
