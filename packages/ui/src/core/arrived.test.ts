import { afterEach, describe, expect, it, vi } from 'vitest'
import { arrived } from './arrived.ts'

const from = 'https://portal.example/assets/main.js'

/** As the build writes an import; the test has no such module. */
const importing = (file: string) => {
  const load = vi.fn<() => Promise<string>>(() => Promise.resolve('part'))
  load.toString = () => `()=>import("./${file}")`
  return load
}

describe('an import of the build', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('begins once its file and those beside it have come', async () => {
    const answers: (() => void)[] = []
    const ask = vi.fn<(href: string) => Promise<Response>>(
      () => new Promise((resolve) => answers.push(() => resolve(new Response('')))),
    )
    vi.stubGlobal('fetch', ask)
    const load = importing('one.js')
    const part = arrived(load, ['./beside.js'], from)
    expect(ask.mock.calls.flat()).toEqual([
      'https://portal.example/assets/beside.js',
      'https://portal.example/assets/one.js',
    ])
    answers[0]?.()
    await new Promise((resolve) => void setTimeout(resolve))
    expect(load).not.toHaveBeenCalled()
    answers[1]?.()
    await expect(part).resolves.toBe('part')
  })

  it('asks again for a file that did not come, and for no other', async () => {
    const ask = vi
      .fn<(href: string) => Promise<Response>>()
      .mockImplementation((href) =>
        href.endsWith('lost.js') ? Promise.reject(new TypeError('lost')) : Promise.resolve(new Response('')),
      )
    vi.stubGlobal('fetch', ask)
    const load = importing('two.js')
    await expect(arrived(load, ['./lost.js'], from)).rejects.toThrow(
      'Failed to fetch dynamically imported module',
    )
    expect(load).not.toHaveBeenCalled()
    ask.mockResolvedValue(new Response(''))
    await expect(arrived(load, ['./lost.js'], from)).resolves.toBe('part')
    expect(ask.mock.calls.flat().filter((href) => href.endsWith('two.js'))).toHaveLength(1)
  })
})
