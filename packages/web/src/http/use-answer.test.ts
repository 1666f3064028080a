import { listAffairs, listContactThrough, listRelatedTo } from '@enlace/contract/contact-us/calls.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

let statuses: number[]
let asked: string[]

/** The load of a page that has just come, whose server answers with the statuses in turn. */
async function openPage() {
  const [{ prefetchAnswer }, { runIn }, { hostOf }] = await Promise.all([
    import('./use-answer.ts'),
    import('../host.ts'),
    // Its failures are those of the modules that have just been loaded.
    import('../../test/host.ts'),
  ])
  runIn(hostOf({}))
  return prefetchAnswer
}

beforeEach(() => {
  vi.resetModules()
  statuses = []
  asked = []
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const status = statuses.shift() ?? 200
    if (status === 0) throw new TypeError('Failed to fetch')
    return Response.json({ data: [] }, { status })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a list that a public page loads', () => {
  it.each([listAffairs, listRelatedTo, listContactThrough])(
    'is tried up to three times: $path',
    async (list) => {
      const load = await openPage()
      statuses = [503, 0, 200]
      expect(await load(list, {})).toEqual({ data: [] })
      expect(asked).toEqual(Array.from({ length: 3 }, () => `/api${list.path}`))
    },
  )

  it('is given up after the third time, and asked for anew when the page asks again', async () => {
    const load = await openPage()
    statuses = [0, 0, 0]
    await expect(load(listAffairs, {})).rejects.toMatchObject({ status: 0 })
    expect(asked).toHaveLength(3)
    expect(await load(listAffairs, {})).toEqual({ data: [] })
  })

  it('is not tried again where the server refused it', async () => {
    const load = await openPage()
    statuses = [429]
    await expect(load(listAffairs, {})).rejects.toMatchObject({ status: 429 })
    expect(asked).toHaveLength(1)
  })

  it('is asked for once, however many parts of the page show it', async () => {
    const load = await openPage()
    await Promise.all([load(listAffairs, {}), load(listAffairs, {})])
    expect(asked).toHaveLength(1)
  })
})
