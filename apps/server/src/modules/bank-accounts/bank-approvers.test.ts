import { cancelBankChange } from '@enlace/contract/bank-accounts/calls.ts'
import {
  approveBankReview,
  askBankCode,
  confirmBankApprover,
  getBankReview,
  listBankApprovers,
  nameBankApprover,
  rejectBankApprover,
  removeBankApprover,
} from '@enlace/contract/bank-accounts/desk/calls.ts'
import { bankDeskTexts as texts } from '@enlace/contract/bank-accounts/desk/texts.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { giveFactor, settleApprover, standApprover, takeFactor } from '@enlace/testing/bank-approvers.ts'
import {
  approvers,
  askForAccount,
  bringAccount,
  codeFor,
  enterBankSupplier,
  madeSure,
} from '@enlace/testing/bank-supplier.ts'
import { buildBranch } from '@enlace/testing/builders.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-bank-approvers-')
const server = useTestServer({ STORAGE_URL: folder })
const [rosa, luis] = approvers

/** A company with two approvers of long standing and other staff, all with second factors. */
async function enter() {
  const world = await enterBankSupplier(server)
  await relaxStaffFactor(server.asAdmin, world.company)
  await bringAccount(server, world, world.branch)
  const join = async (role: StaffRole = 'cuentas_por_pagar', hasFactor = true) => {
    const member = await buildStaff(server.db, world.company, role)
    const browser = await server.signInStaff(member)
    if (hasFactor) await giveFactor(server, member.email)
    return { email: member.email, id: member.id, browser }
  }
  return { ...world, join, admin: await join('administrador') }
}
type World = Awaited<ReturnType<typeof enter>>

const act = (call: typeof nameBankApprover, { browser }: { browser: TestBrowser }, correo: string) =>
  server.call(call, browser, { body: { correo } })

async function ask(world: World) {
  const { body } = await askForAccount(server, world)
  return { id: body.id, params: { id: body.id } }
}

/** Tries to approve with a code sent to the approver. */
async function approve(world: World, change: string, { email, browser }: World['admin']) {
  const params = { id: change }
  const asked = await server.call(askBankCode, browser, { params })
  const codigo = asked.status === 200 ? await codeFor(world, email) : '00000000'
  return server.call(approveBankReview, browser, { params, body: { codigo, como: madeSure } })
}

const toldOf = async (world: World, recipient: string) =>
  (await world.mails(recipient)).filter(({ purpose }) => purpose === 'bank-approver').map(({ text }) => text)

describe('an administrator on its own', () => {
  it('makes no two approvers of its own, neither at once nor for what is asked for before they count', async () => {
    const world = await enter()
    const puppets = [await world.join(), await world.join()]
    for (const { email } of puppets) {
      expect((await act(nameBankApprover, world.admin, email)).status).toBe(200)
      const own = await act(confirmBankApprover, world.admin, email)
      expect([own.status, own.problem.message]).toEqual([409, texts.namingRefusals.oneself])
    }
    const { id } = await ask(world)
    for (const puppet of puppets) expect((await approve(world, id, puppet)).status).not.toBe(200)
    const [change] = await server.asAdmin<{ estado: string }>(
      'select estado from bank_changes where id = $1',
      [id],
    )
    expect(change?.estado).toBe('solicitado')
    for (const watcher of [rosa, luis, world.admin.email])
      expect((await toldOf(world, watcher)).filter((text) => text.includes('propuso'))).toHaveLength(2)
  })

  it('has nobody confirmed by a puppet, or by who is not an approver yet', async () => {
    const world = await enter()
    const puppet = await world.join('administrador')
    const other = await world.join()
    await act(nameBankApprover, world.admin, other.email)
    await act(nameBankApprover, world.admin, puppet.email)
    for (const who of [puppet, other]) {
      const refused = await act(confirmBankApprover, who, who === puppet ? other.email : puppet.email)
      expect(refused.problem.message).toBe(texts.namingRefusals['may-not'])
    }
  })

  it('takes an approver away in two days only, unless the person itself or an operator says so', async () => {
    const world = await enter()
    const { body } = await act(removeBankApprover, world.admin, rosa)
    const leaving = body.aprobadores.find(({ correo }) => correo === rosa)
    expect(Date.parse(leaving?.se_retira ?? '')).toBeGreaterThan(Date.now() + 47 * 3_600_000)
    expect(leaving?.estado).toBe('vigente')
    expect((await toldOf(world, luis)).at(-1)).toContain('pidió retirar')
    const named = await world.join()
    await standApprover(server, world.company, named.email)
    const left = (await act(removeBankApprover, named, named.email)).body
    expect(left.aprobadores.map(({ correo }) => correo)).not.toContain(named.email)
    expect((await act(removeBankApprover, await world.join(), luis)).problem.code).toBe(
      'bank-decision-refused',
    )
    await server.asAdmin('insert into operators select id from identities where email = $1', [
      world.admin.email,
    ])
    const gone = (await act(removeBankApprover, world.admin, luis)).body
    expect(gone.aprobadores.map(({ correo }) => correo)).not.toContain(luis)
  })
})

describe('an approver', () => {
  it('is asked for by one, confirmed by another, and decides about what is asked for two days later', async () => {
    const world = await enter()
    const other = await world.join()
    await standApprover(server, world.company, other.email)
    const named = await world.join()
    const { body: proposed } = await act(nameBankApprover, world.admin, named.email)
    expect(proposed.aprobadores.find(({ correo }) => correo === named.email)).toMatchObject({
      estado: 'por_confirmar',
      propuesto_por: 'Ana Pérez',
      vigente_desde: null,
    })
    const { body } = await act(confirmBankApprover, other, named.email)
    const waiting = body.aprobadores.find(({ correo }) => correo === named.email)
    expect(waiting).toMatchObject({ estado: 'en_espera', confirmado_por: 'Ana Pérez' })
    expect(Date.parse(waiting?.vigente_desde ?? '')).toBeGreaterThan(Date.now() + 47 * 3_600_000)
    const early = await ask(world)
    await settleApprover(server, world.company, named.email)
    await server.asAdmin(
      `update bank_approvers set counts_from = now(), confirmed_at = now() - interval '48 hours' where email = $1`,
      [named.email],
    )
    expect((await server.call(getBankReview, named.browser, early)).body.decisor).toBe('nombrado_despues')
    expect((await approve(world, early.id, named)).problem.message).toBe(texts.refusals['too-new'])
    await server.call(cancelBankChange, world.browser, {
      params: early.params,
    })
    const later = await ask(world)
    expect((await approve(world, later.id, named)).status).toBe(200)
  })

  it('has a second factor when it is named, and at each decision', async () => {
    const world = await enter()
    const named = await world.join('cuentas_por_pagar', false)
    const refused = await act(nameBankApprover, world.admin, named.email)
    expect(refused.problem.fields).toEqual({ correo: texts.namingRefusals['no-factor'] })
    await standApprover(server, world.company, named.email)
    const { id, params } = await ask(world)
    await takeFactor(server, named.email)
    expect((await server.call(getBankReview, named.browser, { params })).body.decisor).toBe('sin_factor')
    const asked = await server.call(askBankCode, named.browser, { params })
    expect(asked.problem.message).toBe(texts.refusals['no-factor'])
    const body = { codigo: await codeFor(world, named.email), como: madeSure }
    const decided = await server.call(approveBankReview, named.browser, { params, body })
    expect(decided.problem.message).toBe(texts.refusals['no-factor'])
    const { aprobadores } = (await server.call(listBankApprovers, world.admin.browser)).body
    expect(aprobadores.find(({ correo }) => correo === named.email)?.estado).toBe('sin_factor')
    expect(id).toBeTruthy()
  })

  it('is the person, whatever its email is by now: nobody approves twice under two', async () => {
    const world = await enter()
    const named = await world.join()
    await standApprover(server, world.company, named.email)
    const { id } = await ask(world)
    expect((await approve(world, id, named)).status).toBe(200)
    const moved = `otra.${named.email}`
    await server.asAdmin('update identities set email = $2 where email = $1', [named.email, moved])
    const again = await approve(world, id, { ...named, email: moved })
    expect(again.problem.message).toBe(texts.refusals['same-person'])
  })

  it('decides nothing for two days after its email changed, or its only second factor was made anew', async () => {
    const world = await enter()
    const named = await world.join()
    await standApprover(server, world.company, named.email)
    const { id, params } = await ask(world)
    await takeFactor(server, named.email)
    await giveFactor(server, named.email)
    await server.asAdmin(
      'update totp_secrets t set created_at = now() from identities i where i.id = t.identity_id and i.email = $1',
      [named.email],
    )
    expect((await server.call(getBankReview, named.browser, { params })).body.decisor).toBe('acceso_nuevo')
    expect((await approve(world, id, named)).problem.message).toBe(texts.refusals['new-access'])
    expect((await act(confirmBankApprover, named, rosa)).status).toBe(409)
    await server.asAdmin(`update totp_secrets set created_at = now() - interval '3 days'`)
    await server.asAdmin(
      `insert into email_changes (identity_id, company_id, old_email, new_email, old_token_hash, new_token_hash, expires_at, outcome, ended_at)
       select id, $2, 'antes@c.test', email, sha256($3::bytea), sha256(($3 || 'x')::bytea), now(), 'applied', now() from identities where email = $1`,
      [named.email, world.company.id, named.id],
    )
    expect((await approve(world, id, named)).problem.message).toBe(texts.refusals['new-access'])
  })

  it('is one no more once it left the staff, also when it comes back', async () => {
    const world = await enter()
    const named = await world.join()
    await standApprover(server, world.company, named.email)
    for (const version of [2, 3])
      await server.asAdmin('update staff_members set active = not active, version = $2 where id = $1', [
        named.id,
        version,
      ])
    const { aprobadores } = (await server.call(listBankApprovers, world.admin.browser)).body
    expect(aprobadores.map(({ correo }) => correo)).not.toContain(named.email)
  })

  it('is turned down before it counts, by the person itself, too', async () => {
    const world = await enter()
    const named = await world.join()
    await act(nameBankApprover, world.admin, named.email)
    const { body } = await act(rejectBankApprover, named, named.email)
    expect(body.aprobadores.map(({ correo }) => correo)).not.toContain(named.email)
    expect((await toldOf(world, rosa)).at(-1)).toContain('rechazó')
  })
})

describe('a company without approvers', () => {
  it('has its first ones confirmed by an operator, and never by themselves', async () => {
    const world = await enter()
    await server.asAdmin(`update bank_approvers set ended_at = now() where company_id = $1`, [
      world.company.id,
    ])
    const named = await world.join()
    await act(nameBankApprover, world.admin, named.email)
    await act(nameBankApprover, world.admin, world.admin.email)
    expect((await act(confirmBankApprover, named, world.admin.email)).status).toBe(409)
    const operator = await world.join('administrador')
    await server.asAdmin('insert into operators select id from identities where email = $1', [operator.email])
    expect((await act(confirmBankApprover, operator, named.email)).status).toBe(200)
    const self = (await act(nameBankApprover, operator, operator.email)).body
    expect(self.aprobadores.find(({ correo }) => correo === operator.email)?.estado).toBe('por_confirmar')
    expect((await act(confirmBankApprover, operator, operator.email)).status).toBe(409)
  })

  it('names those again who were named by an email that is nobody’s', async () => {
    const world = await enter()
    await server.asAdmin(
      `insert into bank_change_approvers (company_id, email, name) values ($1, 'nadie@c.test', 'Nadie')`,
      [world.company.id],
    )
    const { body } = await server.call(listBankApprovers, world.admin.browser)
    expect(body.aprobadores.find(({ correo }) => correo === 'nadie@c.test')?.estado).toBe('por_renombrar')
    const left = (await act(removeBankApprover, world.admin, 'nadie@c.test')).body
    expect(left.aprobadores.map(({ correo }) => correo)).not.toContain('nadie@c.test')
  })
})

describe('the codes of an approver', () => {
  it('are good for half an hour, which the mail says, and another one is good again', async () => {
    const world = await enter()
    const named = await world.join()
    await standApprover(server, world.company, named.email)
    const { id, params } = await ask(world)
    const mail = (await world.mails(named.email)).findLast(({ purpose }) => purpose === 'bank-change-review')
    expect(mail?.text).toContain('vence en 30 minutos')
    const later = (minutes: number) =>
      server.asAdmin(
        `update bank_change_codes set expires_at = expires_at - make_interval(mins => $2) where change_id = $1`,
        [id, minutes],
      )
    await later(31)
    const codigo = await codeFor(world, named.email)
    const body = { codigo, como: madeSure }
    const late = await server.call(approveBankReview, named.browser, { params, body })
    expect(late.problem.fields).toEqual({ codigo: texts.faults.codeNone })
    expect((await approve(world, id, named)).status).toBe(200)
  })

  it('are mailed three times an hour at most for a change, however often they are asked for', async () => {
    const world = await enter()
    const named = await world.join()
    await standApprover(server, world.company, named.email)
    const { params } = await ask(world)
    const answers = []
    for (let turn = 0; turn < 60; turn++)
      answers.push(await server.call(askBankCode, named.browser, { params }))
    const codes = (await world.mails(named.email)).filter(({ purpose }) => purpose === 'bank-change-review')
    expect(codes).toHaveLength(3)
    expect(answers.at(-1)?.problem.message).toMatch(/Pida otro desde el \d\d\/\d\d\/\d{4}/)
  })

  it('are mailed ten times an hour at most over all changes, beside the first of each', async () => {
    const world = await enter()
    const named = await world.join()
    await standApprover(server, world.company, named.email)
    const { id } = await ask(world)
    await server.asAdmin(
      `insert into bank_code_sends (company_id, change_id, identity_id, sent_at)
       select s.company_id, s.change_id, s.identity_id, now() - interval '30 minutes'
         from bank_code_sends s join identities i on i.id = s.identity_id, generate_series(1, 10)
        where s.change_id = $1 and i.email = $2`,
      [id, named.email],
    )
    const branch = await buildBranch(server.db, world.thirdParty)
    const { body: second } = await askForAccount(server, world, { sucursales: String(branch.id) })
    const reviews = (await world.mails(named.email)).filter(({ purpose }) => purpose === 'bank-change-review')
    expect(reviews).toHaveLength(2)
    const asked = await server.call(askBankCode, named.browser, { params: { id: second.id } })
    expect(asked.problem.message).toContain('Pida otro')
  })

  it('are guessed five times in all: the person is closed out for a day, and the others are told once', async () => {
    const world = await enter()
    const named = await world.join()
    await standApprover(server, world.company, named.email)
    const { params } = await ask(world)
    const guess = () =>
      server.call(approveBankReview, named.browser, { params, body: { codigo: '00000000', como: madeSure } })
    const faults: (string | undefined)[] = []
    for (const turn of [1, 2, 3, 4, 5, 6]) {
      if (turn === 2 || turn === 4) await server.call(askBankCode, named.browser, { params })
      faults.push((await guess()).problem.fields?.['codigo'])
    }
    const { codeWrong, codeLocked } = texts.faults
    expect(faults).toEqual([codeWrong, codeWrong, codeWrong, codeWrong, codeLocked, codeLocked])
    const right = { codigo: await codeFor(world, named.email), como: madeSure }
    const late = await server.call(approveBankReview, named.browser, { params, body: right })
    expect(late.problem.fields?.['codigo']).toBe(codeLocked)
    expect((await server.call(askBankCode, named.browser, { params })).problem.message).toContain(
      'incorrectos',
    )
    expect((await toldOf(world, rosa)).filter((text) => text.includes('incorrectos'))).toHaveLength(1)
    await server.asAdmin(
      `update bank_code_sends set last_wrong_at = now() - interval '25 hours', sent_at = now() - interval '25 hours'`,
    )
    await server.call(askBankCode, named.browser, { params })
    const fresh = { codigo: await codeFor(world, named.email), como: madeSure }
    expect((await server.call(approveBankReview, named.browser, { params, body: fresh })).status).toBe(200)
  })
})
