import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { bounds, type CostMessage, type CostTask, type MeasuredCost } from './outcome.ts'
import { parsers } from './parsers.ts'
import type { CostParser } from './parser.ts'
import { type Shape, wordsOf } from './shape.ts'

/** Milliseconds for which a search may say nothing: an input of some kilobytes that takes longer has no end. */
const silence = 120_000
const usualMinutes = 5

interface Result {
  readonly parser: CostParser
  readonly tried: number
  readonly worst:
    | MeasuredCost
    | { readonly shape: Shape | undefined; readonly size: number; readonly fault: string }
}

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * Searches each parser's most costly input and hands it in at its full size; returns whether all stayed within their bounds.
 * `--minutes 5` is how long all of it takes, `--seed 1` repeats a search, `--only "XML,CSV"` names parsers.
 */
export async function attackCost(): Promise<boolean> {
  const seed = Number(option('seed') ?? Date.now() % 1_000_000)
  const minutes = Number(option('minutes') ?? usualMinutes)
  const only = option('only')?.split(',')
  const chosen = parsers.filter(({ name }) => only === undefined || only.includes(name))
  const atOnce = Math.min(2, availableParallelism())
  // Half of the time goes to handing in what was found.
  const search = (minutes * 60_000 * atOnce) / chosen.length / 2
  say(
    `seed ${seed}, ${(search / 1000).toFixed(0)} s of searching for each of ${chosen.length} parsers, ${atOnce} at a time`,
  )
  const waiting = [...chosen]
  const results: Result[] = []
  const work = async () => {
    for (let parser = waiting.shift(); parser; parser = waiting.shift()) {
      const result = await searched(parser, { parser: parser.name, seed, search })
      results.push(result)
      say(`… ${parser.name}: ${isWithin(result) ? 'within its bounds' : 'BEYOND its bounds'}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  const sorted = results.toSorted((one, other) => chosen.indexOf(one.parser) - chosen.indexOf(other.parser))
  for (const line of tableOf(sorted)) say(line)
  const beyond = sorted.filter((result) => !isWithin(result))
  say(
    beyond.length === 0
      ? `all within ${bounds.main} ms of the main thread and ${bounds.worker} ms of a worker`
      : `beyond their bounds: ${beyond.map(({ parser }) => parser.name).join(', ')}`,
  )
  return beyond.length === 0
}

function option(name: string): string | undefined {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? undefined : process.argv[at + 1]
}

/** Runs a parser's search; one that falls silent is ended, and what it was trying is what was found. */
function searched(parser: CostParser, task: CostTask): Promise<Result> {
  return new Promise((resolve) => {
    const child = fork(new URL('./search-process.ts', import.meta.url), { serialization: 'advanced' })
    let trying: { shape?: Shape; size: number } = { size: 0 }
    const end = (result: Omit<Result, 'parser'>) => {
      clearTimeout(timer)
      resolve({ parser, ...result })
    }
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      end({
        tried: 0,
        worst: { shape: trying.shape, size: trying.size, fault: `no end within ${silence / 1000} s` },
      })
    }, silence)
    child.on('message', (news: CostMessage) => {
      timer.refresh()
      if (news.kind === 'trying') trying = news
      if (news.kind === 'done') end(news)
    })
    child.once('exit', (code, signal) => {
      if (code !== 0)
        end({
          tried: 0,
          worst: { shape: trying.shape, size: trying.size, fault: `ended with ${signal ?? code}` },
        })
    })
    child.send(task)
  })
}

function isWithin({ worst }: Result): boolean {
  return !('fault' in worst) && worst.strain <= 1
}

function tableOf(results: readonly Result[]): string[] {
  const rows = results.map((result) => {
    const { parser, worst, tried } = result
    const shape = worst.shape ? wordsOf(worst.shape) : ''
    const verdict = isWithin(result) ? 'ok' : 'BEYOND'
    if ('fault' in worst)
      return [verdict, parser.name, `${worst.size}`, worst.fault, '', '', '', String(tried), shape]
    const perByte = ((worst.main + worst.others) * 1e6) / worst.size
    return [
      verdict,
      parser.name,
      worst.size === worst.bytes ? `${worst.bytes}` : `${worst.size} in ${worst.bytes}`,
      worst.main.toFixed(0),
      worst.stall.toFixed(0),
      worst.others.toFixed(0),
      perByte.toFixed(1),
      String(tried),
      shape,
    ]
  })
  const head = [
    '',
    'parser',
    'bytes',
    'main ms',
    'longest stall',
    'worker ms',
    'ns a byte',
    'tried',
    'worst shape',
  ]
  return [head, ...rows].map((row) => `| ${row.join(' | ')} |`)
}
