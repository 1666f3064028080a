import { hostOf } from '../../test/host.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const empty = {
  name: '',
  accepts: false,
  city: null,
  newPassword: '',
  captchaValue: '',
  files: [],
}
const typed = {
  ...empty,
  name: 'Ana',
  accepts: true,
  city: { value: '11001', label: 'Bogotá, D.C.' },
  newPassword: 'una frase larga',
  captchaValue: 'resuelto',
}

let kept: Map<string, string>
let company: number

/** The draft of a form as a page that has just been loaded finds it. */
async function openDraft(name: string | undefined = 'contact') {
  const [{ draftOf }, { runIn }] = await Promise.all([import('./draft.ts'), import('../host.ts')])
  runIn(hostOf({ who: () => ({ company, person: null, account: null }) }))
  return draftOf<Record<string, unknown>>(name, empty)
}

beforeEach(() => {
  vi.resetModules()
  kept = new Map()
  company = 1
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the draft of a form', () => {
  it('outlives the page, and holds no password, no captcha and no file', async () => {
    const draft = await openDraft()
    draft.keep({ ...typed, files: ['rut.pdf'] })
    vi.resetModules()
    const again = await openDraft()
    expect(again.read()).toEqual({
      name: 'Ana',
      accepts: true,
      city: { value: '11001', label: 'Bogotá, D.C.' },
    })
    expect([...kept.values()].join()).not.toMatch(/frase|resuelto|rut/)
  })

  it('is no other company’s', async () => {
    const draft = await openDraft()
    draft.keep(typed)
    company = 2
    expect(draft.read()).toEqual({})
  })

  it('is gone once it is cleared, or once the form is empty again', async () => {
    const draft = await openDraft()
    draft.keep(typed)
    draft.clear()
    expect(kept.size).toBe(0)
    draft.keep(typed)
    draft.keep(empty)
    expect(kept.size).toBe(0)
  })

  it('is not kept for a form that asks for none', async () => {
    const [{ draftOf }, { runIn }] = await Promise.all([import('./draft.ts'), import('../host.ts')])
    runIn(hostOf({ who: () => ({ company, person: null, account: null }) }))
    draftOf(undefined, empty).keep({ ...empty, name: 'Ana' })
    expect(kept.size).toBe(0)
  })

  it('leaves out what another version of the form kept differently, and what cannot be read', async () => {
    const draft = await openDraft()
    draft.keep(typed)
    const [key = ''] = kept.keys()
    kept.set(key, JSON.stringify({ name: 7, accepts: 'true', unknown: 'x', city: { value: [] } }))
    expect(draft.read()).toEqual({})
    kept.set(key, '{')
    expect(draft.read()).toEqual({})
  })

  it('does not stand in the way where the browser keeps nothing', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    const draft = await openDraft()
    draft.keep(typed)
    draft.clear()
    expect(draft.read()).toEqual({})
  })
})
