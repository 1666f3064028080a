import { Problem } from '@enlace/contract/core/problems.ts'
import type { ImportCheck, ImportProgress } from '@enlace/contract/imports/schemas.ts'
import { ImportFault } from '@enlace/importer/core/findings/import-fault.ts'
import { OutOfMemory, runInProcess } from '@enlace/importer/core/containers/own-process.ts'
import type { TextForm } from '@enlace/importer/core/tables/read-csv.ts'
import type { SeenFile } from '@enlace/importer/inspect-file.ts'
import type { InspectMessage, LoadMessage, LoadTask } from './process-task.ts'

const inspecting = new URL('./inspect-process.ts', import.meta.url)
const loading = new URL('./load-process.ts', import.meta.url)
/** The heap limit of a process in megabytes; files are read row by row, regardless of size. */
const memory = 768
/** The maximum milliseconds of a file's inspection, however long a request waits. */
const longestLook = 10 * 60_000

/** Inspects a file in its own process. @throws ImportFault, or the abort reason of the signal. */
export async function inspectInProcess(
  file: { path: string; name: string },
  form: TextForm,
  givenUp: AbortSignal,
): Promise<SeenFile> {
  const tooLong = AbortSignal.timeout(longestLook)
  const signal = AbortSignal.any([givenUp, tooLong])
  const seen = await runProcess(inspecting, { file, form }, { signal }).catch((fault: unknown) => {
    // Translated: a file that takes this long to inspect is not a table made by a person.
    if (tooLong.aborted) throw new ImportFault('file-unreadable', { file: file.name }, fault)
    throw fault
  })
  if (!('seen' in seen)) throw new Error('A process that looks into a file answers what it saw')
  return seen.seen
}

/** Runs a load or a trial in its own process. @throws ImportFault, or the abort reason of the signal. */
export async function loadInProcess(
  task: LoadTask,
  options: { signal: AbortSignal; onProgress: (progress: ImportProgress) => void },
): Promise<ImportCheck> {
  const ended = await runProcess(loading, task, options)
  if (!('report' in ended)) throw new Error('A process that loads answers its report')
  return ended.report
}

type Message = InspectMessage | LoadMessage
type Ended = Extract<Message, { seen: SeenFile } | { report: ImportCheck }>

async function runProcess(
  program: URL,
  task: object,
  { signal, onProgress }: { signal: AbortSignal; onProgress?: (progress: ImportProgress) => void },
): Promise<Ended> {
  const answers: Exclude<Message, { progress: ImportProgress }>[] = []
  const onMessage = (message: Message) => {
    if ('progress' in message) onProgress?.(message.progress)
    else answers.push(message)
  }
  await runInProcess(program, task, { memory, signal, onMessage }).catch((fault: unknown) => {
    if (fault instanceof OutOfMemory) throw new ImportFault('too-much-memory', {}, fault)
    throw fault
  })
  const [answer] = answers
  if (!answer) throw new Error('The process ended without an answer')
  if ('outage' in answer) throw new Problem(answer.outage, { seconds: 5 })
  if ('fault' in answer) throw new ImportFault(answer.fault, answer.values)
  return answer
}
