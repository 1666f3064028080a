import { randomUUID } from 'node:crypto'
import {
  cancelBankChange,
  cancelBankChangeByLink,
  downloadBankCertificate,
  getBankAccounts,
  getBankChangePage,
  requestBankChange,
} from '@enlace/contract/bank-accounts/calls.ts'
import { bankAccountTexts } from '@enlace/contract/bank-accounts/texts.ts'
import { ticketCallOf } from '@enlace/contract/core/tickets/calls.ts'
import { addDays, type CalendarDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import {
  approvers,
  askForAccount,
  type BankSupplier,
  bringAccount,
  certificatePdf,
  enterBankSupplier,
  rightRequest,
} from '@enlace/testing/bank-supplier.ts'
import { ageMaster } from '@enlace/testing/bank-time.ts'
import { buildBranch, buildPerson, buildSupplier } from '@enlace/testing/builders.ts'
import { buildPayment } from '@enlace/testing/ledger.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { forgetStepUp } from '@enlace/testing/step-up.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-bank-')
const server = useTestServer({ STORAGE_URL: folder })

const today = todayInBogota(new Date())
const { faults } = bankAccountTexts
const enter = () => enterBankSupplier(server)
const see = async (browser: TestBrowser) => (await server.call(getBankAccounts, browser)).body
const countOf = async ({ company }: BankSupplier) =>
  (await server.asAdmin('select 1 from bank_changes where company_id = $1', [company.id])).length
const tokenFor = async ({ mails }: BankSupplier, recipient: string) =>
  /\/bank-change\/([\w-]{43})/.exec((await mails(recipient)).at(-1)?.text ?? '')?.[1] ?? ''

describe('the accounts of a supplier', () => {
  it('are shown to its masters by bank and last four digits, and nowhere in full', async () => {
    const world = await enter()
    expect(await bringAccount(server, world, world.branch)).toBe('new')
    const { response, body } = await server.call(getBankAccounts, world.browser)
    expect(body).toMatchObject({
      visible_desde: null,
      puede_pedir: true,
      cuentas: [
        { sucursal_id: world.branch.id, cuenta: { banco: '1007', tipo: 'ahorros', ultimos: '4821' } },
      ],
    })
    expect(response.body).not.toContain('03214564821')
    const kept = await server.asAdmin('select * from bank_accounts where company_id = $1', [world.company.id])
    expect(kept).toHaveLength(1)
    expect(JSON.stringify(kept)).not.toContain('0321456')
  })

  it('are hidden from whoever became a master less than 48 hours ago, who cannot ask for another either', async () => {
    const world = await enter()
    await bringAccount(server, world, world.branch)
    await ageMaster(server, world.person, 47)
    const { body, response } = await server.call(getBankAccounts, world.browser)
    expect(body).toMatchObject({ cuentas: [], cambios: [], puede_pedir: false })
    expect(new Date(body.visible_desde ?? '').getTime()).toBeGreaterThan(Date.now())
    expect(response.body).not.toContain('4821')
    expect((await askForAccount(server, world)).problem.code).toBe('bank-hidden')
  })

  it('are nothing to a user who is no master', async () => {
    const world = await enter()
    const colleague = await server.signIn(await buildPerson(server.db, world.thirdParty))
    expect((await server.call(getBankAccounts, colleague)).problem.code).toBe('not-master')
    expect((await askForAccount(server, world, {}, { browser: colleague })).problem.code).toBe('not-master')
  })

  it('say so when the last payment left for another account, but not of one from before the account', async () => {
    const world = await enter()
    const pay = (fecha_pago: CalendarDate, cuenta_mascara: string) =>
      buildPayment(server, world.branch, [], {
        fecha_pago,
        banco: 'Davivienda',
        cuenta_mascara,
        estado: 'pagado',
      })
    await bringAccount(server, world, world.branch)
    await pay(addDays(today, -9), '•••• 0000')
    expect((await see(world.browser)).cuentas[0]?.ultimo_pago).toMatchObject({ coincide: true })
    await server.asAdmin(
      `update bank_accounts set desde = now() - interval '30 days' where company_id = $1`,
      [world.company.id],
    )
    await pay(addDays(today, -1), '•••• 6650')
    expect((await see(world.browser)).cuentas[0]?.ultimo_pago).toMatchObject({
      cuenta: '•••• 6650',
      coincide: false,
    })
  })
})

describe('a request for another account', () => {
  it('gets a number, changes nothing yet, and is told to every master, the known contact and the approvers', async () => {
    const world = await enter()
    const other = await buildPerson(server.db, world.thirdParty, { isMaster: true })
    await server.asAdmin(`update branch_accounts set correo = 'Cartera@Proveedor.test' where id = $1`, [
      world.branch.id,
    ])
    await bringAccount(server, world, world.branch)
    const { status, body } = await askForAccount(server, world)
    expect(status).toBe(200)
    expect(body.numero).toMatch(/^CB-20\d\d-000001$/)
    const seen = await see(world.browser)
    expect(seen.cuentas[0]).toMatchObject({ cuenta: { ultimos: '4821' }, en_cambio: true })
    expect(seen.cambios).toMatchObject([
      {
        id: body.id,
        estado: 'solicitado',
        antes: [{ banco: '1007', ultimos: '4821' }],
        historia: [{ evento: 'solicitado', de: 'proveedor', persona: 'Ana Pérez' }],
      },
    ])
    const told = (await world.mails()).filter(({ purpose }) => purpose !== 'bank-approver')
    expect(told.map(({ recipient }) => recipient).toSorted()).toEqual(
      [world.person.email, other.email, 'cartera@proveedor.test', ...approvers].toSorted(),
    )
    const toNewMaster = told.find(({ recipient }) => recipient === other.email)
    expect(toNewMaster?.text).not.toContain('••••')
    expect(told.find(({ recipient }) => recipient === world.person.email)?.text).toContain('•••• 4821')
  })

  it('needs somebody who has just shown who it is', async () => {
    const world = await enter()
    await forgetStepUp(server, world.person)
    expect((await askForAccount(server, world)).problem.code).toBe('step-up-needed')
    expect(await countOf(world)).toBe(0)
  })

  it('is one, however often the form is sent', async () => {
    const world = await enter()
    const body = rightRequest(world)
    const sent = await Promise.all([1, 2, 3].map(() => askForAccount(server, world, body)))
    expect(new Set(sent.map((answer) => answer.body.id)).size).toBe(1)
    expect(await countOf(world)).toBe(1)
    expect((await world.mails(world.person.email)).length).toBe(1)
  })

  it.each([
    ['another holder', { titular: 'Inversiones Ajenas S.A.S.' }, 'titular'],
    ['letters that only look like ours', { titular: 'Рroveedor 1' }, 'titular'],
    ['another NIT', { titular_nit: '890903938-8' }, 'titular_nit'],
    ['a NIT with another check digit', { titular_nit: '890903938-1' }, 'titular_nit'],
    ['a certificate of tomorrow', { certificado_fecha: addDays(today, 1) }, 'certificado_fecha'],
    ['a certificate of 31 days ago', { certificado_fecha: addDays(today, -31) }, 'certificado_fecha'],
    ['a number that differs the second time', { numero_repetido: '12345679' }, 'numero_repetido'],
    ['a bank that is none', { banco: '9999' }, 'banco'],
    ['a number with letters', { numero: '12345O78', numero_repetido: '12345O78' }, 'numero'],
    ['no branch', { sucursales: '' }, 'sucursales'],
    ['a branch beyond all numbers', { sucursales: '99999999999' }, 'sucursales'],
  ])('is refused with %s, at the field', async (_, body, field) => {
    const world = await enter()
    const { status, problem } = await askForAccount(server, world, body)
    expect(status).toBe(422)
    expect(Object.keys(problem.fields ?? {})).toContain(field)
    expect(await countOf(world)).toBe(0)
    expect(
      await server.asAdmin('select 1 from stored_files where company_id = $1', [world.company.id]),
    ).toEqual([])
  })

  it('is refused with nothing but a word, and told all that is missing', async () => {
    const world = await enter()
    const { status, problem } = await server.call(requestBankChange, world.browser, { body: { motivo: 'x' } })
    expect(status).toBe(422)
    expect(Object.keys(problem.fields ?? {}).length).toBeGreaterThan(5)
  })

  it('is refused without a certificate, and with one that no bank issues', async () => {
    const world = await enter()
    expect((await askForAccount(server, world, {}, { files: [] })).problem.fields).toEqual({
      certificado: faults.file,
    })
    const xml = { bytes: '<?xml version="1.0"?><a/>', name: 'certificado.xml' }
    expect((await askForAccount(server, world, {}, xml)).problem.code).toBe('file-refused')
    expect((await askForAccount(server, world, {}, { bytes: 'MZ', name: 'certificado.pdf' })).status).toBe(
      422,
    )
    expect(await countOf(world)).toBe(0)
  })

  it('is refused for a branch of another supplier, and for the account that is in use', async () => {
    const world = await enter()
    const { branch } = await buildSupplier(server.db, world.company)
    expect((await askForAccount(server, world, { sucursales: String(branch.id) })).problem.code).toBe(
      'account-foreign',
    )
    await bringAccount(server, world, world.branch)
    const same = { banco: '1007', numero: '0321456-4821', numero_repetido: '03214564821' }
    expect((await askForAccount(server, world, same)).problem.code).toBe('bank-account-same')
  })

  it('is refused while another one for the branch is under way, and taken for another branch', async () => {
    const world = await enter()
    const second = await buildBranch(server.db, world.thirdParty)
    const both = { sucursales: `${world.branch.id},${second.id}` }
    await askForAccount(server, world)
    expect((await askForAccount(server, world, both)).problem.code).toBe('bank-change-open')
    expect((await askForAccount(server, world, { sucursales: String(second.id) })).status).toBe(200)
  })

  it('tells its supplier nothing of another one that is paid into the same account', async () => {
    const world = await enter()
    const rival = await buildSupplier(server.db, world.company)
    await bringAccount(server, world, rival.branch, { banco: '1051', numero: '99887766554' })
    const same = { banco: '1051', numero: '99887766554', numero_repetido: '99887766554' }
    expect((await askForAccount(server, world, same)).status).toBe(200)
  })
})

describe('a change that is under way', () => {
  it('is stopped by any master, once, and everybody is told', async () => {
    const world = await enter()
    const { id } = (await askForAccount(server, world)).body
    const second = await buildPerson(server.db, world.thirdParty, { isMaster: true })
    await ageMaster(server, second)
    const browser = await server.signIn(second)
    await forgetStepUp(server, second)
    expect((await server.call(cancelBankChange, browser, { params: { id } })).status).toBe(200)
    expect((await server.call(cancelBankChange, browser, { params: { id } })).problem.code).toBe(
      'bank-change-closed',
    )
    expect((await see(world.browser)).cambios[0]).toMatchObject({ estado: 'cancelado' })
    const cancelled = (await world.mails()).filter(({ purpose }) => purpose === 'bank-change-cancelled')
    expect(cancelled.map(({ recipient }) => recipient).toSorted()).toEqual(
      [world.person.email, second.email].toSorted(),
    )
  })

  it('is nobody else’s to see or to stop', async () => {
    const world = await enter()
    const { id } = (await askForAccount(server, world)).body
    const rival = await buildSupplier(server.db, world.company, { isMaster: true })
    await ageMaster(server, rival.person)
    const browser = await server.signIn(rival.person)
    expect((await server.call(cancelBankChange, browser, { params: { id } })).status).toBe(404)
    const ticket = ticketCallOf(downloadBankCertificate)
    const asked = await server.call(ticket, browser, { params: { id } })
    const file = await server.call(downloadBankCertificate, browser, {
      params: { id },
      query: { ticket: asked.body.ticket },
    })
    expect([asked.status, file.status]).toContain(404)
    expect((await see(browser)).cambios).toEqual([])
  })

  it('gives its masters the certificate as it was sent', async () => {
    const world = await enter()
    const { id } = (await askForAccount(server, world)).body
    const { body } = await server.call(ticketCallOf(downloadBankCertificate), world.browser, {
      params: { id },
    })
    const { response } = await server.call(downloadBankCertificate, world.browser, {
      params: { id },
      query: { ticket: body.ticket },
    })
    expect(response.rawPayload.toString()).toBe(certificatePdf)
  })
})

describe('the link of a mail', () => {
  it('shows the change as often as it is opened, and stops it once, without a session', async () => {
    const world = await enter()
    await askForAccount(server, world)
    const token = await tokenFor(world, world.person.email)
    const browser = new TestBrowser(world.company.host)
    for (let opened = 0; opened < 3; opened++) {
      const { body } = await server.call(getBankChangePage, browser, { params: { token } })
      expect(body).toMatchObject({ estado: 'solicitado', nueva: { banco: '1051' }, solicitante: 'Ana Pérez' })
    }
    const stops = await Promise.all(
      [1, 2].map(() => server.call(cancelBankChangeByLink, browser, { params: { token } })),
    )
    expect(new Set(stops.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await server.call(getBankChangePage, browser, { params: { token } })).body.estado).toBe(
      'cancelado',
    )
    const [event] = await server.asAdmin<{ actor: string; detail: object }>(
      `select actor, detail from bank_account_events where company_id = $1 and event = 'cancelado'`,
      [world.company.id],
    )
    expect(event).toMatchObject({ actor: 'Ana Pérez', detail: { por: 'correo', correo: world.person.email } })
  })

  it('shows no account to a master who is too new, who may stop the change all the same', async () => {
    const world = await enter()
    const fresh = await buildPerson(server.db, world.thirdParty, { isMaster: true })
    await askForAccount(server, world)
    const token = await tokenFor(world, fresh.email)
    const browser = new TestBrowser(world.company.host)
    const { body } = await server.call(getBankChangePage, browser, { params: { token } })
    expect(body).toMatchObject({ nueva: null, antes: [] })
    expect((await server.call(cancelBankChangeByLink, browser, { params: { token } })).status).toBe(200)
  })

  it('is another for each mail, and none where it was made up or is late', async () => {
    const world = await enter()
    await askForAccount(server, world)
    const token = await tokenFor(world, world.person.email)
    await server.asAdmin(`update bank_change_links set expires_at = now() where company_id = $1`, [
      world.company.id,
    ])
    for (const tried of [token, randomUUID().padEnd(43, 'a')]) {
      for (const call of [getBankChangePage, cancelBankChangeByLink]) {
        const { problem } = await server.call(call, new TestBrowser(world.company.host), {
          params: { token: tried },
        })
        expect(problem.code).toBe('link-spent')
      }
    }
  })
})
