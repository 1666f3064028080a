import { describe, expect, it } from 'vitest'
import { type ChosenFile, isToSend, withCandidates } from './files.ts'

const chosen: ChosenFile = {
  key: 'a',
  file: new File(['x'], 'OC-1.pdf'),
  state: 'matching',
  candidates: [],
  document: undefined,
}
const found = (id: string) => ({ id, numero: 'OC-1', fecha: null, proveedor: 'Aceros', nit: '900123456' })

describe('a file beside the documents of its name', () => {
  it('goes to the only one, and among several waits for the person', () => {
    expect(withCandidates(chosen, [found('1')])).toMatchObject({ document: '1', state: 'ready' })
    expect(withCandidates(chosen, [found('1'), found('2')])).toMatchObject({
      document: undefined,
      state: 'unmatched',
    })
    expect(withCandidates(chosen, [])).toMatchObject({ document: undefined, state: 'unmatched' })
  })

  it('is sent once, and again only where it failed', () => {
    const ready = withCandidates(chosen, [found('1')])
    const states = ['ready', 'failed', 'sent', 'sending', 'unmatched'] as const
    const sendable = states.filter((state) => isToSend({ ...ready, state }))
    expect(sendable).toEqual(['ready', 'failed'])
    expect(isToSend(chosen)).toBe(false)
  })
})
