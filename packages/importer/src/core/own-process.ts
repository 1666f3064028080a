import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Megabytes of each half of what was only just made: with all that it would take, a million rows hold 160 more. */
const youngMemory = 8
/** Characters of a process's last words that are kept for whoever looks for the fault. */
const lastWords = 4_000
/** Where programs stand compiled, beside what they are made of: a process starts in half the time, and 20 MB smaller. */
const compiled = new URL('../../../../node_modules/.cache/processes', import.meta.url)
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

/** What a process may take, and who hears what it says. */
export interface OwnProcess<Message> {
  /** Megabytes of its objects. */
  memory: number
  signal: AbortSignal
  onMessage: (message: Message) => void
}

/**
 * Gives a program of ours (`doTask` is its side) its task in a process of its own and waits for its end. Not in a thread: one
 * that runs out of memory, or breaks within the engine itself, takes the whole server along.
 * @throws OutOfMemory, Error with its last words where it broke, or whatever the signal was given up for.
 */
export function runInProcess<Message>(
  program: URL,
  task: object,
  { memory, signal, onMessage }: OwnProcess<Message>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const child = start(program, memory)
    const stop = () => {
      reject(faultOf(signal.reason))
      child.kill('SIGKILL')
    }
    signal.addEventListener('abort', stop, { once: true })
    let words = ''
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      words = `${words}${text}`.slice(-lastWords)
    })
    child.on('message', onMessage)
    child.on('error', reject)
    child.once('close', (code, killed) => {
      signal.removeEventListener('abort', stop)
      if (code === 0) resolve()
      else reject(faultOfEnd(code, killed, words))
    })
    child.send(task)
  })
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
