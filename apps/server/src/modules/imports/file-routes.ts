import { randomUUID } from 'node:crypto'
import type { ImportPlan } from '@enlace/contract/imports/schemas.ts'
import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  addImportFiles,
  addImportSheet,
  createImport,
  removeImportFile,
  suggestImport,
} from '@enlace/contract/imports/calls.ts'
import type { Transaction } from '@enlace/database/database.ts'
import { savedReading } from '@enlace/importer/source-files.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { lookAgain, lookInto, type TakenFile } from './running/taken-files.ts'
import { addJob } from '../../core/jobs/commands.ts'
import { staffAuthor } from '../../core/desk/author.ts'
import { askerOf } from '../../core/turns/asker.ts'
import {
  beginLoad,
  changeLoad,
  dropFiles,
  keepPlan,
  keepSeen,
  repeatFile,
  startWork,
  takeFiles,
} from './commands.ts'
import { lookTask } from './look-jobs.ts'
import { savedMapping } from './loads/mapping-queries.ts'
import { seenOf, suggestFile } from './present.ts'
import { findLoad, type LoadRow } from './loads/queries.ts'

/** The maximum number of files in a load. */
const mostFiles = 8

/** The files of a load in preparation: their contents and suggested mappings. */
export function fileRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, createImport, async ({ db, scope, request, body, files }) => {
    if (files.length === 0) throw new Problem('import-empty')
    const id = randomUUID()
    const source = body.source?.trim() ?? ''
    const { mapping } = await savedMapping(db, scope, source)
    const taken = await lookInto(storage, askerOf(await db.context(scope)), files, 1, (name) =>
      mapping ? savedReading(mapping, name) : {},
    )
    const { actor } = await staffAuthor(request, scope)
    await db.transaction(scope, async (tx) => {
      await beginLoad(tx, { id, actor, plan: { source } })
      await keepTaken(tx, id, taken)
    })
    return { id }
  })

  serve(app, addImportFiles, async ({ db, scope, params, files }) => {
    const found = await findLoad(db, scope, params.id)
    if (!found) throw new Problem('import-not-found')
    const last = Math.max(0, ...found.files.map(({ seq }) => seq))
    if (found.files.length + files.length > mostFiles) throw new Problem('import-too-many-files')
    const taken = await lookInto(storage, askerOf(await db.context(scope)), files, last + 1)
    await changeLoad(db, scope, params.id, undefined, async (tx, { load }) => {
      await keepPlan(tx, params.id, planOf(load))
      await keepTaken(tx, params.id, taken)
    })
    return {}
  })

  serve(app, addImportSheet, async ({ db, scope, params, body: { sheet } }) => {
    const known = await findLoad(db, scope, params.id)
    const { mapping, ownNit } = await savedMapping(db, scope, known?.load.source ?? '')
    await changeLoad(db, scope, params.id, undefined, async (tx, { load, files }) => {
      const file = files.find(({ seq }) => seq === params.seq)
      if (!file) throw new Problem('import-not-found')
      if (files.length >= mostFiles) throw new Problem('import-too-many-files')
      const seq = await repeatFile(tx, params.id, params.seq)
      const { files: kept = [], ...plan } = planOf(load)
      const told = { name: file.name, ownNit }
      const own = { seq, ...suggestFile(seenOf(file.seen), mapping, { sheet }, told), reading: { sheet } }
      await keepPlan(tx, params.id, { ...plan, files: [...kept, own] })
    })
    return {}
  })

  serve(app, removeImportFile, async ({ db, scope, params }) => {
    await changeLoad(db, scope, params.id, undefined, async (tx, { load, files }) => {
      if (!files.some(({ seq }) => seq === params.seq)) throw new Problem('import-not-found')
      await dropFiles(tx, params.id, params.seq)
      await keepPlan(tx, params.id, without(load, params.seq))
    })
    return {}
  })

  serve(app, suggestImport, async ({ db, scope, params, body }) => {
    const found = await findLoad(db, scope, params.id)
    const file = found?.files.find(({ seq }) => seq === body.seq)
    if (!file) throw new Problem('import-not-found')
    const { mapping, ownNit } = await savedMapping(db, scope, body.source)
    const told = { name: file.name, ownNit }
    const { seq, reading } = body
    const { form, ...known } = seenOf(file.seen)
    const { encoding, separator } = reading ?? {}
    if (form?.encoding === encoding && form?.separator === separator)
      return { seq, ...suggestFile(known, mapping, body, told), reading }
    const stored = { name: file.name, storageKey: file.storage_key }
    const asker = askerOf(await db.context(scope))
    const seen = await lookAgain(storage, asker, stored, { encoding, separator })
    const planned = seen
      ? { seq, ...suggestFile(seen, mapping, body, told), reading }
      : { seq, part: body.part ?? 'account-statements', sheet: null, headerLine: null, reading, fields: {} }
    await changeLoad(db, scope, params.id, undefined, async (tx, { load }) => {
      if (seen) return keepSeen(tx, params.id, seq, seen)
      const { files = [], ...plan } = without(load, seq)
      await keepPlan(tx, params.id, { ...plan, files: [...files, planned] })
      await startLooking(tx, params.id, { again: seq })
    })
    return planned
  })
}

/** Adds files to a load; those not inspected in time are inspected in the background. */
async function keepTaken(tx: Transaction, load: string, taken: readonly TakenFile[]): Promise<void> {
  await takeFiles(tx, load, taken)
  if (taken.some(({ seen }) => seen === null)) await startLooking(tx, load, {})
}

async function startLooking(tx: Transaction, load: string, what: { again?: number }): Promise<void> {
  await startWork(tx, load, 'checking', { step: 'looking' })
  await addJob(tx, lookTask, { load, ...what }, { key: load })
}

/** The plan of a load as saved so far. */
const planOf = ({ plan }: LoadRow): Partial<ImportPlan> => plan

function without(load: LoadRow, seq: number): Partial<ImportPlan> {
  const { files = [], ...plan } = planOf(load)
  return { ...plan, files: files.filter((file) => file.seq !== seq) }
}
