import { expect, it } from 'vitest'
import { rolesFor } from './staff-access.ts'
import { staffRoles } from './staff-roles.ts'

it('lets in whoever may look, and whoever may write where that is needed or said', () => {
  const settings = { actor: 'staff', area: 'settings' } as const
  expect(rolesFor(settings)).toEqual(['administrador', 'auditor'])
  expect(rolesFor(settings, 'write')).toEqual(['administrador'])
  expect(rolesFor({ ...settings, right: 'write' })).toEqual(['administrador'])
  expect(rolesFor({ ...settings, right: 'read' }, 'write')).toEqual(['administrador', 'auditor'])
})

it('lets in all staff where no area is named', () => {
  expect(rolesFor({ actor: 'staff' }, 'write')).toEqual(staffRoles)
})
