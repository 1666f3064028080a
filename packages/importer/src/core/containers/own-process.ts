import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Megabytes of each young generation semi-space: without this limit, reading a million rows holds 160 MB more. */
const youngMemory = 8
/** Characters of a process's error output that are kept for diagnosis. */
const lastWords = 4_000
/** The folder of the compiled programs: a process starts in half the time and uses 20 MB less. */
const compiled = new URL('../../../../../node_modules/.cache/processes', import.meta.url)
/** The environment variables that a process which reads files and queries the database needs; none is a secret. */
const surroundings = [
  'TZ',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'SystemRoot',
]

/** A process used more memory than its limit, or than the machine has. */
export class OutOfMemory extends Error {
  override readonly name = 'OutOfMemory'
}

/** A process used more processor time than its limit. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/** The limits of a process, and the receiver of its messages. */
export interface OwnProcess<Message> {
  /** Megabytes of its heap. */
  memory: number
  /** Milliseconds of processor time, including the start: elapsed time depends on the load of the machine. */
  mostWork?: number
  /** Megabytes of all its memory, also outside its heap, where decompressed bytes are. */
  mostResident?: number
  signal: AbortSignal
  onMessage: (message: Message) => void
}

/**
 * Runs a program (its side is `doTask`) with its task in a process of its own and waits for its end. A thread that runs
 * out of memory, or crashes the engine, would take the whole server down.
 * @throws OutOfMemory, TookTooLong, Error with the end of its error output if it crashed, or the signal's reason.
 */
export function runInProcess<Message>(
  program: URL,
  task: object,
  { memory, mostWork, mostResident, signal, onMessage }: OwnProcess<Message>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const child = start(program, memory)
    const end = (fault: Error) => {
      reject(fault)
      child.kill('SIGKILL')
    }
    const stop = () => end(faultOf(signal.reason))
    const looking =
      mostWork === undefined && mostResident === undefined
        ? undefined
        : setInterval(() => {
            const { work, resident } = useOf(child)
            if (work > (mostWork ?? Infinity)) end(new TookTooLong(`More than ${mostWork} ms`))
            if (resident > (mostResident ?? Infinity)) end(new OutOfMemory(`More than ${mostResident} MB`))
          }, looksEvery)
    signal.addEventListener('abort', stop, { once: true })
    let words = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      words = `${words}${text}`.slice(-lastWords)
    })
    child.on('message', onMessage)
    child.on('error', (fault) => {
      clearInterval(looking)
      reject(fault)
    })
    child.once('close', (code, killed) => {
      signal.removeEventListener('abort', stop)
      clearInterval(looking)
      if (code === 0) resolve()
      else reject(faultOfEnd(code, killed, words))
    })
    child.send(task)
  })
}

/** Milliseconds between two checks of a process. */
const looksEvery = 250
/** Milliseconds per tick, the unit in which Linux counts processor time; the same on every machine that runs Node. */
const tick = 10

/** Bytes of a page of memory; the same on the processors that run Node on Linux, or more. */
const page = 4096

/** Milliseconds of processor time and megabytes of memory of a process, on Linux; elsewhere only the clock limits it. */
function useOf({ pid }: ChildProcess): { work: number; resident: number } {
  if (process.platform !== 'linux' || pid === undefined) return { work: 0, resident: 0 }
  try {
    // After the program's name, which may contain anything, the 12th and 13th field are the user and system time, and
    // the 22nd is the memory in pages.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
    const work = (Number(fields[11]) + Number(fields[12])) * tick
    return { work, resident: (Number(fields[21]) * page) / 1024 / 1024 }
  } catch {
    // The process has just ended.
    return { work: 0, resident: 0 }
  }
}

function start(program: URL, memory: number): ChildProcess {
  const given = surroundings.flatMap((name) => {
    const value = process.env[name]
    return value === undefined ? [] : [[name, value] as const]
  })
  return fork(program, [], {
    execArgv: [`--max-old-space-size=${memory}`, `--max-semi-space-size=${youngMemory}`],
    env: { ...Object.fromEntries(given), NODE_COMPILE_CACHE: fileURLToPath(compiled) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
}

const faultOf = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('The process came to nothing', { cause: thrown })

/** If the server did not kill the process, an operator did, or the system because it ran out of memory. */
function faultOfEnd(code: number | null, killed: NodeJS.Signals | null, words: string): Error {
  const said = `The process ended with ${killed ?? String(code)}: ${words}`
  return killed === 'SIGKILL' || words.includes('heap out of memory')
    ? new OutOfMemory(said)
    : new Error(said)
}
