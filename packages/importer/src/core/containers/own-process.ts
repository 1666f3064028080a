import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Megabytes of each half of what was only just made: with all that it would take, a million rows hold 160 more. */
const youngMemory = 8
/** Characters of a process's last words that are kept for whoever looks for the fault. */
const lastWords = 4_000
/** Where programs stand compiled, beside what they are made of: a process starts in half the time, and 20 MB smaller. */
const compiled = new URL('../../../../../node_modules/.cache/processes', import.meta.url)
/** What of the server's surroundings concerns a process that reads files and asks the database; no secret is among it. */
const surroundings = [
  'TZ',
  'TMPDIR',
  'LD_LIBRARY_PATH',
  'NODE_EXTRA_CA_CERTS',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'SystemRoot',
]

/** A process took more memory than it was given, or than there is. */
export class OutOfMemory extends Error {
  override readonly name = 'OutOfMemory'
}

/** A process took more of the processor than it was given. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

/** What a process may take, and who hears what it says. */
export interface OwnProcess<Message> {
  /** Megabytes of its objects. */
  memory: number
  /** Milliseconds of a processor, its start included: how long that is by the clock depends on what else the machine does. */
  mostWork?: number
  signal: AbortSignal
  onMessage: (message: Message) => void
}

/**
 * Gives a program of ours (`doTask` is its side) its task in a process of its own and waits for its end. Not in a thread: one
 * that runs out of memory, or breaks within the engine itself, takes the whole server along.
 * @throws OutOfMemory, TookTooLong, Error with its last words where it broke, or whatever the signal was given up for.
 */
export function runInProcess<Message>(
  program: URL,
  task: object,
  { memory, mostWork, signal, onMessage }: OwnProcess<Message>,
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
      mostWork === undefined
        ? undefined
        : setInterval(() => {
            if (workOf(child) > mostWork) end(new TookTooLong(`More than ${mostWork} ms`))
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

/** How often a process is looked at, in milliseconds. */
const looksEvery = 250
/** Milliseconds of one tick, in which Linux counts, as every machine that runs Node has it. */
const tick = 10

/** Milliseconds of a processor that a process has had, where the system tells; elsewhere only the clock ends it. */
function workOf({ pid }: ChildProcess): number {
  if (process.platform !== 'linux' || pid === undefined) return 0
  try {
    // Behind the program's name, which may hold anything, the 12th and 13th field are the time in its code and in the system's.
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * tick
  } catch {
    // It has just ended.
    return 0
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

/** Only an operator kills a process that the server did not kill, or the system where its memory runs out. */
function faultOfEnd(code: number | null, killed: NodeJS.Signals | null, words: string): Error {
  const said = `The process ended with ${killed ?? String(code)}: ${words}`
  return killed === 'SIGKILL' || words.includes('heap out of memory')
    ? new OutOfMemory(said)
    : new Error(said)
}
