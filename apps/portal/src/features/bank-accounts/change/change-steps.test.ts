import { describe, expect, it } from 'vitest'
import { stepsOf } from './change-steps.ts'

const asked = {
  estado: 'solicitado',
  solicitante: 'Ana Pérez',
  solicitado_at: '2026-11-20T15:00:00Z',
  aprobado_at: null,
  aplica_at: null,
  cerrado_at: null,
  razon: '',
} as const

const approved = {
  ...asked,
  estado: 'aprobado',
  aprobado_at: '2026-11-21T15:00:00Z',
  aplica_at: '2026-11-23T15:00:00Z',
} as const

const states = (change: Parameters<typeof stepsOf>[0]) =>
  stepsOf(change).map(({ id, state }) => `${id} ${state}`)

describe('the way of a change of account', () => {
  it('waits for the company first', () => {
    expect(states(asked)).toEqual(['asked done', 'reviewed current', 'held todo', 'applied todo'])
    expect(states({ ...asked, estado: 'en_verificacion' })).toEqual(states(asked))
  })

  it('is then held, and says until when and that payments stay as they are', () => {
    expect(states(approved)).toEqual(['asked done', 'reviewed done', 'held current', 'applied todo'])
    expect(stepsOf(approved)[2]?.reason).toContain('23/11/2026 10:00')
  })

  it('ends in the new account', () => {
    const applied = { ...approved, estado: 'aplicado', cerrado_at: '2026-11-23T15:00:05Z' } as const
    expect(states(applied)).toEqual(['asked done', 'reviewed done', 'held done', 'applied done'])
    expect(stepsOf(applied)[3]?.date).toBe('23/11/2026 10:00')
  })

  it('ends where it was stopped, with the reason, and shows no way beyond', () => {
    const rejected = {
      ...asked,
      estado: 'rechazado',
      cerrado_at: '2026-11-21T16:00:00Z',
      razon: 'Firma vencida',
    } as const
    expect(states(rejected)).toEqual(['asked done', 'stopped stopped'])
    expect(stepsOf(rejected)[1]).toMatchObject({ title: 'Rechazado', reason: 'Firma vencida' })
    expect(states({ ...approved, estado: 'cancelado', cerrado_at: '2026-11-22T00:00:00Z' })).toEqual([
      'asked done',
      'reviewed done',
      'stopped stopped',
    ])
  })
})
