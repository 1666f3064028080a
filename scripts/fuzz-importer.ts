import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { fileOf, places, type FuzzFault, type FuzzTask } from './fuzz/read-mutated.ts'

/**
 * Changes real files in every container at random and reads them: `node scripts/fuzz-importer.ts [count] [seed]`. Whatever is
 * neither read nor refused with a reason is a finding: a crash, a file that takes too long, or a thread out of memory. It goes
 * on where the last run of the seed stopped, and keeps the files that it found.
 */
const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number)

/** Milliseconds of the processor that one file may take, however busy the machine is. */
const longest = 20_000
/** Megabytes of the thread's own memory. */
const memory = 300
const folder = join(tmpdir(), `enlace-fuzz-importer-${seed}`)
const stateFile = join(folder, 'state.json')

interface State {
  done: number
  read: number
  refused: number
  faults: number
}

mkdirSync(folder, { recursive: true })
const state: State = {
  done: 0,
  read: 0,
  refused: 0,
  faults: 0,
  ...(existsSync(stateFile) ? JSON.parse(readFileSync(stateFile, 'utf8')) : {}),
}

/** Milliseconds of the processor that this program took, nearly all of them its thread's. */
const processor = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const say = (line: string) => process.stdout.write(`${line}\n`)

function keep({ number, name, what }: FuzzFault): void {
  const path = join(folder, `${number}-${name}`)
  writeFileSync(path, fileOf(seed, number).bytes)
  state.faults += 1
  say(`seed ${seed}, file ${number} (${path}):\n${what}`)
}

/** Reads on until all is done or a file ends the thread; answers with the number to go on from. */
function readFrom(from: number): Promise<number> {
  const progress = new SharedArrayBuffer(12)
  const told = new Int32Array(progress)
  const before = { ...state }
  const task: FuzzTask = { seed, from, to: count, progress }
  return new Promise((resolve) => {
    const worker = new Worker(new URL('./fuzz/read-mutated.ts', import.meta.url), {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: memory },
    })
    Atomics.store(told, places.at, from)
    let [last, since, saidAt] = [-1, processor(), performance.now()]
    const note = (done: number) => {
      state.done = done
      state.read = before.read + Atomics.load(told, places.read)
      state.refused = before.refused + Atomics.load(told, places.refused)
      writeFileSync(stateFile, JSON.stringify(state))
    }
    const begun = performance.now()
    const timer = setInterval(() => {
      const at = Atomics.load(told, places.at)
      if (at !== last) [last, since] = [at, processor()]
      if (performance.now() - saidAt > 10_000) {
        saidAt = performance.now()
        note(at)
        const rate = Math.round(((at - from) * 1000) / (performance.now() - begun))
        say(
          `${at} of ${count}, ${rate} a second; ${state.read} read, ${state.refused} refused, ${state.faults} found`,
        )
      }
      if (processor() - since > longest) end(at, 'It takes too long')
    }, 250)
    let isOver = false
    const end = (at: number, what?: string) => {
      if (isOver) return
      isOver = true
      clearInterval(timer)
      void worker.terminate()
      if (what !== undefined) keep({ number: at, name: fileOf(seed, at).name, what })
      note(what === undefined ? at : at + 1)
      resolve(state.done)
    }
    worker.on('message', keep)
    worker.once('error', (fault: unknown) => end(Atomics.load(told, places.at), String(fault)))
    worker.once('exit', (code) =>
      code === 0 ? end(count) : end(Atomics.load(told, places.at), `The thread ended with ${code}`),
    )
  })
}

let at = state.done
while (at < count) at = await readFrom(at)
say(
  `${state.done} files of seed ${seed}: ${state.read} read, ${state.refused} refused, ${state.faults} found in ${folder}`,
)
process.exitCode = state.faults === 0 ? 0 : 1
