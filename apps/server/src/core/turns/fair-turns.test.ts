import { describe, expect, it } from 'vitest'
import { type Asker, FairTurns, TurnRefused } from './fair-turns.ts'

const tables = { places: 2, waiting: 10, ownPlaces: 1, ownWaiting: 2 }

/** Turns whose work ends on the test's command; started ones are recorded in their order. */
function watched(limits = tables) {
  const turns = new FairTurns(limits)
  const [began, refused]: [string[], string[]] = [[], []]
  const running = new Map<string, () => void>()
  const ask = (name: string, asker: Asker) => {
    void turns
      .take(asker, async () => {
        began.push(name)
        await new Promise<void>((resolve) => running.set(name, resolve))
      })
      .catch((fault: unknown) => {
        if (!(fault instanceof TurnRefused)) throw fault
        refused.push(`${name}: ${fault.whose}`)
      })
  }
  const end = async (name: string) => {
    running.get(name)?.()
    await settled()
  }
  return { ask, end, began, refused }
}
const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
const supplier = (company: number, id: number): Asker => ({ company, party: `supplier:${id}` })

describe('turns', () => {
  it('give one supplier one place and two to wait, and the next supplier the other place at once', async () => {
    const { ask, began, refused } = watched()
    for (const at of [1, 2, 3, 4, 5, 6]) ask(`libro ${at}`, supplier(1, 1))
    ask('una línea', supplier(2, 9))
    await settled()
    expect(began).toEqual(['libro 1', 'una línea'])
    expect(refused).toEqual(['libro 4: own', 'libro 5: own', 'libro 6: own'])
  })

  it('go round the companies, however many suppliers one of them has', async () => {
    const { ask, end, began } = watched({ ...tables, places: 1 })
    for (const id of [1, 2, 3, 4]) ask(`uno ${id}`, supplier(1, id))
    await settled()
    ask('dos', supplier(2, 9))
    await end('uno 1')
    expect(began).toEqual(['uno 1', 'dos'])
    await end('dos')
    expect(began.at(-1)).toBe('uno 2')
  })

  it('go round the suppliers of a company, each in the order in which it asked', async () => {
    const { ask, end, began } = watched({ ...tables, places: 1 })
    for (const at of [1, 2, 3]) ask(`a${at}`, supplier(1, 1))
    for (const at of [1, 2]) ask(`b${at}`, supplier(1, 2))
    await settled()
    for (const name of ['a1', 'b1', 'a2', 'b2']) await end(name)
    expect(began).toEqual(['a1', 'b1', 'a2', 'b2', 'a3'])
  })

  it('let no more wait than the queue has room for, and keep no company out by another’s queue', async () => {
    const { ask, began, refused, end } = watched({ ...tables, places: 1, waiting: 3 })
    for (const id of [1, 2, 3, 4, 5]) ask(`uno ${id}`, supplier(1, id))
    await settled()
    expect(refused).toEqual(['uno 5: all'])
    ask('dos', supplier(2, 9))
    await settled()
    expect(refused).toEqual(['uno 5: all', 'uno 2: all'])
    await end('uno 1')
    expect(began).toEqual(['uno 1', 'dos'])
  })

  it('come free again when work fails', async () => {
    const turns = new FairTurns({ ...tables, places: 1 })
    const failing = turns.take(supplier(1, 1), () => Promise.reject(new Error('torn')))
    const next = turns.take(supplier(1, 1), () => Promise.resolve('made'))
    await expect(failing).rejects.toThrow('torn')
    await expect(next).resolves.toBe('made')
  })
})
