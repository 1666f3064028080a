import { describe, expect, it } from 'vitest'
import { actsOn } from './acts.ts'

const user = { isSelf: false, estado: 'activo', hasJoined: true, isMaster: false, sesiones: 0 } as const

describe('what a master can do to a user', () => {
  it('is nothing to itself', () => {
    expect(actsOn({ ...user, isSelf: true, isMaster: true })).toEqual([])
  })

  it('is sending the invitation again or withdrawing it while it waits', () => {
    expect(actsOn({ ...user, hasJoined: false, estado: 'invitado' })).toEqual(['resend', 'withdraw'])
    expect(actsOn({ ...user, hasJoined: false, estado: 'inactivo' })).toEqual(['resend'])
  })

  it('is ending sessions only where there are some', () => {
    expect(actsOn(user)).not.toContain('endSessions')
    expect(actsOn({ ...user, sesiones: 2 })).toContain('endSessions')
  })

  it('is taking the role from another master before keeping it out', () => {
    expect(actsOn({ ...user, isMaster: true })).toEqual(['handOver', 'takeMaster'])
  })

  it('is letting in whoever is kept out', () => {
    expect(actsOn({ ...user, estado: 'inactivo' })).toEqual(['enable'])
  })
})
