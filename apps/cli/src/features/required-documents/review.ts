import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { fill } from '@enlace/contract/core/fill.ts'
import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { requiredDocumentCommandTexts as texts } from '@enlace/contract/required-documents/cli-texts.ts'
import type { Database } from '@enlace/database/database.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { readNit } from '@enlace/domain/nit.ts'
import { readProfile } from '@enlace/server/modules/company/index.ts'
import { openStorage } from '@enlace/server/core/storage/backends/open-storage.ts'
import {
  reviewDocument,
  type Review,
  findReviewedVersion,
  findStandings,
  findToReview,
  type ReviewedVersion,
} from '@enlace/server/modules/required-documents/index.ts'
import { CommandFault } from '../../core/command.ts'
import type { Act, Given } from './act.ts'
import { actorOf, dayOf } from './given.ts'

/** Lists what waits for a decision. */
export const pending: Act = async ({ company }, context) => {
  const db = await context.openDatabase()
  const { nombre } = (await readProfile(db, company)).company
  const versions = await findToReview(db, company)
  context.print(fill(texts.pendingTitle, { company: nombre }))
  if (versions.length === 0) context.print(texts.pendingNone)
  for (const version of versions) context.print(lineOf(version))
}

/** Tells how the documents of a supplier stand today. */
export const standing: Act = async ({ company, values: { nit } }, context) => {
  if (nit === undefined) throw new CommandFault(texts.nitMissing)
  const read = readNit(nit)
  const db = await context.openDatabase()
  const found = await findStandings(db, company, 'reason' in read ? nit : read.documento_numero)
  if (!found) throw new CommandFault(fill(texts.supplierUnknown, { nit, company }))
  context.print(fill(texts.standingTitle, { nombre: found.nombre }))
  for (const { estado, nombre, vence } of found.documentos) {
    const word = stateTexts.documento_exigido[estado]
    context.print(fill(texts.standingLine, { estado: word, nombre, vence: endsWords(vence) }))
  }
}

/** Saves the file of a version, to be looked at. */
export const save: Act = async (given, context) => {
  const [, path] = given.words
  if (path === undefined) throw new CommandFault(texts.fileMissing)
  const { storage_key } = await versionOf(given, await context.openDatabase())
  const bytes = await buffer(await openStorage(context.settings).get(storage_key))
  await writeFile(path, bytes, { flag: 'wx', mode: 0o600 }).catch((fault: NodeJS.ErrnoException) => {
    throw new CommandFault(fill(texts.unwritable, { path, reason: fault.code ?? fault.message }))
  })
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  context.print(fill(texts.saved, { path, sha256 }))
}

/** Approves or rejects a version; the supplier is told. */
export const decide =
  (decision: Review['decision']): Act =>
  async (given, context) => {
    const { company, values } = given
    const reviewer = actorOf(values)
    const motivo = values.text.trim()
    if (decision === 'rechazado' && motivo === '') throw new CommandFault(texts.whyMissing)
    const vence = dayOf(values.until)
    const db = await context.openDatabase()
    const { id } = await versionOf(given, db)
    const review = { version: id, decision, motivo, reviewer, ...(vence && { vence }) }
    const outcome = await reviewDocument(db, company, review)
    const version = id.slice(0, 8)
    if (outcome !== decision) throw new CommandFault(fill(texts.versionDecided, { version }))
    context.print(fill(decision === 'aprobado' ? texts.approved : texts.rejected, { version }))
  }

async function versionOf({ company, words: [id] }: Given, db: Database): Promise<ReviewedVersion> {
  if (id === undefined || !/^[0-9a-f-]{4,36}$/i.test(id)) throw new CommandFault(texts.versionMissing)
  const version = await findReviewedVersion(db, company, id)
  if (!version) throw new CommandFault(fill(texts.versionUnknown, { version: id }))
  return version
}

function lineOf(version: ReviewedVersion): string {
  const { id, subido_at, contrato, vence, proveedor, nit, documento, archivo } = version
  return fill(texts.pendingLine, {
    id: id.slice(0, 8),
    subido: formatInstant(new Date(subido_at)),
    proveedor,
    nit,
    documento,
    contrato: contrato === null ? '' : fill(texts.pendingContract, { contrato }),
    version: version.version,
    archivo,
    vence: endsWords(vence),
  })
}

function endsWords(day: ReviewedVersion['vence']): string {
  return day === null ? '' : fill(texts.pendingEnds, { fecha: formatDate(day) })
}
