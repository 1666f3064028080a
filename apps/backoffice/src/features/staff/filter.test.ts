import type { StaffMember } from '@enlace/contract/staff/sign-in/schemas.ts'
import { calendarDate } from '@enlace/domain/calendar-date.ts'
import { describe, expect, it } from 'vitest'
import { actsOn } from './acts.ts'
import { narrow, readFilter } from './filter.ts'
import { standingNote } from './shown.ts'

const member = (part: Partial<StaffMember>): StaffMember => ({
  id: '1',
  email: 'ana@compania.co',
  firstName: 'Ana María',
  lastName: 'Peña',
  rol: 'compras',
  estado: 'activo',
  ends_on: null,
  hasJoined: true,
  invitedBy: '',
  invitedUntil: null,
  lastUsedAt: null,
  hasFactor: false,
  isSelf: false,
  openSessions: 0,
  version: 1,
  ...part,
})

describe('the filter of the members', () => {
  const ana = member({})
  const luz = member({
    id: '2',
    email: 'luz@compania.co',
    firstName: 'Luz',
    lastName: 'Díaz',
    rol: 'auditor',
  })
  const found = (search: Record<string, string>) => narrow([ana, luz], readFilter(search)).map(({ id }) => id)

  it('finds names and emails without minding accents and capitals', () => {
    expect(found({ q: 'pena maria' })).toEqual(['1'])
    expect(found({ q: 'LUZ@' })).toEqual(['2'])
    expect(found({})).toEqual(['1', '2'])
  })

  it('keeps to a role and a state', () => {
    expect(found({ rol: 'auditor' })).toEqual(['2'])
    expect(found({ rol: 'auditor', estado: 'inactivo' })).toEqual([])
  })
})

describe('a member', () => {
  const now = new Date('2026-11-21T15:00:00Z')

  it('says until when its invitation works, that it is over, or that it was taken back', () => {
    const invited = member({ estado: 'invitado', hasJoined: false })
    expect(standingNote({ ...invited, invitedUntil: '2026-11-25T15:00:00Z' }, now)).toBe(
      'Vence el 25/11/2026',
    )
    expect(standingNote({ ...invited, invitedUntil: '2026-11-20T15:00:00Z' }, now)).toBe(
      'La invitación venció',
    )
    expect(standingNote({ ...invited, estado: 'inactivo' }, now)).toBe('Invitación retirada')
  })

  it('says when its access ends or ended', () => {
    expect(standingNote(member({ ends_on: calendarDate('2026-12-31') }), now)).toBe('Hasta el 31/12/2026')
    expect(standingNote(member({ ends_on: calendarDate('2026-11-20'), estado: 'inactivo' }), now)).toBe(
      'Terminó el 20/11/2026',
    )
    expect(standingNote(member({}), now)).toBeUndefined()
  })

  it('is done to what fits how it stands, and nothing to oneself', () => {
    expect(actsOn(member({ openSessions: 2 }))).toEqual(['endSessions', 'close'])
    expect(actsOn(member({ estado: 'inactivo' }))).toEqual(['reopen'])
    expect(actsOn(member({ estado: 'invitado', hasJoined: false }))).toEqual(['resend', 'withdraw'])
    expect(actsOn(member({ isSelf: true }))).toEqual([])
  })
})
