import { Problem } from '@enlace/contract/core/problems.ts'
import type { ImportCheck, ImportProgress } from '@enlace/contract/imports/schemas.ts'
import { ImportFault } from '@enlace/importer/core/findings/import-fault.ts'
import { OutOfMemory, runInProcess } from '@enlace/importer/core/containers/own-process.ts'
import type { TextForm } from '@enlace/importer/core/tables/read-csv.ts'
import type { SeenFile } from '@enlace/importer/inspect-file.ts'
import type { InspectMessage, LoadMessage, LoadTask } from './process-task.ts'

const inspecting = new URL('./inspect-process.ts', import.meta.url)
const loading = new URL('./load-process.ts', import.meta.url)
/** Megabytes of a process's objects; files are read row by row, whatever they are. */
const memory = 768
/** Milliseconds within which a file has to be looked into, however long somebody waits for it. */
const longestLook = 10 * 60_000

/** Looks into a file in a process of its own. @throws ImportFault, or whatever the signal was given up for. */
export async function inspectInProcess(
  file: { path: string; name: string },
  form: TextForm,
  givenUp: AbortSignal,
): Promise<SeenFile> {
  const tooLong = AbortSignal.timeout(longestLook)
  const signal = AbortSignal.any([givenUp, tooLong])
  const seen = await runProcess(inspecting, { file, form }, { signal }).catch((fault: unknown) => {
    // Translated: what takes so long only to be looked into is no table that a person made.
    if (tooLong.aborted) throw new ImportFault('file-unreadable', { file: file.name }, fault)
    throw fault
  })
  if (!('seen' in seen)) throw new Error('A process that looks into a file answers what it saw')
  return seen.seen
}

/** Loads or tries out in a process of its own. @throws ImportFault, or whatever the signal was given up for. */
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
