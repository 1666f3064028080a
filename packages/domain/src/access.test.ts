import { describe, expect, it } from 'vitest'

import { mayUse, type Access, type Asker } from './access.ts'

const visitor: Asker = {
  isAuthenticated: false,
  isMaster: false,
  flags: { orden_compra: 1, users: 1 },
  permissions: null,
}
const supplier: Asker = { ...visitor, isAuthenticated: true }
const master: Asker = { ...supplier, isMaster: true }

const open: Access = { actor: 'visitor' }
const statements: Access = { actor: 'supplier' }
const orders: Access = { actor: 'supplier', module: 'orden_compra' }
const reports: Access = { actor: 'supplier', module: 'reports' }
const users: Access = { actor: 'master', module: 'users' }
const documents: Access = { actor: 'staff', area: 'documents' }
const settings: Access = { actor: 'staff', area: 'settings' }
const jobs: Access = { actor: 'system' }

describe('who may use what', () => {
  it.each([
    ['a visitor', visitor, [open]],
    ['a supplier', supplier, [open, statements, orders]],
    ['a master', master, [open, statements, orders, users]],
  ] as const)('%s uses its own and nothing else', (_name, asker, allowed: readonly Access[]) => {
    const all = [open, statements, orders, reports, users, documents, settings, jobs]
    expect(all.filter((access) => mayUse(access, asker))).toEqual(allowed)
  })

  it('is not a master any more once the session is gone', () => {
    expect(mayUse(users, { ...master, isAuthenticated: false })).toBe(false)
  })

  it('closes the users to masters of a company that has them off', () => {
    expect(mayUse(users, { ...master, flags: { users: 0 } })).toBe(false)
  })

  it('leaves a user only the modules that the master granted', () => {
    expect(mayUse(orders, { ...supplier, permissions: ['certificate'] })).toBe(false)
    expect(mayUse(orders, { ...supplier, permissions: ['orden_compra'] })).toBe(true)
    expect(mayUse(statements, { ...supplier, permissions: [] })).toBe(true)
  })

  it('does not open by permission what the company has off', () => {
    expect(mayUse(reports, { ...supplier, permissions: ['reports'] })).toBe(false)
  })

  it('binds no master by permissions', () => {
    expect(mayUse(orders, { ...master, permissions: [] })).toBe(true)
  })
})
