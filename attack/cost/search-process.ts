// One parser's search in a process of its own, so that an input that never ends is ended with it.
import { bytesOf, type CostParser } from './parser.ts'
import { type Cost, enteringCost } from './measure.ts'
import { bounds, type CostMessage, type CostTask, type MeasuredCost } from './outcome.ts'
import { parsers } from './parsers.ts'
import { type Found, searchCostly } from './search.ts'
import { type Shape, write } from './shape.ts'
import { removeFiles } from './temporary-file.ts'

const tell = (news: CostMessage) => void process.send?.(news)

/** Shapes that are handed in at the full size. */
const mostWeighed = 4
const readings = 3
/** So many times what is allowed, at whatever size, that the full size would take minutes. */
const hopeless = 4

// The product's threads do not keep a process alive; in the product, its server does. The channel stays open likewise.
process.on('message', (task: CostTask) => void run(task))

async function run({ parser: name, seed, search }: CostTask): Promise<void> {
  const parser = parsers.find((one) => one.name === name)
  if (!parser) throw new Error(`No parser ${name}`)
  const end = Date.now() + search
  let tried = 0
  const found = await searchCostly(parser, {
    seed,
    isOver: (count) => {
      tried = count
      return Date.now() > end
    },
    onTry: (shape, size) => tell({ kind: 'trying', shape, size }),
  })
  const weighed: MeasuredCost[] = []
  for (const { shape } of different(found)) {
    weighed.push(await weigh(parser, shape))
    if ((weighed.at(-1)?.strain ?? 0) > hopeless) break
  }
  const worst = weighed.toSorted((one, other) => other.strain - one.strain)[0]
  if (!worst) throw new Error(`${name} has no seed`)
  tell({ kind: 'done', tried, worst })
  await removeFiles()
  process.exit()
}

/** The costliest, one of each kind: shapes that differ only in what they begin or end with are one. */
function different(found: readonly Found[]): Found[] {
  const kinds = new Map<string, Found>()
  for (const one of found) {
    const kind = JSON.stringify(one.shape.sections.map(({ pump }) => pump))
    if (!kinds.has(kind)) kinds.set(kind, one)
  }
  return [...kinds.values()].slice(0, mostWeighed)
}

/** Hands a shape in at its full size; before that at smaller ones, so that what is beyond all bounds is told soon. */
async function weigh(parser: CostParser, shape: Shape): Promise<MeasuredCost> {
  // Not always the largest: what is over a limit is refused, and what is just below it is read.
  let worst: MeasuredCost | undefined
  for (let size = Math.min(parser.limit, 65_536); ; size = Math.min(parser.limit, size * 4)) {
    tell({ kind: 'trying', shape, size })
    const bytes = bytesOf(parser, write(shape, size))
    const costs = [weighedOf(parser, await enteringCost(parser, bytes))]
    const isLast = size === parser.limit
    // What is read in turns takes many of them: one reading has its thousand.
    while (isLast && parser.thread !== 'turns' && costs.length < readings) {
      tell({ kind: 'trying', shape, size })
      costs.push(weighedOf(parser, await enteringCost(parser, bytes)))
    }
    const [middle] = costs
      .toSorted((one, other) => one.strain - other.strain)
      .slice(Math.floor(costs.length / 2))
    if (!middle) throw new Error('An input was read')
    const one = { shape, size, bytes: bytes.length, ...middle }
    if (!worst || one.strain >= worst.strain) worst = one
    if (isLast || one.strain > hopeless) return worst
  }
}

/** What of a cost counts: what is on a worker in the product was read in this process's only thread. */
function weighedOf({ thread, enter }: CostParser, cost: Cost): Cost & { strain: number } {
  const own = thread === 'worker' && !enter ? { main: 0, others: cost.main + cost.others, stall: 0 } : cost
  const main = thread === 'turns' ? own.stall : own.main
  return { ...own, strain: Math.max(main / bounds.main, own.others / bounds.worker) }
}
