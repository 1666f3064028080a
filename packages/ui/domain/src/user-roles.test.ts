import { describe, expect, it } from 'vitest'
import { grantableModules, grantableRoles, grantOfRole, userRoles } from './user-roles.ts'

describe('the roles of users', () => {
  it('are the master’s and those that a master grants', () => {
    expect(['master', ...grantableRoles]).toEqual([...userRoles])
  })

  it('name only modules that can be granted, each once', () => {
    for (const role of userRoles) {
      const { modules } = grantOfRole(role)
      expect((modules ?? []).filter((name) => !grantableModules.includes(name))).toEqual([])
      expect(new Set(modules ?? []).size).toBe((modules ?? []).length)
    }
  })

  it('let an accountant see everything, certificates included, and do nothing', () => {
    expect(grantOfRole('contador')).toEqual({ modules: null, isReadOnly: true })
  })

  it('keep orders from those who collect, and debit notes from those who deliver', () => {
    expect(grantOfRole('cartera').modules).not.toContain('orden_compra')
    expect(grantOfRole('logistica').modules).not.toContain('orden_notas_debito')
  })
})
