import { query } from '@enlace/database/database.ts'
import { Scope } from '@enlace/database/scope.ts'
import {
  buildCompany,
  buildPerson,
  buildSupplier,
  changeSettings,
  type BuiltCompany,
} from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { hashOf } from '../keys/keys.ts'
import { addJob, type JobOptions } from './commands.ts'
import { usualPolicy } from './rules.ts'
import type { Task } from './task.ts'
import { startWorker, type Worker } from './worker.ts'

const server = useTestServer()

/** Waits on a machine that others share. */
const often = { interval: 50 }

/** A task name that no other test uses. */
const name = 'task-of-a-scope'
let company: BuiltCompany
let worker: Worker | undefined

beforeEach(async () => {
  company = await buildCompany(server.db)
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})

function start(task: Pick<Task, 'run'>): void {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const policy = { ...usualPolicy, pollMilliseconds: 100, firstRetrySeconds: 0.05, drainMilliseconds: 50 }
  worker = startWorker({ ...server.portal.service, log }, [{ name, ...task }], policy)
}

const add = (payload: object, options: JobOptions, scope: Scope) =>
  server.db.transaction(scope, (tx) => addJob(tx, name, payload, options))

describe('the scope of work', () => {
  async function enter() {
    const built = await buildSupplier(server.db, company)
    const browser = await server.signIn(built.person)
    const scope = Scope.ofSupplier({
      token: hashOf(browser.token ?? ''),
      cookie: hashOf(browser.cookies.get('enlace_session') ?? ''),
      account: null,
      module: null,
      needsMaster: false,
      renews: false,
    })
    return { ...built, scope }
  }
  const accounts = sql<{ ids: number[] | null }>`select scope_accounts() as ids`.compile(query)

  it('is that of whoever asked, whatever other membership is named, with the account that was selected', async () => {
    const { branch, scope, thirdParty } = await enter()
    const other = await buildPerson(server.db, thirdParty)
    const seen: unknown[] = []
    start({
      run: async ({ scope: own }) => {
        const { context, rows } = await server.db.readWithContext(own, [accounts])
        seen.push([context.membership_id, rows[0][0]?.ids])
      },
    })
    await add({}, { membership: other.membership, account: branch.id }, scope)
    const { membership_id } = await server.db.context(scope)
    await expect.poll(() => seen.length, often).toBe(1)
    expect(seen).toEqual([[membership_id, [branch.id]]])
  })

  it('does not open any more once the module, the account or the membership was taken away', async () => {
    const { branch, person, scope } = await enter()
    const refusals: string[] = []
    await add({ n: 1 }, { module: 'orden_compra' }, scope)
    await changeSettings(server.db, company, { orden_compra: 0 })
    start({
      run: async ({ scope: own }) => {
        await server.db.context(own).catch((fault: Error) => refusals.push(fault.message))
      },
    })
    const untilRefused = (count: number) => expect.poll(() => refusals.length, often).toBe(count)
    await untilRefused(1)
    const runAt = new Date(Date.now() + 300)
    await add({ n: 2 }, { account: branch.id, runAt }, scope)
    await server.asAdmin(`update branch_accounts set activo = false where company_id = $1`, [company.id])
    await untilRefused(2)
    await server.asAdmin(`update branch_accounts set activo = true where company_id = $1`, [company.id])
    await add({ n: 3 }, { runAt: new Date(Date.now() + 300) }, scope)
    await server.asAdmin(`update memberships set active = false where id = $1`, [person.membership])
    await untilRefused(3)
    expect(refusals).toEqual(['Refused: module-off', 'Refused: account-foreign', 'Refused: account-foreign'])
  })

  it('opens for no worker that does not hold the work', async () => {
    const { scope } = await enter()
    const id = await add({}, {}, scope)
    const claimer = '00000000-0000-4000-8000-000000000000'
    const stolen = Scope.ofJob({ company: company.id, id, claimer, account: null })
    await expect(server.db.context(stolen)).rejects.toMatchObject({ code: 'session-missing' })
  })
})
