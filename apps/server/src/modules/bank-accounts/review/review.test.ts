import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cancelBankChange, getBankAccounts } from '@enlace/contract/bank-accounts/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { sql } from 'kysely'
import { query } from '@enlace/database/database.ts'
import { giveFactor } from '@enlace/testing/bank-approvers.ts'
import {
  approve,
  approvers,
  askForAccount,
  type BankSupplier,
  bringAccount,
  codeFor,
  enterBankSupplier,
} from '@enlace/testing/bank-supplier.ts'
import { endHold } from '@enlace/testing/bank-time.ts'
import { buildSupplier } from '@enlace/testing/builders.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useWorkerProcesses } from '@enlace/testing/use-worker-processes.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildStaff } from '@enlace/testing/staff.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { startWorker, type Worker } from '../../../core/jobs/worker.ts'
import { changeApprover } from './approver-commands.ts'
import { applyChange, tendChanges } from '../apply/commands.ts'
import { applyBankChange } from '../apply/jobs.ts'
import { rejectBankChange, renewBankCode } from './commands.ts'
import { findBrokenLog, findPaidAccounts, findReviewedChange } from './queries.ts'
import { unsealNumber } from '../secrets.ts'

const folder = await useScratchFolder('enlace-bank-review-')
const server = useTestServer({ DATA_DIR: folder }, 'own')
const startDoomed = useWorkerProcesses({ folder, tasks: import.meta.resolve('../apply/jobs.ts') })
const workers: Worker[] = []
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

const [rosa, luis] = approvers

/** A supplier with an account in use that has requested another. */
async function enter() {
  const world = await enterBankSupplier(server)
  await bringAccount(server, world, world.branch)
  const { id, numero } = (await askForAccount(server, world)).body
  return { ...world, id, numero }
}

const outcomeOf = async (world: BankSupplier, id: string, approver: string, given = {}) =>
  (await approve(server, world, id, approver, given)).outcome
const stateOf = async (world: BankSupplier) =>
  (await server.call(getBankAccounts, world.browser)).body.cambios[0]?.estado
const inUse = async (world: BankSupplier) =>
  (await server.call(getBankAccounts, world.browser)).body.cuentas[0]?.cuenta?.ultimos
const purposes = async ({ mails, person }: BankSupplier) =>
  (await mails(person.email)).map(({ purpose }) => purpose)
const jobService = () => ({ ...server.portal.service, log: server.portal.log })

async function approveBoth(world: BankSupplier & { id: string }) {
  await approve(server, world, world.id, rosa)
  return approve(server, world, world.id, luis)
}

describe('a change of account', () => {
  it('is held for 48 hours once two people have made sure, and payments keep the old account meanwhile', async () => {
    const world = await enter()
    expect(await outcomeOf(world, world.id, rosa)).toBe('first')
    expect(await stateOf(world)).toBe('en_verificacion')
    const answer = await approve(server, world, world.id, luis)
    expect(answer.outcome).toBe('approved')
    const wait = new Date('appliesAt' in answer ? answer.appliesAt : '').getTime() - Date.now()
    expect(wait / 3_600_000).toBeGreaterThan(47.9)
    expect([await stateOf(world), await inUse(world)]).toEqual(['aprobado', '4821'])
    expect(await purposes(world)).toEqual(['bank-change-asked', 'bank-change-approved'])
    expect(await applyChange(jobService(), world.company.id, world.id, '')).toBe('early')
    const [job] = await server.asAdmin<{ is_later: boolean }>(
      `select run_at > now() + interval '47 hours' as is_later from jobs where key = $1`,
      [world.id],
    )
    expect(job?.is_later).toBe(true)
  })

  it('is never approved by one person alone, however it tries', async () => {
    const world = await enter()
    const code = await codeFor(world, rosa)
    expect(await outcomeOf(world, world.id, rosa)).toBe('first')
    expect(await outcomeOf(world, world.id, rosa)).toBe('no-code')
    await renewBankCode(world.service, world.company.id, world.id, rosa)
    expect(await outcomeOf(world, world.id, rosa)).toBe('same-person')
    expect(await outcomeOf(world, world.id, luis, { code })).toBe('wrong-code')
    expect(await outcomeOf(world, world.id, 'nadie@compania.test', { code })).toBe('not-approver')
    // A second approver of the same person comes too late for this change.
    const { email } = await buildStaff(server.db, world.company, 'cuentas_por_pagar')
    await giveFactor(server, email)
    const machine = { scope: Scope.ofStaff(world.company.id), company: world.company.id, actor: 'rosa' }
    expect(await changeApprover(server.db, machine, 'propose', email)).toBe('confirmed')
    expect(await outcomeOf(world, world.id, email, { code })).toBe('too-new')
    expect(await stateOf(world)).toBe('en_verificacion')
    expect((await world.mails(luis)).filter(({ purpose }) => purpose === 'bank-approver')).toHaveLength(1)
  })

  it('takes no more than five wrong codes, and no approval without how the person made sure', async () => {
    const world = await enter()
    expect(await outcomeOf(world, world.id, rosa, { how: 'ok' })).toBe('how-missing')
    for (let tries = 0; tries < 4; tries++)
      expect(await outcomeOf(world, world.id, rosa, { code: '0000 0000' })).toBe('wrong-code')
    expect(await outcomeOf(world, world.id, rosa, { code: '0000 0000' })).toBe('code-locked')
    expect(await outcomeOf(world, world.id, rosa)).toBe('code-locked')
  })

  it('is not approved by anybody of the supplier, nor by who was taken away', async () => {
    const world = await enter()
    const machine = { scope: Scope.ofStaff(world.company.id), company: world.company.id, actor: 'rosa' }
    expect(await changeApprover(server.db, machine, 'retire', luis)).toBe('removed')
    expect(await outcomeOf(world, world.id, luis)).toBe('not-approver')
    const inside = await enterBankSupplier(server)
    await server.asAdmin(`update branch_accounts set correo = $2 where id = $1`, [inside.branch.id, rosa])
    const { id } = (await askForAccount(server, inside)).body
    expect(await outcomeOf(inside, id, rosa)).toBe('of-supplier')
  })

  it('is rejected with a reason, also while it is held, and its people read why', async () => {
    const world = await enter()
    await approveBoth(world)
    await renewBankCode(world.service, world.company.id, world.id, rosa)
    const decide = async (why: string) =>
      rejectBankChange(
        world.service,
        world.company.id,
        { change: world.id, approver: rosa, code: await codeFor(world, rosa) },
        why,
      )
    expect((await decide(' ')).outcome).toBe('reason-missing')
    expect((await decide('La gerente no lo reconoce.')).outcome).toBe('rejected')
    expect(await stateOf(world)).toBe('rechazado')
    expect((await world.mails(world.person.email)).at(-1)?.text).toContain('La gerente no lo reconoce.')
    await endHold(server, world.id)
    expect(await applyChange(jobService(), world.company.id, world.id, '')).toBe('closed')
    expect(await inUse(world)).toBe('4821')
  })

  it('ends by itself when nobody decides for 30 days', async () => {
    const world = await enter()
    await server.asAdmin('alter table bank_changes disable trigger user')
    await server.asAdmin(`update bank_changes set created_at = now() - interval '31 days' where id = $1`, [
      world.id,
    ])
    await server.asAdmin('alter table bank_changes enable trigger user')
    await tendChanges(jobService(), world.company.id)
    await tendChanges(jobService(), world.company.id)
    expect(await stateOf(world)).toBe('cancelado')
    expect((await purposes(world)).filter((purpose) => purpose === 'bank-change-expired')).toHaveLength(1)
  })
})

describe('the end of the hold', () => {
  it('brings the new account into use once, however many workers there are', async () => {
    const world = await enter()
    await approveBoth(world)
    await endHold(server, world.id)
    for (let node = 0; node < 3; node++) workers.push(startWorker(jobService(), [applyBankChange]))
    await expect.poll(() => stateOf(world)).toBe('aplicado')
    const [change] = await server.asAdmin<{ ultimos: string }>(
      'select ultimos from bank_changes where id = $1',
      [world.id],
    )
    expect(await inUse(world)).toBe(change?.ultimos)
    await tendChanges(jobService(), world.company.id)
    expect((await purposes(world)).filter((purpose) => purpose === 'bank-change-applied')).toHaveLength(1)
    const kept = await server.asAdmin('select 1 from bank_accounts where third_id = $1', [world.branch.id])
    expect(kept).toHaveLength(2)
    const [paid] = await findPaidAccounts(server.db, world.company.id)
    expect(
      paid && unsealNumber(world.service.keys, world.company.id, paid.third_party_id, paid.numero),
    ).toMatch(new RegExp(`^4\\d{6}${change?.ultimos}$`))
  })

  it('and a master who cancels at the same moment never both have their way', async () => {
    for (let round = 0; round < 5; round++) {
      const world = await enter()
      await approveBoth(world)
      await endHold(server, world.id)
      const [{ sha256 } = { sha256: '' }] = await server.asAdmin<{ sha256: string }>(
        'select sha256 from bank_changes where id = $1',
        [world.id],
      )
      const [applied, cancelled] = await Promise.all([
        applyChange(jobService(), world.company.id, world.id, sha256),
        server.call(cancelBankChange, world.browser, { params: { id: world.id } }),
      ])
      const isApplied = applied === 'applied'
      expect(cancelled.status).toBe(isApplied ? 409 : 200)
      expect((await inUse(world)) === '4821').toBe(!isApplied)
    }
  })

  it('outlives a worker that is killed in the midst of it, and tells its people once', async () => {
    const world = await enter()
    await approveBoth(world)
    await endHold(server, world.id)
    const waiting = () =>
      server.asAdmin(
        `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%apply_bank_change%'`,
      )
    // Another transaction locks the supplier's accounts, so that the worker waits in the middle of its own.
    await server.db.transaction(Scope.ofStaff(world.company.id), async (tx) => {
      await tx.client.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [
        `bank accounts ${world.company.id} ${world.thirdParty.id}`,
      ])
      const doomed = startDoomed(server.adminUrl)
      // The morning's job, which is due as well, may have started it a second time.
      await expect.poll(waiting).not.toEqual([])
      await doomed.kill()
    })
    expect(await stateOf(world)).toBe('aprobado')
    const second = startDoomed(server.adminUrl)
    await expect.poll(() => stateOf(world)).toBe('aplicado')
    await second.kill()
    expect((await purposes(world)).filter((purpose) => purpose === 'bank-change-applied')).toHaveLength(1)
  })

  it('changes nothing where the file is not the one that was approved', async () => {
    const world = await enter()
    await approveBoth(world)
    await endHold(server, world.id)
    const [{ storage_key } = { storage_key: '' }] = await server.asAdmin<{ storage_key: string }>(
      'select storage_key from bank_changes where id = $1',
      [world.id],
    )
    await writeFile(join(folder, 'files', storage_key), 'otra certificación')
    workers.push(startWorker(jobService(), [applyBankChange]))
    await expect.poll(() => stateOf(world)).toBe('rechazado')
    expect(await inUse(world)).toBe('4821')
    expect(await purposes(world)).toContain('bank-change-stopped')
  })
})

describe('the guards of the database', () => {
  const attempts = [
    `update bank_changes set estado = 'aplicado', closed_at = now() where id = $1`,
    `update bank_changes set cuenta = '' where id = $1`,
    `update bank_changes set ultimos = '9999' where id = $1`,
    `update bank_changes set applies_at = now() where id = $1`,
    `update bank_changes set approved_at = now() - interval '3 days', applies_at = now() - interval '1 day' where id = $1`,
    `update bank_changes set sha256 = repeat('b', 64) where id = $1`,
    `delete from bank_changes where id = $1`,
    `update bank_account_events set actor = 'otro' where change_id = $1`,
    `delete from bank_account_events where change_id = $1`,
    `update bank_change_approvals set approver = 'otra' where change_id = $1`,
    `delete from bank_change_approvals where change_id = $1`,
  ]

  it('let not even the owner of the tables shorten a hold, change what was asked for, or rewrite the log', async () => {
    const world = await enter()
    await approveBoth(world)
    for (const statement of attempts)
      await expect(server.asAdmin(statement, [world.id])).rejects.toThrow(
        /bank-change-refused|bank-log-stays|violates check/,
      )
    await expect(server.asAdmin('truncate bank_account_events')).rejects.toThrow(/bank-log-stays/)
  })

  it('let an account be approved with two approvals only, and by their own clock', async () => {
    const world = await enter()
    const move = (to: string) =>
      server.asAdmin(
        `update bank_changes set estado = $2, approved_at = now(), applies_at = now() + interval '48 hours' where id = $1`,
        [world.id, to],
      )
    await expect(move('aprobado')).rejects.toThrow(/bank-change-refused/)
    await approve(server, world, world.id, rosa)
    await expect(move('aprobado')).rejects.toThrow(/bank-change-refused/)
  })

  it('give the portal’s role no table of accounts at all', async () => {
    const { company } = await enterBankSupplier(server)
    for (const table of ['bank_accounts', 'bank_changes', 'bank_account_events', 'bank_change_codes']) {
      const read = sql`select 1 from ${sql.table(table)}`.compile(query)
      await expect(server.db.read(Scope.ofVisitor(company.id), [read])).rejects.toThrow(/permission denied/)
    }
  })

  it('show whoever got past them: an entry that was rewritten does not fit the one before it', async () => {
    const world = await enter()
    await approveBoth(world)
    expect(await findBrokenLog(server.db, world.company.id)).toEqual([])
    await server.asAdmin('alter table bank_account_events disable trigger user')
    await server.asAdmin(
      `update bank_account_events set actor = 'nadie' where company_id = $1 and event = 'aprobado_1'`,
      [world.company.id],
    )
    await server.asAdmin('alter table bank_account_events enable trigger user')
    expect(await findBrokenLog(server.db, world.company.id)).toMatchObject([
      { third_party_id: world.thirdParty.id },
    ])
  })
})

describe('whoever decides', () => {
  it('reads what ought to be looked at twice, which the supplier does not', async () => {
    const world = await enterBankSupplier(server)
    const rival = await buildSupplier(server.db, world.company)
    await bringAccount(server, world, rival.branch, { banco: '1051', numero: '99887766554' })
    const same = { banco: '1051', numero: '99887766554', numero_repetido: '99887766554' }
    const { numero } = (
      await askForAccount(server, world, {
        ...same,
        titular: world.thirdParty.nombre.replace(' S.A.S.', ' LTDA'),
      })
    ).body
    const change = await findReviewedChange(server.db, world.company.id, numero.toLowerCase())
    expect(change?.warnings).toEqual(['holder-near', 'other-supplier', 'new-master', 'no-account'])
    const { response } = await server.call(getBankAccounts, world.browser)
    expect(response.body).not.toContain(rival.thirdParty.nombre)
  })

  it('and everybody who is mailed read the last digits of an account, never its number', async () => {
    const world = await enterBankSupplier(server)
    await bringAccount(server, world, world.branch)
    await askForAccount(server, world, { numero: '998-877-66554', numero_repetido: '99887766554' })
    const review = (await world.mails(rosa)).find(({ purpose }) => purpose === 'bank-change-review')
    expect(review?.text).toContain(world.thirdParty.nombre)
    expect(review?.text).toMatch(/Su código: \d{4} \d{4}/)
    for (const { text, html } of await world.mails())
      for (const number of ['9988776', '998-877', '03214564821']) expect(text + html).not.toContain(number)
  })
})

describe('an account that the ERP brings', () => {
  it('begins an account, and never changes one: another is told to the masters, once', async () => {
    const world = await enterBankSupplier(server)
    const bring = (numero: string) => bringAccount(server, world, world.branch, { numero })
    expect(await bring('03214564821')).toBe('new')
    expect(await bring('03214564821')).toBe('same')
    expect(await bring('11122233344')).toBe('differs')
    expect(await bring('11122233344')).toBe('differs-known')
    expect(await inUse(world)).toBe('4821')
    expect(await purposes(world)).toEqual(['bank-account-differs'])
  })

  it('waits where the supplier is asking for one itself', async () => {
    const world = await enterBankSupplier(server)
    await askForAccount(server, world)
    expect(await bringAccount(server, world, world.branch)).toBe('in-change')
  })
})
