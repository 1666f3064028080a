import { readFileSync } from 'node:fs'
import { type CostParser, bytesOf } from './parser.ts'
import { type Shape, write } from './shape.ts'

/** Milliseconds of processor that a measure takes at least, where one reading takes less: clocks of threads are coarse. */
const shortest = 12
const mostReadings = 400

/** What reading an input cost, in milliseconds of processor time. */
export interface Cost {
  /** Of the thread that answers everybody. */
  readonly main: number
  /** Of all other threads and processes together. */
  readonly others: number
  /** The longest that it did not answer anybody. */
  readonly stall: number
}

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000

/**
 * Milliseconds that the parser takes for an input of this size, in this thread: the mean of as many readings as fill
 * `filling` milliseconds of processor.
 */
export async function readingCost(
  parser: CostParser,
  shape: Shape,
  size: number,
  readingsAtMost = mostReadings,
  filling = shortest,
): Promise<number> {
  const bytes = bytesOf(parser, write(shape, size))
  const before = process.threadCpuUsage()
  for (let readings = 1; ; readings++) {
    await settled(() => parser.parse(bytes))
    const spent = milliseconds(process.threadCpuUsage(before))
    if (spent >= filling || readings >= readingsAtMost) return spent / readings
  }
}

/** What an input costs where the product takes it: the thread that answers everybody, and everything else. */
export async function enteringCost({ parse, enter, thread }: CostParser, bytes: Buffer): Promise<Cost> {
  const [all, own, ended] = [process.cpuUsage(), process.threadCpuUsage(), endedProcesses()]
  // Looking for turns is work itself, which must not count where another thread is waited for.
  const turns = thread === 'turns' ? new Turns() : undefined
  await settled(() => (enter ?? parse)(bytes))
  const main = milliseconds(process.threadCpuUsage(own))
  const others = milliseconds(process.cpuUsage(all)) - main + endedProcesses() - ended
  return { main, others, stall: turns?.end() ?? main }
}

/** How long others wait for their turn at most. */
class Turns {
  #longest = 0
  #last = process.threadCpuUsage()
  #next = setImmediate(() => this.#look())

  #look(): void {
    this.#longest = Math.max(this.#longest, milliseconds(process.threadCpuUsage(this.#last)))
    this.#last = process.threadCpuUsage()
    this.#next = setImmediate(() => this.#look())
  }

  /** Milliseconds of processor between two turns. */
  end(): number {
    clearImmediate(this.#next)
    return Math.max(this.#longest, milliseconds(process.threadCpuUsage(this.#last)))
  }
}

/** An input that is refused has been read, too. What overflows the stack answers everybody with a fault of the program. */
async function settled(read: () => unknown): Promise<void> {
  try {
    await read()
  } catch (fault) {
    if (fault instanceof RangeError && /call stack/.test(fault.message)) throw fault
  }
}

/** Milliseconds of processor that processes of ours took which have ended; only Linux tells. */
function endedProcesses(): number {
  if (process.platform !== 'linux') return 0
  // After the name in brackets: the 12th and 13th field are user and system time in hundredths of a second.
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) * 10
}
