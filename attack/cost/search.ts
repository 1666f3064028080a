import { type SeededRandom, seededRandom } from '@enlace/testing/seeded-random.ts'
import { readingCost } from './measure.ts'
import type { CostParser } from './parser.ts'
import { mutated, type Shape } from './shape.ts'

/** A shape with what it cost at two sizes, and what it would cost at the parser's limit if it went on like that. */
export interface Found {
  readonly shape: Shape
  readonly size: number
  /** Milliseconds at the size, and at `step` times it. */
  readonly small: number
  readonly large: number
  /** The power of the length by which the cost grows: 1 is a plain scan, 2 a scan of everything for every place. */
  readonly power: number
  /** Milliseconds at the parser's limit. */
  readonly expected: number
}

/** When a search ends, and a callback for each shape before it is tried. */
export interface SearchLimits {
  readonly seed: number
  readonly isOver: (tried: number) => boolean
  readonly onTry?: (shape: Shape, size: number) => void
  /** Characters of the smaller of the two inputs. */
  readonly size?: number
}

const step = 4
const kept = 24
const mostSeeds = 60
const [smallestSize, largestSize] = [8_192, 262_144]
/** Milliseconds that a clock tells surely, and those after which a shape needs no second reading. */
const [clear, tooLong] = [0.5, 400]
/** Milliseconds of processor in which the ticks of any clock no longer matter. */
const longEnough = 60
/** A power below this is a straight line on a machine that does other things, too. */
const straight = 1.35

/**
 * Evolves shapes towards those that would cost most at the parser's limit; the costliest first. Growth counts as much as
 * the cost of a byte: what is cheap at 8 kB and grows with the square is what an attacker looks for.
 */
export async function searchCostly(parser: CostParser, limits: SearchLimits): Promise<Found[]> {
  const random = seededRandom(limits.seed)
  const size = limits.size ?? (await sizeFor(parser, limits))
  const best: Found[] = []
  const seen = new Set<string>()
  const attempt = async (shape: Shape) => {
    const text = JSON.stringify(shape)
    if (seen.has(text)) return
    seen.add(text)
    limits.onTry?.(shape, size)
    keep(best, await measured(parser, shape, size))
  }
  // The engine compiles a parser while it reads its first inputs: those are not measured.
  for (const shape of parser.seeds.slice(0, 5)) await readingCost(parser, shape, size)
  for (const shape of await dearest(parser, size * step, limits)) await attempt(shape)
  while (!limits.isOver(seen.size) && best.length > 0)
    await attempt(mutated(random, parser.tokens, chosen(random, best).shape, chosen(random, best).shape))
  return best
}

/** Where there are hundreds of seeds, those that cost most in one reading each. */
async function dearest(parser: CostParser, size: number, { onTry }: SearchLimits): Promise<readonly Shape[]> {
  if (parser.seeds.length <= mostSeeds) return parser.seeds
  const ranked: { shape: Shape; spent: number }[] = []
  for (const shape of parser.seeds) {
    onTry?.(shape, size)
    ranked.push({ shape, spent: await readingCost(parser, shape, size, 1) })
  }
  const sorted = ranked.toSorted((one, other) => other.spent - one.spent)
  return sorted.slice(0, mostSeeds).map(({ shape }) => shape)
}

/** A size at which most seeds take long enough for a clock, and none takes for ever. */
async function sizeFor(parser: CostParser, { onTry }: SearchLimits): Promise<number> {
  const largest = Math.min(largestSize, Math.floor(parser.limit / step))
  for (let size = Math.min(smallestSize, largest); ; size *= 2) {
    const spent: number[] = []
    for (const shape of parser.seeds.slice(0, 12)) {
      onTry?.(shape, size)
      spent.push(await readingCost(parser, shape, size))
    }
    const middle = spent.toSorted((one, other) => one - other)[Math.floor(spent.length / 2)] ?? 0
    if (middle > clear || Math.max(...spent) > tooLong || size * 2 > largest) return size
  }
}

/**
 * The power of the length by which the cost of a shape grows from a size to four times that; zero where the larger input
 * costs less than `floor` milliseconds. The larger is read once, the smaller for as long: a thread's clock may tick every
 * four milliseconds only, which must not matter more to one than to the other.
 */
export async function growthOf(
  parser: CostParser,
  shape: Shape,
  size: number,
  floor: number,
): Promise<number> {
  const large = await readingCost(parser, shape, size * step, 1)
  if (large < floor) return 0
  return powerOf(await readingCost(parser, shape, size, undefined, Math.min(large, longEnough)), large)
}

const powerOf = (small: number, large: number) => Math.log(large / Math.max(small, 0.001)) / Math.log(step)

/** The cost of a shape at two sizes, each read so often that a clock tells it. */
async function measured(parser: CostParser, shape: Shape, size: number): Promise<Found> {
  const small = await readingCost(parser, shape, size)
  // What takes that long for so little has been found: the larger size would only take the search's time.
  const large = small > tooLong ? small * step ** 2 : await readingCost(parser, shape, size * step)
  const power = powerOf(small, large)
  const growing = power < straight ? 1 : power
  const expected = large * Math.min((parser.limit / (size * step)) ** growing, 1e6)
  return { shape, size, small, large, power, expected }
}

function keep(best: Found[], found: Found): void {
  const at = best.findIndex(({ expected }) => expected < found.expected)
  best.splice(at === -1 ? best.length : at, 0, found)
  best.length = Math.min(best.length, kept)
}

/** The costlier, the likelier. */
function chosen(random: SeededRandom, best: readonly Found[]): Found {
  const last = best.length - 1
  return random.pick(best.slice(0, 1 + Math.min(random.integer(0, last), random.integer(0, last))))
}
