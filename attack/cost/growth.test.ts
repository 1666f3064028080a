import { seededRandom } from '@enlace/testing/seeded-random.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { readingCost } from './measure.ts'
import type { CostParser } from './parser.ts'
import { parsers } from './parsers.ts'
import { growthOf } from './search.ts'
import { mutated, pumped, type Shape, wordsOf } from './shape.ts'
import { removeFiles } from './temporary-file.ts'

/** The whole search is `npm run attack -- cost`; this is a glance at it: the shapes that cost most so far, and a few more. */
const random = seededRandom(22)
const [seedsOfEach, othersOfEach] = [16, 6]

function sample({ seeds, tokens }: CostParser): Shape[] {
  const chosen =
    seeds.length <= seedsOfEach ? seeds : Array.from({ length: seedsOfEach }, () => random.pick(seeds))
  const others = Array.from({ length: othersOfEach }, () =>
    mutated(random, tokens, random.pick(seeds), random.pick(seeds)),
  )
  return [...chosen, ...others]
}

/** Milliseconds within which growth says nothing: what is compiled meanwhile takes as long. */
const noise = 15
/** Four times the length may take six times the time, which is a straight line on a busy machine; a square takes sixteen. */
const steepest = 1.75

/**
 * Whether the cost grows faster than the length, from one size to the next and from that to the one after it, whenever it is
 * measured. Processor time, so that others matter little; two steps, because an input may be refused early at one size alone.
 */
async function isSteep(parser: CostParser, shape: Shape): Promise<boolean> {
  const first = Math.min(16_384, parser.limit / 16)
  const steepFrom = async (size: number) => (await growthOf(parser, shape, size, noise)) >= steepest
  for (let attempt = 0; attempt < 4; attempt++)
    if (!(await steepFrom(first)) || !(await steepFrom(first * 4))) return false
  return true
}

afterAll(removeFiles)

describe.each(parsers)('what $name costs', (parser) => {
  it('grows with its length and no faster', { timeout: 60_000 }, async () => {
    const steep: string[] = []
    for (const shape of sample(parser)) if (await isSteep(parser, shape)) steep.push(wordsOf(shape))
    expect(steep).toEqual([])
  })
})

describe('a scan of everything for every place', () => {
  it('is found', { timeout: 60_000 }, async () => {
    const shape = pumped('', 'a')
    const limit = 12_288
    const scan = (bytes: Buffer) => {
      let sum = 0
      for (let place = 0; place < bytes.length; place++)
        for (let at = place; at < bytes.length; at++) sum = (sum * 31 + (bytes[at] ?? 0)) % 997
      return sum
    }
    const square: CostParser = {
      name: 'square',
      place: 'here',
      thread: 'main',
      limit,
      tokens: [],
      seeds: [shape],
      parse: scan,
    }
    // Not compiled, the smaller input would take as long as the larger.
    scan(Buffer.alloc(limit))
    // On a fast machine, one scan of the first step's larger input would be lost in the noise.
    const once = await readingCost(square, shape, limit / 4)
    const scans = Math.ceil((noise * 3) / once)
    const parse = (bytes: Buffer) => Array.from({ length: scans }, () => scan(bytes))
    // Other work on the machine may slow the smaller input down, and hide the growth in one measure.
    let isFound = false
    for (let measure = 0; measure < 3 && !isFound; measure++)
      isFound = await isSteep({ ...square, parse }, shape)
    expect(isFound).toBe(true)
  })
})
