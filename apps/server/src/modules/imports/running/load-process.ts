import { constants, setPriority } from 'node:os'
import type { ImportProgress } from '@enlace/contract/imports/schemas.ts'
import { importTexts } from '@enlace/contract/imports/reading/texts.ts'
import { openForStaff } from '@enlace/database/open.ts'
import { ImportFault } from '@enlace/importer/core/findings/import-fault.ts'
import { doTask } from '@enlace/importer/core/containers/own-task.ts'
import type { Progress } from '@enlace/importer/core/findings/progress.ts'
import { importDocuments } from '@enlace/importer/import-documents.ts'
import { openPlannedFiles } from '@enlace/importer/source-files.ts'
import { outageOf } from '../../../core/http/problem-of.ts'
import { describeFinding, describeTrialFinding } from './describe.ts'
import { checkOf } from './check.ts'
import type { LoadMessage, LoadTask } from './process-task.ts'

type Say = (message: LoadMessage) => void

doTask<LoadTask, LoadMessage>(async (task, say) => {
  try {
    return await load(task, say)
  } catch (fault) {
    // Sent to the server to show to the user; any other error is a bug and ends the process.
    const outage = outageOf(fault)
    if (outage !== undefined) return { outage }
    if (!(fault instanceof ImportFault)) throw fault
    return { fault: fault.code, values: { ...fault.values } }
  }
})

/** Runs a load or a trial with its own connection, so that the server stays responsive. */
async function load({ address, files, ...asked }: LoadTask, say: Say): Promise<LoadMessage> {
  // Requests have priority over loads.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  const db = openForStaff(address)
  try {
    const report = await importDocuments(db, {
      ...asked,
      files: await openPlannedFiles(files),
      words: importTexts.documents,
      describe: asked.isTrial ? describeTrialFinding : describeFinding,
      onProgress: (progress) => say({ progress: told(progress) }),
    })
    return { report: checkOf(report) }
  } finally {
    await db.close()
  }
}

function told(progress: Progress): ImportProgress {
  if (progress.step === 'read') {
    const { file, count, total } = progress
    return { step: 'reading', of: file, count, total }
  }
  if (progress.step === 'writing') {
    const { kind, count, total } = progress
    return { step: 'writing', of: kind, count, total }
  }
  const { kind, counts } = progress
  const written = counts.inserted + counts.updated
  return { step: 'writing', of: kind, count: written, total: written + counts.unchanged }
}
