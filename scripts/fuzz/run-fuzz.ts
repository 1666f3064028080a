import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

/** What the thread is asked to read: files by number, from one on to another. */
export interface FuzzTask {
  seed: number
  from: number
  to: number
  /** Where it says which file it is at, how many were read or refused, and the longest milliseconds of one. */
  progress: SharedArrayBuffer
}

/** What the thread says of a file that broke it. */
export interface FuzzFault {
  number: number
  name: string
  what: string
  bytes: Uint8Array
}

/** The places of the progress. */
export const places = { at: 0, read: 1, refused: 2, longest: 3 } as const

/** A run over changed files. */
export interface FuzzRun {
  name: string
  /** The program of the thread, which takes a task. */
  thread: URL
  count: number
  seed: number
  /** Milliseconds of the processor that one file may take, however busy the machine is. */
  longest: number
  /** Megabytes of the thread's own memory, and of the program beyond what it had before the first file. */
  memory: number
}

interface State {
  done: number
  read: number
  refused: number
  faults: number
}

/** Milliseconds of the processor that this program took, nearly all of them its thread's. */
const processor = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Has changed files read by a thread, which is replaced when it ends. Goes on where the last run of the seed stopped, and
 * keeps what it found. Resolves to whether nothing was found.
 */
export async function runFuzz(run: FuzzRun): Promise<boolean> {
  const { name, count, seed } = run
  const folder = join(tmpdir(), `enlace-fuzz-${name}-${seed}`)
  const stateFile = join(folder, 'state.json')
  mkdirSync(folder, { recursive: true })
  const state: State = {
    done: 0,
    read: 0,
    refused: 0,
    faults: 0,
    ...(existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : {}),
  }
  let longest = 0
  let atFirst = Number.POSITIVE_INFINITY
  const note = (told: Partial<State>) => {
    Object.assign(state, told)
    writeFileSync(stateFile, JSON.stringify(state))
  }
  const keep = ({ number, name: file, what, bytes }: FuzzFault) => {
    const path = join(folder, `${number}-${file}`)
    writeFileSync(path, bytes)
    state.faults += 1
    say(`seed ${seed}, file ${number} (${path}):\n${what}`)
  }
  while (state.done < count) {
    const found = await readFrom(run, state, {
      note,
      keep,
      begin: () => (atFirst = Math.min(atFirst, process.memoryUsage.rss() / 1024 ** 2)),
    })
    longest = Math.max(longest, found)
  }
  const { done, read, refused, faults } = state
  const memory = Math.round(process.resourceUsage().maxRSS / 1024)
  const more = Math.max(0, Math.round(memory - atFirst))
  say(
    `${done} files of seed ${seed}: ${read} read, ${refused} refused, ${faults} found in ${folder}; ` +
      `the longest took ${longest} ms of processor, the program ${memory} MB at most, ${more} MB more than before the first`,
  )
  return faults === 0 && more <= run.memory
}

interface Listener {
  note(told: Partial<State>): void
  keep(fault: FuzzFault): void
  /** The thread begins, before it has loaded anything. */
  begin(): void
}

/** Reads on until all is done or a file ends the thread; resolves to the longest milliseconds of a file. */
function readFrom(run: FuzzRun, before: State, { note, keep, begin }: Listener): Promise<number> {
  const { count, seed, thread, memory } = run
  const { done: from, read, refused } = before
  const progress = new SharedArrayBuffer(16)
  const told = new Int32Array(progress)
  const task: FuzzTask = { seed, from, to: count, progress }
  return new Promise((resolve) => {
    const worker = new Worker(thread, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
    Atomics.store(told, places.at, from)
    worker.once('online', begin)
    let [last, since, saidAt] = [-1, processor(), performance.now()]
    const noteAt = (done: number) =>
      note({
        done,
        read: read + Atomics.load(told, places.read),
        refused: refused + Atomics.load(told, places.refused),
      })
    const timer = setInterval(() => {
      const at = Atomics.load(told, places.at)
      if (at !== last) [last, since] = [at, processor()]
      if (performance.now() - saidAt > 10_000) {
        saidAt = performance.now()
        noteAt(at)
        say(`${at} of ${count}`)
      }
      if (processor() - since > run.longest) end(at, 'It takes too long')
    }, 250)
    let isOver = false
    const end = (at: number, what?: string) => {
      if (isOver) return
      isOver = true
      clearInterval(timer)
      void worker.terminate()
      if (what !== undefined) keep({ number: at, name: 'unread', what, bytes: new Uint8Array(0) })
      noteAt(what === undefined ? at : at + 1)
      resolve(Atomics.load(told, places.longest))
    }
    worker.on('message', keep)
    worker.once('error', (fault: unknown) => end(Atomics.load(told, places.at), String(fault)))
    worker.once('exit', (code) =>
      code === 0 ? end(count) : end(Atomics.load(told, places.at), `The thread ended with ${code}`),
    )
  })
}
