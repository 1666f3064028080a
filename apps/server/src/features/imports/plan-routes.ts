import { randomUUID } from 'node:crypto'
import type { ImportPlan } from '@enlace/contract/features/imports/schemas'
import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems'
import {
  addImportFiles,
  checkImport,
  createImport,
  dropImport,
  loadImport,
  removeImportFile,
  saveImport,
  suggestImport,
} from '@enlace/contract/features/imports/calls'
import { unsaidClasses } from '@enlace/contract/core/import/found-codes'
import { isKindAsked } from '@enlace/contract/features/imports/doubt-schemas'
import type { Database, Transaction } from '@enlace/database/database'
import type { Scope } from '@enlace/database/scope'
import type { Mapping } from '@enlace/importer/core/mapping'
import { savedReading } from '@enlace/importer/source-files'
import { serve } from '../../core/http/serve.ts'
import { addJob } from '../../core/jobs/commands.ts'
import { staffAuthor } from '../../core/staff/author.ts'
import { beginLoad, dropFiles, keepPlan, keepSeen, removeLoad, startWork, takeFiles } from './commands.ts'
import { importTask } from './jobs.ts'
import { planFaults, usualChoices } from './plan-rules.ts'
import { readPlan, seenOf, suggestFile } from './present.ts'
import { findLoad, lockLoad, type LoadFileRow, type LoadRow } from './queries.ts'
import { savedMapping } from './mapping-queries.ts'
import { lookAgain, lookInto } from '../../core/imports/taken-files.ts'
import { askerOf } from '../../core/turns/asker.ts'

/** Files of one load at most. */
const mostFiles = 8

/** Preparing a load: its files, how they are read, trying it out, doing it. */
export function planRoutes(app: FastifyInstance): void {
  const { storage } = app.service

  serve(app, createImport, async ({ db, scope, request, body, files }) => {
    if (files.length === 0) throw new Problem('import-empty')
    const id = randomUUID()
    const { mapping } = await savedMapping(db, scope, body.source?.trim() ?? '')
    const taken = await lookInto(storage, askerOf(await db.context(scope)), files, 1, (name) =>
      mapping ? savedReading(mapping, name) : {},
    )
    const { actor } = await staffAuthor(request, scope)
    await db.transaction(scope, async (tx) => {
      await beginLoad(tx, { id, actor, plan: { source: body.source?.trim() ?? '' } })
      await takeFiles(tx, id, taken)
    })
    return { id }
  })

  serve(app, addImportFiles, async ({ db, scope, params, files }) => {
    const found = await findLoad(db, scope, params.id)
    if (!found) throw new Problem('import-not-found')
    const last = Math.max(0, ...found.files.map(({ seq }) => seq))
    if (found.files.length + files.length > mostFiles) throw new Problem('import-too-many-files')
    const taken = await lookInto(storage, askerOf(await db.context(scope)), files, last + 1)
    await change(db, scope, params.id, undefined, async (tx, { load }) => {
      await takeFiles(tx, params.id, taken)
      await keepPlan(tx, params.id, planOf(load))
    })
    return {}
  })

  serve(app, removeImportFile, async ({ db, scope, params }) => {
    await change(db, scope, params.id, undefined, async (tx, { load, files }) => {
      if (!files.some(({ seq }) => seq === params.seq)) throw new Problem('import-not-found')
      await dropFiles(tx, params.id, params.seq)
      const plan = planOf(load)
      await keepPlan(tx, params.id, {
        ...plan,
        files: plan.files?.filter(({ seq }) => seq !== params.seq) ?? [],
      })
    })
    return {}
  })

  serve(app, suggestImport, async ({ db, scope, params, body }) => {
    const found = await findLoad(db, scope, params.id)
    const file = found?.files.find(({ seq }) => seq === body.seq)
    if (!file) throw new Problem('import-not-found')
    const { mapping, ownNit } = await savedMapping(db, scope, body.source)
    const told = { name: file.name, ownNit }
    const { encoding, separator } = body.reading ?? {}
    const { form, ...known } = seenOf(file.seen)
    if (form?.encoding === encoding && form?.separator === separator)
      return { seq: body.seq, ...suggestFile(known, mapping, body, told), reading: body.reading }
    const { name, storage_key: storageKey } = file
    const seen = await lookAgain(
      storage,
      askerOf(await db.context(scope)),
      { name, storageKey },
      { encoding, separator },
    )
    await change(db, scope, params.id, undefined, (tx) => keepSeen(tx, params.id, body.seq, seen))
    return { seq: body.seq, ...suggestFile(seen, mapping, body, told), reading: body.reading }
  })

  serve(app, saveImport, async ({ db, scope, params, body }) => {
    const version = await change(db, scope, params.id, body.version, (tx, { files }) => {
      const known = body.plan.files.filter(({ seq }) => files.some((file) => file.seq === seq))
      return keepPlan(tx, params.id, { ...body.plan, files: known })
    })
    return { version }
  })

  workRoutes(app)

  serve(app, dropImport, async ({ db, scope, params }) => {
    await change(db, scope, params.id, undefined, async (tx, { load }) => {
      if (load.state === 'loaded') throw new Problem('import-busy')
      await removeLoad(tx, params.id)
    })
    return {}
  })
}

function workRoutes(app: FastifyInstance): void {
  serve(app, checkImport, async ({ db, scope, params, body }) => {
    const known = await findLoad(db, scope, params.id)
    const { mapping } = await savedMapping(db, scope, known?.load.source ?? '')
    await change(db, scope, params.id, body.version, async (tx, found) => {
      demandPlan(found, mapping)
      await startWork(tx, params.id, 'checking')
      await addJob(tx, importTask, { load: params.id }, { key: params.id })
    })
    return {}
  })

  serve(app, loadImport, async ({ db, scope, params, body }) => {
    await change(db, scope, params.id, body.version, async (tx, { load }) => {
      if (load.state !== 'checked') throw new Problem('import-unchecked')
      await startWork(tx, params.id, 'loading', body.confirmsClosing)
      await addJob(tx, importTask, { load: params.id }, { key: params.id })
    })
    return {}
  })
}

/** What somebody has said of a load so far. */
const planOf = ({ plan }: LoadRow): Partial<ImportPlan> => plan

/**
 * Changes a load that is neither tried out nor done just now, and that nobody changed since `version` was seen.
 * @throws Problem `import-not-found`, `import-busy`, `changed-meanwhile`.
 */
function change<Made>(
  db: Database,
  scope: Scope,
  id: string,
  version: number | undefined,
  act: (tx: Transaction, found: { load: LoadRow; files: LoadFileRow[] }) => Promise<Made>,
): Promise<Made> {
  return db.transaction(scope, async (tx) => {
    const found = await lockLoad(tx, id)
    if (!found) throw new Problem('import-not-found')
    const { state } = found.load
    if (state === 'checking' || state === 'loading' || state === 'loaded') throw new Problem('import-busy')
    if (version !== undefined && version !== found.load.version) throw new Problem('changed-meanwhile')
    return act(tx, found)
  })
}

/** @throws Problem `import-unready` where a file's kind or a column that it must have is not known, a class is not said, or two bring the same. */
function demandPlan(
  { load, files }: { load: LoadRow; files: LoadFileRow[] },
  saved: Mapping | undefined,
): void {
  const plan = readPlan(load.plan, load.source, files, saved)
  const { missing, repeated } = planFaults(plan)
  const rules = plan.rules ?? usualChoices(saved).rules
  const isUnsaid = files.some(({ seq, seen }) => {
    const planned = plan.files.find((file) => file.seq === seq)
    return planned && unsaidClasses(seenOf(seen).sheets, planned, rules).length > 0
  })
  const isAsked = plan.files.some(({ doubts }) => isKindAsked(doubts))
  const isEmpty = load.source === '' || files.length === 0
  if (isEmpty || missing.size > 0 || repeated.length > 0 || isUnsaid || isAsked)
    throw new Problem('import-unready')
}
