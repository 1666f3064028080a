import { describe, expect, it } from 'vitest'
import { isStaffRole, rolesThatMay, staffAreas, staffRight, staffRoles } from './staff-roles.ts'

describe('what a company’s staff may do', () => {
  it('leaves everything to an administrator, and lets an auditor look at everything and change nothing', () => {
    for (const area of staffAreas) {
      expect(staffRight('administrador', area)).toBe('write')
      expect(staffRight('auditor', area)).toBe('read')
    }
  })

  it('lets nobody but administrators set the portal up or say who works here', () => {
    expect(rolesThatMay('settings', 'write')).toEqual(['administrador'])
    expect(rolesThatMay('staff', 'write')).toEqual(['administrador'])
    expect(rolesThatMay('staff', 'read')).toEqual(['administrador', 'auditor'])
  })

  it('keeps whoever writes the content from bank accounts, and whoever only looks from changing anything', () => {
    expect(staffRight('comunicaciones', 'bank-accounts')).toBeUndefined()
    expect(rolesThatMay('content', 'write')).toEqual(['administrador', 'comunicaciones'])
    expect(staffAreas.some((area) => staffRight('consulta', area) === 'write')).toBe(false)
  })

  it('knows a role by its word', () => {
    expect(staffRoles.every(isStaffRole)).toBe(true)
    expect(isStaffRole('master')).toBe(false)
  })
})
