import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyStorage } from '../../../test/kept-storage.ts'

const answer = {
  access_token: 'access',
  refresh_token: 'refresh',
  expires_in: 900,
  client_id: 'client',
  client_secret: 'secret',
  data: {
    session_token: 'token',
    userId: 'u1',
    contactFirstName: 'Marcela',
    contactLastName: 'Ríos',
    contactEmail: 'proveedor@demo.co',
    razon_social: 'Empaques del Valle S.A.S.',
    isMaster: true,
  },
}

const { kept } = emptyStorage()
/** Each test opens a tab of its own: a tab reads the storage when it loads. */
const openTab = async () => {
  vi.resetModules()
  return import('./session.ts')
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('keeps a login under the names of the specification', async () => {
  const { openSession } = await openTab()
  openSession(answer, 1, false)
  expect(kept().names()).toEqual([
    'access_token',
    'authenticate',
    'client_id',
    'client_secret',
    'expire_token',
    'refresh_token',
    'selectedCompany',
    'session_token',
    'userData',
  ])
  expect(kept().getItem('authenticate')).toBe('true')
  expect(kept().getItem('expire_token')).toBe('1900000')
  expect(kept().getItem('userData')).not.toContain('token')
})

test('is read when the page loads, not when another tab has changed it', async () => {
  const first = await openTab()
  first.openSession(answer, 1, true)
  expect(first.session.read()).toBeNull()
  const second = await openTab()
  expect(second.session.read()).toMatchObject({ token: 'token', thirdId: null, isSharedDevice: true })
})

test('keeps the selected branch as {thirdId}, and none for all branches', async () => {
  ;(await openTab()).openSession(answer, 1, false)
  const { selectBranch, session } = await openTab()
  const told = vi.fn<() => void>()
  session.subscribe(told)
  selectBranch(7)
  expect(kept().getItem('selectedSucursal')).toBe('{"thirdId":7}')
  expect(session.read()?.thirdId).toBe(7)
  selectBranch(null)
  expect(kept().getItem('selectedSucursal')).toBeNull()
  expect(told).toHaveBeenCalledTimes(2)
})

test('tells another person or the end of the session apart from another branch', async () => {
  ;(await openTab()).openSession(answer, 1, false)
  const { session } = await openTab()
  const told = vi.fn<() => void>()
  session.subscribe(told)
  expect(session.reread()).toBe('same')
  kept().setItem('selectedSucursal', '{"thirdId":3}')
  expect(session.reread()).toBe('branch')
  kept().removeItem('session_token')
  expect(session.reread()).toBe('session')
  expect(session.read()?.token).toBe('token')
  expect(told).toHaveBeenCalledTimes(1)
})

test('forgets every item of the session at its end, and keeps what the company set', async () => {
  const { endSession, openSession } = await openTab()
  openSession(answer, 1, true)
  kept().setItem('payed_range_days', '60')
  endSession()
  expect(kept().names()).toEqual(['payed_range_days'])
})

test('takes unreadable items for no session', async () => {
  kept().setItem('session_token', 'token')
  kept().setItem('userData', '{"userId":')
  expect((await openTab()).session.read()).toBeNull()
})

test('opens with the branch that the person chose last in that company, and in no other', async () => {
  ;(await openTab()).openSession(answer, 1, false)
  const tab = await openTab()
  tab.selectBranch(7)
  tab.endSession()
  tab.openSession(answer, 1, false)
  expect((await openTab()).session.read()?.thirdId).toBe(7)
  tab.openSession(answer, 2, false)
  expect((await openTab()).session.read()?.thirdId).toBeNull()
  tab.openSession({ ...answer, data: { ...answer.data, userId: 'u2' } }, 1, false)
  expect((await openTab()).session.read()?.thirdId).toBeNull()
})

test('a shared device remembers no branch', async () => {
  ;(await openTab()).openSession(answer, 1, true)
  ;(await openTab()).selectBranch(7)
  expect(kept().names()).not.toContain('remembered_branches')
})
