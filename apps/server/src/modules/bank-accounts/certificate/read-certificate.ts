import { rm } from 'node:fs/promises'
import type { CertificateReading } from '@enlace/contract/bank-accounts/certificate/schemas.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import { compareCertificate, hasCertificateText, type TypedAccount } from '@enlace/domain/bank-certificate.ts'
import { bankName, isBank } from '@enlace/domain/catalogue/banks.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { runInProcess } from '@enlace/importer/core/containers/own-process.ts'
import { spool } from '../../../core/files/spool.ts'
import type { ReceivedFile } from '../../../core/storage/received-file.ts'
import type { Storage } from '../../../core/storage/storage.ts'
import { type Asker, FairTurns } from '../../../core/turns/fair-turns.ts'
import { refusedTurn } from '../../../core/turns/refused-turn.ts'

/** The file to read. */
export interface CertificateTask {
  path: string
}
export type CertificateMessage = { text: string } | { fault: 'unreadable' }

const program = new URL('./read-process.ts', import.meta.url)
/** Megabytes of heap and of all memory, and milliseconds of processor time: a certificate takes a fraction of each. */
const limits = { memory: 192, mostResident: 450, mostWork: 8_000 } as const
const longest = 20_000
/** Parsers at work at once; one person's files are read one after the other. */
const turns = new FairTurns({ places: 2, waiting: 20, ownPlaces: 1, ownWaiting: 4 })

const unread = { numero: null, documento: null, titular: null, banco: null, fecha: null } as const

/**
 * Compares a bank's certificate with what was typed. The text exists in memory only, and the answer says of each fact
 * just whether it was found. @throws Problem `files-waiting` or `files-busy` if too many wait.
 */
export async function readCertificate(
  storage: Storage,
  asker: Asker,
  { mediaType, storageKey }: Pick<ReceivedFile, 'mediaType' | 'storageKey'>,
  typed: TypedAccount,
): Promise<CertificateReading> {
  if (mediaType !== 'application/pdf') return { lectura: 'imagen', ...unread }
  const { path } = await spool(storage.spoolFolder, await storage.get(storageKey))
  const banco = isBank(typed.banco) ? bankName(typed.banco) : ''
  try {
    const text = await refusedTurn(turns.take(asker, () => textOf(path)))
    if (text === undefined) return { lectura: 'ilegible', ...unread }
    if (!hasCertificateText(text)) return { lectura: 'imagen', ...unread }
    return { lectura: 'texto', ...compareCertificate(text, { ...typed, banco }, todayInBogota(new Date())) }
  } finally {
    await rm(path, { force: true })
  }
}

/** The same beside a request, which it never stops: undefined if too many wait. */
export async function readInPassing(
  ...given: Parameters<typeof readCertificate>
): Promise<CertificateReading | undefined> {
  try {
    return await readCertificate(...given)
  } catch (fault) {
    if (fault instanceof Problem && (fault.code === 'files-waiting' || fault.code === 'files-busy'))
      return undefined
    throw fault
  }
}

/** Reads the text of a PDF; undefined if it cannot be read within the limits. */
async function textOf(path: string): Promise<string | undefined> {
  const answers: CertificateMessage[] = []
  try {
    await runInProcess<CertificateMessage>(program, { path } satisfies CertificateTask, {
      ...limits,
      signal: AbortSignal.timeout(longest),
      onMessage: (message) => answers.push(message),
    })
  } catch {
    // A file that ends its reader, by memory, time or a fault of the parser, is one that nobody can read.
    return undefined
  }
  const [answer] = answers
  return answer && 'text' in answer ? answer.text : undefined
}
