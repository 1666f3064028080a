import { ConnectorFault } from '@enlace/connectors/core/fault.ts'
import { startCursor, type AttachedFile, type Connector } from '@enlace/connectors/core/record.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { connectionTexts } from '@enlace/contract/connections/texts.ts'
import type { DocumentKind } from '@enlace/contract/documents/related/kinds.ts'
import type { FiledKind } from '@enlace/domain/connections.ts'
import { documentKindOf, findHeldDocument } from '../documents/index.ts'
import { filesCursor } from './commands.ts'
import { describeConnectorFault } from './describe.ts'
import { partOf } from './parts.ts'
import { findCursors } from './queries.ts'
import { keepChanged, keepFiles, type KeptFiles } from './file-commands.ts'
import { findDueRecords, findMetFiles, type DueRecord, type MetFile } from './file-queries.ts'
import { type FilesRun, takeFile } from './take-file.ts'

/** Documents whose files are looked at together. */
const documentsAtOnce = 50

/** Documents in a row whose files could not be had, after which the ERP is left alone until the next run. */
const mostUnsettled = 5

/**
 * Brings the files of a kind of documents: of those that are new here, and of those whose files changed in the ERP.
 * Returns `stopped` if the connection was stopped or taken over meanwhile, else the fault of this kind's files.
 */
export async function bringFiles(run: FilesRun, connector: Connector, kind: FiledKind): Promise<string> {
  const { db, scope, connection: id, runner } = run
  try {
    const cursor = (await findCursors(db, scope, id)).get(filesCursor(kind)) ?? startCursor
    for await (const page of connector.changedFiles(kind, cursor)) {
      run.signal?.throwIfAborted()
      if (!(await keepChanged(db, scope, { id, runner }, kind, page))) return 'stopped'
    }
    return await bringDue(run, connector, kind)
  } catch (fault) {
    // A refused key stops the whole connection, as it does for records.
    if (fault instanceof ConnectorFault && fault.reason !== 'credentials-refused')
      return describeConnectorFault(fault)
    throw fault
  }
}

async function bringDue(run: FilesRun, connector: Connector, kind: FiledKind): Promise<string> {
  const { db, scope, connection, runner } = run
  const part = partOf[kind]
  let unsettled = 0
  // Each document is looked at once a run, also where one of its files has to wait for the next.
  for (let after = ''; ;) {
    const due = await findDueRecords(db, scope, { connection, part, after, most: documentsAtOnce })
    if (due.length === 0) return 'done'
    const documents = due.map(({ erp_id }) => erp_id)
    const files = Map.groupBy(await connector.filesOf(kind, documents), ({ document }) => document)
    const met = await findMetFiles(db, scope, { connection, part, documents })
    for (const record of due) {
      run.signal?.throwIfAborted()
      const own = files.get(record.erp_id) ?? []
      const kept = await bringOf(run, connector, kind, { record, files: own, met })
      if (!(await keepFiles(db, scope, { id: connection, runner }, kept))) return 'stopped'
      unsettled = kept.isSettled ? 0 : unsettled + 1
      if (unsettled === mostUnsettled) return kept.findings.at(-1)?.message ?? ''
    }
    after = documents.at(-1) ?? after
  }
}

interface DocumentFiles {
  record: DueRecord
  files: readonly AttachedFile[]
  met: readonly MetFile[]
}

/** Brings the files of one document that are not known yet, or are no longer what they were. */
async function bringOf(
  run: FilesRun,
  connector: Connector,
  kind: FiledKind,
  { record, files, met }: DocumentFiles,
): Promise<KeptFiles> {
  const nothing = { kind, document: record.erp_id, added: 0, met: [], findings: [], isSettled: true }
  const unknown = files.filter(({ id, mark }) => !met.some((one) => one.erp_id === id && one.mark === mark))
  const document = unknown.length === 0 ? undefined : await documentOf(run, kind, record)
  if (document === undefined) return nothing
  const outcomes = []
  for (const file of unknown) {
    run.signal?.throwIfAborted()
    const isReplacing = met.some(
      (one) =>
        one.sha256 !== null &&
        (one.erp_id === file.id || (one.document_erp_id === file.document && one.name === file.name)),
    )
    outcomes.push(await takeFile(run, connector, document, file, isReplacing))
  }
  const reference = (archivo: string) =>
    fill(connectionTexts.fileReference, { numero: document.numero, archivo })
  return {
    ...nothing,
    added: outcomes.filter(({ isAdded }) => isAdded).length,
    met: outcomes.flatMap(({ file: { id, name, mark }, sha256, isSettled }) =>
      isSettled ? [{ id, name, mark, sha256 }] : [],
    ),
    findings: outcomes.flatMap(({ file, message }) =>
      message === null ? [] : [{ reference: reference(file.name), message }],
    ),
    isSettled: outcomes.every(({ isSettled }) => isSettled),
  }
}

/** The portal's document of a record; undefined if it has none, or no longer. */
async function documentOf({ db, scope }: FilesRun, kind: FiledKind, { record_key: erpKey }: DueRecord) {
  const documentKind: DocumentKind | undefined = documentKindOf(partOf[kind])
  if (documentKind === undefined || erpKey === null) return undefined
  const held = await findHeldDocument(db, scope, documentKind, { erpKey })
  return held && { kind: documentKind, ...held }
}
