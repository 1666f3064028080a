import { Readable } from 'node:stream'
import { ConnectorFault, type ConnectorFaultReason } from '@enlace/connectors/core/fault.ts'
import type { AttachedFile, Connector } from '@enlace/connectors/core/record.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { connectionTexts } from '@enlace/contract/connections/texts.ts'
import { sentFileLimits } from '@enlace/contract/documents/attachments/program-calls.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { CostlyFile } from '../../core/files/examine.ts'
import { InfectedFile } from '../../core/storage/infected-file.ts'
import type { Storage } from '../../core/storage/storage.ts'
import { keepDocumentFile } from '../documents/index.ts'
import { describeConnectorFault } from './describe.ts'

/** The run that brings files. */
export interface FilesRun {
  db: Database
  storage: Storage
  scope: Scope
  company: number
  connection: string
  runner: string
  /** The author in the audit trail. */
  actor: string
  signal?: AbortSignal
}

/** What came of one file. */
export interface TakenFile {
  file: AttachedFile
  isAdded: boolean
  /** Its hash; null if it was refused. */
  sha256: string | null
  /** Why it is not there; null if it is. */
  message: string | null
  /** Whether another try would end the same way. */
  isSettled: boolean
}

type Document = Pick<Parameters<typeof keepDocumentFile>[2], 'kind' | 'id'>

/** Downloads a file and adds it to its document, with the checks of every file; a fault of it is told, never thrown. */
export async function takeFile(
  { db, storage, company, actor }: FilesRun,
  connector: Connector,
  { kind, id }: Document,
  file: AttachedFile,
  isReplacing: boolean,
): Promise<TakenFile> {
  const refused = { file, isAdded: false, sha256: null }
  const large = fill(fileFaultTexts.large, {
    name: file.name,
    megabytes: sentFileLimits.bytes / (1024 * 1024),
  })
  if ((file.size ?? 0) > sentFileLimits.bytes) return { ...refused, message: large, isSettled: true }
  try {
    const bytes = await connector.download(file)
    if (bytes.length > sentFileLimits.bytes) return { ...refused, message: large, isSettled: true }
    const { added, sha256 } = await keepDocumentFile({ db, storage }, company, {
      kind,
      id,
      name: file.name,
      description: isReplacing ? connectionTexts.fileReplaced : undefined,
      actor: '',
      content: Readable.from([bytes]),
      isOnce: true,
      audit: { actor },
    })
    return { file, isAdded: added, sha256, message: null, isSettled: true }
  } catch (fault) {
    const isLarge = fault instanceof ConnectorFault && fault.reason === 'answer-too-large'
    return isLarge
      ? { ...refused, message: large, isSettled: true }
      : { ...refused, ...reasonOf(fault, file.name) }
  }
}

/** Problems after which the same file may be taken another time. */
const passing = new Set(['files-waiting', 'files-busy', 'scanner-away'])

/** Faults of an ERP that may be of one file only; any other ends the reading of files. */
const ofFile: ReadonlySet<ConnectorFaultReason> = new Set([
  'time-out',
  'connection-lost',
  'redirected',
  'status-refused',
  'answer-unreadable',
  'erp-fault',
  'file-refused',
  'file-elsewhere',
] as const)

function reasonOf(fault: unknown, name: string): Pick<TakenFile, 'message' | 'isSettled'> {
  if (fault instanceof ConnectorFault && ofFile.has(fault.reason))
    return { message: describeConnectorFault(fault), isSettled: fault.isLasting }
  if (fault instanceof CostlyFile) return { message: fill(fileFaultTexts.costly, { name }), isSettled: true }
  if (fault instanceof InfectedFile)
    return { message: fill(fileFaultTexts.infected, { name, found: fault.found }), isSettled: true }
  if (fault instanceof Problem) {
    const [sentence = fault.text] = Object.values(fault.fields ?? {})
    return { message: sentence, isSettled: !passing.has(fault.code) }
  }
  throw fault
}
