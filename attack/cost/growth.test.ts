import { seededRandom } from '@enlace/testing/seeded-random'
import { afterAll, describe, expect, it } from 'vitest'
import type { CostParser } from './parser.ts'
import { parsers } from './parsers.ts'
import { measured } from './search.ts'
import { mutated, type Shape, wordsOf } from './shape.ts'
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

/**
 * Milliseconds within which growth says nothing: what is compiled meanwhile takes as long; a thread besides has limits of its
 * own, and Liquid stands still at them below this.
 */
const noise = { main: 15, turns: 15, worker: 2500 }
/** Four times the length may take six times the time, which is a straight line on a busy machine; a square takes sixteen. */
const steepest = 1.75

/**
 * Whether the cost grows faster than the length, from one size to the next and from that to the one after it, whenever it is
 * measured. Processor time, so that others matter little; two steps, because an input may be refused early at one size alone.
 */
async function isSteep(parser: CostParser, shape: Shape): Promise<boolean> {
  const first = Math.min(16_384, parser.limit / 16)
  const steepFrom = async (size: number) => {
    const { large, power } = await measured(parser, shape, size, 1)
    return large >= noise[parser.thread] && power >= steepest
  }
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
