import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { checkImport, dropImport, loadImport, saveImport } from '@enlace/contract/imports/calls.ts'
import { unsaidClasses } from '@enlace/contract/imports/reading/found-codes.ts'
import { isKindAsked } from '@enlace/contract/imports/doubt-schemas.ts'
import type { Mapping } from '@enlace/importer/core/mapping/mapping.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { addJob } from '../../core/jobs/commands.ts'
import { changeLoad, keepPlan, removeLoad, startWork } from './commands.ts'
import { fileRoutes } from './file-routes.ts'
import { importTask } from './jobs.ts'
import { planFaults, usualChoices } from './loads/plan-rules.ts'
import { readPlan, seenOf } from './present.ts'
import { findLoad, type LoadFileRow, type LoadRow } from './loads/queries.ts'
import { savedMapping } from './loads/mapping-queries.ts'

/** Preparing a load: its files, how to read them, the trial and the load itself. */
export function planRoutes(app: FastifyInstance): void {
  fileRoutes(app)

  serve(app, saveImport, async ({ db, scope, params, body }) => {
    const version = await changeLoad(db, scope, params.id, body.version, (tx, { files }) => {
      const known = body.plan.files.filter(({ seq }) => files.some((file) => file.seq === seq))
      return keepPlan(tx, params.id, { ...body.plan, files: known })
    })
    return { version }
  })

  workRoutes(app)

  serve(app, dropImport, async ({ db, scope, params }) => {
    await changeLoad(db, scope, params.id, undefined, async (tx, { load }) => {
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
    await changeLoad(db, scope, params.id, body.version, async (tx, found) => {
      demandPlan(found, mapping)
      await startWork(tx, params.id, 'checking')
      await addJob(tx, importTask, { load: params.id }, { key: params.id })
    })
    return {}
  })

  serve(app, loadImport, async ({ db, scope, params, body }) => {
    await changeLoad(db, scope, params.id, body.version, async (tx, { load }) => {
      if (load.state !== 'checked') throw new Problem('import-unchecked')
      await startWork(tx, params.id, 'loading', { confirmsClosing: body.confirmsClosing })
      await addJob(tx, importTask, { load: params.id }, { key: params.id })
    })
    return {}
  })
}

/**
 * @throws Problem `import-unready` if a file's kind, a required column or a class is missing, or two files bring the
 * same.
 */
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
