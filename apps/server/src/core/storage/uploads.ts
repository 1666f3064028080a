import { rm } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { AnyCall } from '@enlace/contract/core/call.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { fileFaultTexts as texts } from '@enlace/contract/core/files/texts.ts'
import { mediaTexts } from '@enlace/contract/media/texts.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type { Database } from '@enlace/database/database.ts'
import type { Scope } from '@enlace/database/scope.ts'
import { InfectedFile } from './infected-file.ts'
import { CostlyFile, examineKind } from '../files/examine.ts'
import type { Asker } from '../turns/fair-turns.ts'
import { announceFiles, forgetFile, takeUnclaimedFile } from './commands.ts'
import { nameFor, tableNameFor, type TakenKind } from '../files/file-type.ts'
import type { ReceivedFile } from './received-file.ts'
import { spool, type SpooledFile } from '../files/spool.ts'
import type { Storage } from './storage.ts'

/** A file of a multipart body as it arrives. */
export interface FilePart {
  readonly fieldname: string
  readonly filename: string
  readonly file: Readable & { truncated: boolean }
}

/** A received file that was not examined yet. */
interface Raw extends SpooledFile {
  field: string
  /** The sender's file name. */
  sent: string
}

interface Waiting extends Raw {
  name: string
  mediaType: TakenKind
}

const megabyte = 1024 * 1024

/** The message for a file of a type that the call does not take. */
const refusals = {
  papers: texts.type,
  forms: texts.form,
  tables: texts.table,
  pictures: mediaTexts.type,
  invoices: texts.invoice,
} as const

/**
 * The files of one request: spooled while the body arrives, examined once the sender is known, and stored once all of
 * them are valid. On any failure they are all removed.
 */
export class Uploads {
  readonly #storage: Storage
  readonly #limits: NonNullable<AnyCall['files']>
  readonly #raw: Raw[] = []
  #waiting: readonly Waiting[] = []
  readonly #faults: Record<string, string> = {}
  #count = 0
  #kept: ReceivedFile[] = []

  constructor(storage: Storage, limits: NonNullable<AnyCall['files']>) {
    this.#storage = storage
    this.#limits = limits
  }

  /** Spools a file of the body. A refused one is read to its end, so that the answer reaches the browser. */
  async take({ fieldname, filename, file }: FilePart): Promise<void> {
    const { count, bytes } = this.#limits
    const name = filename.slice(-200)
    if (++this.#count > count) {
      file.resume()
      this.#refuse(fieldname, fill(texts.count, { count, name }))
      return
    }
    const spooled = await spool(this.#storage.spoolFolder, file)
    if (!file.truncated && spooled.size > 0) {
      this.#raw.push({ ...spooled, field: fieldname, sent: filename })
      return
    }
    await rm(spooled.path, { force: true })
    // A form without a script sends an empty part for each file input without a file.
    if (filename === '' && spooled.size === 0) this.#count -= 1
    else if (!file.truncated) this.#refuse(fieldname, fill(texts.empty, { name }))
    else this.#refuse(fieldname, fill(texts.large, { name, megabytes: Math.floor(bytes / megabyte) }))
  }

  /** The field names of the received files. */
  get fields(): ReadonlySet<string> {
    return new Set(this.#raw.map(({ field }) => field))
  }

  /**
   * Determines the type of each file in a thread. @throws Problem `file-refused` with a reason for each refused file;
   * `files-waiting` or `files-busy` if too many wait.
   */
  async examine(asker: Asker): Promise<void> {
    const waiting: Waiting[] = []
    const named = this.#limits.kinds === 'tables' ? tableNameFor : nameFor
    for (const raw of this.#raw) {
      const mediaType = await this.#typeOf(raw, asker)
      if (mediaType !== undefined) waiting.push({ ...raw, mediaType, name: named(mediaType, raw.sent) })
    }
    if (Object.keys(this.#faults).length > 0) throw new Problem('file-refused', {}, this.#faults)
    this.#waiting = waiting
  }

  async #typeOf({ path, field, sent }: Raw, asker: Asker): Promise<TakenKind | undefined> {
    const { kinds = 'papers' } = this.#limits
    const name = sent.slice(-200)
    try {
      const mediaType = await examineKind(asker, kinds, path)
      if (mediaType === undefined) this.#refuse(field, fill(refusals[kinds], { name }))
      return mediaType
    } catch (fault) {
      if (!(fault instanceof CostlyFile)) throw fault
      this.#refuse(field, fill(texts.costly, { name }))
      return undefined
    }
  }

  /**
   * Moves the files into the storage of the scope's company. @throws Problem `file-infected` or `scanner-away`: then
   * all are removed.
   */
  async keep(db: Database, scope: Scope): Promise<readonly ReceivedFile[]> {
    if (this.#waiting.length === 0) return []
    const company = scope.company ?? (await db.context(scope)).company_id
    const files = this.#waiting.map(({ field, name, mediaType, size, sha256 }) => ({
      field,
      name,
      mediaType,
      size,
      sha256,
      storageKey: newStorageKey(company),
    }))
    await announceFiles(db, scope, files)
    this.#kept = files
    for (const [at, { field, name, storageKey, size, sha256 }] of files.entries()) {
      const path = this.#waiting[at]?.path ?? ''
      await this.#storage.put(path, { key: storageKey, size, sha256 }).catch((fault: unknown) => {
        throw fault instanceof InfectedFile ? fault.inField(field, name) : fault
      })
    }
    return files
  }

  /** Removes all unclaimed files of this request, from the spool and the storage. */
  async discard(db: Database): Promise<void> {
    await Promise.all(this.#raw.map(({ path }) => rm(path, { force: true })))
    for (const { storageKey } of this.#kept) {
      // It was claimed after all, such as when the answer to a commit was lost, so it stays.
      if (!(await takeUnclaimedFile(db, storageKey))) continue
      await this.#storage.delete(storageKey)
      await forgetFile(db, storageKey)
    }
  }

  #refuse(field: string, sentence: string): void {
    const before = this.#faults[field]
    this.#faults[field] = before === undefined ? sentence : `${before} ${sentence}`
  }
}

/** Creates an unguessable key for a new file of a company. */
export function newStorageKey(company: number): string {
  const secret = randomBytes(32).toString('base64url')
  return `${company}/${secret.slice(0, 2)}/${secret.slice(2)}`
}
