import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { archiveKinds } from '@enlace/contract/document-archive/schemas.ts'
import { archiveIndexTexts as texts } from '@enlace/contract/document-archive/texts.ts'
import type { Company } from '@enlace/contract/company/schemas.ts'
import { Zip } from '@enlace/documents/zip.ts'
import { openDisk } from '../../core/disk/disk.ts'
import { spool, type SpooledFile } from '../../core/files/spool.ts'
import type { Job, JobService } from '../../core/jobs/task.ts'
import { announceFiles } from '../../core/storage/commands.ts'
import { newStorageKey } from '../../core/storage/uploads.ts'
import { addPart, noteProgress } from './commands.ts'
import { contentOf, type PaperContent } from './content.ts'
import { indexSheet, type IndexLine } from './index-sheet.ts'
import { papersOfMonth, type ArchivedPaper } from './papers-queries.ts'
import type { TakenArchive } from './queries.ts'
import { type PartLimits, pathOf } from './rules.ts'

/** What an archive needs to be made. */
export interface Making {
  job: Job
  service: JobService
  company: Company
  archive: TakenArchive
  limits: PartLimits
}

/** The documents of an archive, one after the other over its files. */
interface Source {
  next: IteratorResult<ArchivedPaper, unknown>
  advance(): Promise<void>
}

/** Milliseconds between two reports of progress. */
const tellEvery = 2000

/**
 * Makes the ZIP files of an archive one by one, each written to disk document by document, and adds them to it. Returns
 * how many documents it has, and how many of them without a file. Undefined if another run makes it by now.
 */
export async function makeArchive(making: Making): Promise<{ files: number; missing: number } | undefined> {
  const { job, service, archive } = making
  const papers = everyPaper(making)
  let passed = 0
  let toldAt = performance.now()
  const source: Source = {
    next: await papers.next(),
    advance: async () => {
      passed += 1
      source.next = await papers.next()
      if (performance.now() - toldAt < tellEvery) return
      toldAt = performance.now()
      await noteProgress(service.db, job.scope, archive, passed)
    },
  }
  const disk = openDisk(service.settings, service.db)
  const made = { files: 0, missing: 0 }
  for (let part = 1; source.next.done !== true; part++) {
    await disk.demandRoom()
    const lines: IndexLine[] = []
    const pieces = Readable.from(partPieces(making, source, part, lines), { objectMode: false })
    const spooled = await spool(service.storage.spoolFolder, pieces)
    try {
      if (lines.length === 0) break
      const storageKey = await keep(service, job, spooled)
      const added = { part, files: lines.length, size: spooled.size, storageKey }
      if (!(await addPart(service.db, job.scope, archive, added))) return undefined
    } finally {
      await rm(spooled.path, { force: true })
    }
    made.files += lines.length
    made.missing += lines.filter(({ file }) => file === '').length
  }
  return made
}

async function* everyPaper({ job, service, archive }: Making): AsyncGenerator<ArchivedPaper> {
  const { month, kinds } = archive
  for (const kind of archiveKinds.filter((one) => kinds.includes(one)))
    yield* papersOfMonth(service.db, job.scope, kind, month)
}

/** The bytes of one ZIP file, up to its limits; what it has is added to `lines`, which are its index at the end. */
async function* partPieces(
  { job, service, company, archive, limits }: Making,
  source: Source,
  part: number,
  lines: IndexLine[],
): AsyncGenerator<Buffer> {
  const moment = new Date()
  const zip = new Zip(moment)
  const taken = new Set<string>()
  let bytes = 0
  for (
    let { next } = source;
    next.done !== true && lines.length < limits.papers && bytes < limits.bytes;
    { next } = source
  ) {
    const paper = next.value
    job.signal.throwIfAborted()
    const content = await contentOf(service, job.scope, paper)
    const line = content && lineOf(paper, content, taken)
    if (line) {
      lines.push(line)
      if ('bytes' in content)
        for await (const piece of zip.file(line.file, content.bytes)) {
          bytes += piece.length
          yield piece
        }
    }
    await source.advance()
    await setImmediate()
  }
  yield* zip.file(texts.index, indexSheet(lines, { company, month: archive.month, part, moment }))
  yield* zip.end()
}

function lineOf(paper: ArchivedPaper, content: NonNullable<PaperContent>, taken: Set<string>): IndexLine {
  if ('remark' in content) return { ...paper, file: '', remark: content.remark }
  return { ...paper, file: pathOf(paper, taken), remark: paper.anulado ? texts.annulled : '' }
}

/** Moves a file to the storage. Without a part that claims it, it is swept. */
async function keep(
  { db, storage }: JobService,
  { company, scope }: Job,
  { path, size, sha256 }: SpooledFile,
): Promise<string> {
  const storageKey = newStorageKey(company)
  await announceFiles(db, scope, [{ storageKey, mediaType: 'application/zip', size, sha256 }])
  await storage.put(path, { key: storageKey, size, sha256, isOurs: true })
  return storageKey
}
