import { openLink, setPassword } from '@enlace/contract/set-password/calls.ts'
import {
  getSupplier,
  getSupplierSummary,
  inviteMaster,
  listSupplierRows,
  listSuppliers,
  resendSupplierInvitation,
} from '@enlace/contract/suppliers/calls.ts'
import { listUsers } from '@enlace/contract/users/calls.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { buildBranch, buildCompany, buildSupplier, buildThirdParty } from '@enlace/testing/builders.ts'
import { askForAccount, enterBankSupplier } from '@enlace/testing/bank-supplier.ts'
import { buildPayment, buildStatement } from '@enlace/testing/ledger.ts'
import { buildRequiredDocument } from '@enlace/testing/required-documents.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildStaff, relaxStaffFactor } from '@enlace/testing/staff.ts'
import { describe, expect, it } from 'vitest'

const server = useTestServer()

async function enter(role: 'compras' | 'comunicaciones' | 'consulta' = 'compras') {
  const company = await buildCompany(server.db)
  await relaxStaffFactor(server.asAdmin, company)
  const member = await buildStaff(server.db, company, role)
  return { company, member, browser: await server.signInStaff(member) }
}

const namesOf = async (browser: TestBrowser, query: object) =>
  (await server.call(listSuppliers, browser, { query })).body.rows.map(({ nombre }) => nombre)

const invite = (browser: TestBrowser, id: number, email: string) =>
  server.call(inviteMaster, browser, { params: { id }, body: { email, firstName: 'Sol', lastName: 'Ruiz' } })

async function newestLink(email: string) {
  const [mail] = await server.asAdmin<{ text: string }>(
    'select text from outbox_mails where recipient = $1 order by created_at desc, id desc limit 1',
    [email],
  )
  return /#\/set-password\/([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

describe('the list of a company’s third parties', () => {
  it('tells who enters for each, who was invited, and what is owed in each currency', async () => {
    const { browser, company } = await enter()
    const { thirdParty, branch } = await buildSupplier(server.db, company)
    await buildBranch(server.db, thirdParty, { activo: false })
    await buildStatement(server, branch, { saldo_total: '1500.50' })
    await buildStatement(server, branch, { saldo_total: '500.00' })
    await buildStatement(server, branch, { saldo_total: '80.00', moneda: 'USD' })
    await invite(browser, thirdParty.id, `otra.${company.id}@proveedor.test`)
    const { body } = await server.call(listSuppliers, browser, {})
    expect(body.rows).toEqual([
      {
        id: String(thirdParty.id),
        nit: expect.stringMatching(formatNit(thirdParty.documento_numero)),
        nombre: thirdParty.nombre,
        sigla: null,
        esProveedor: true,
        estado: 'activo',
        sucursales: 1,
        usuarios: 1,
        invitados: 1,
        ultimoIngreso: null,
        saldos: [
          { moneda: 'COP', saldo: '2000.50' },
          { moneda: 'USD', saldo: '80.00' },
        ],
      },
    ])
  })

  it('is searched by name and by NIT as people type it, and narrowed by state and kind with counts', async () => {
    const { browser, company } = await enter()
    const ofCompany = (fields: object) => buildThirdParty(server.db, company, fields)
    await ofCompany({ nombre: 'Papeles del Norte', documento_numero: '890903938', sigla: 'PANOR' })
    await ofCompany({ nombre: 'Empleado', documento_numero: '1020304050', es_proveedor: false })
    await ofCompany({ nombre: 'Cerrado', documento_numero: '860002964', activo: false })
    await buildSupplier(server.db, company)
    for (const q of ['890.903.938-8', '890903938', 'panor', 'del nor'])
      expect(await namesOf(browser, { q })).toEqual(['Papeles del Norte'])
    expect(await namesOf(browser, { q: '100%' })).toEqual([])
    expect(await namesOf(browser, { status: 'inactivo' })).toEqual(['Cerrado'])
    expect(await namesOf(browser, { tipo: 'otro' })).toEqual(['Empleado'])
    expect(await namesOf(browser, { sort: '-nit', size: 1 })).toEqual(['Empleado'])
    const { body } = await server.call(listSuppliers, browser, { query: { tipo: 'proveedor' } })
    expect([body.total, body.counts]).toEqual([3, { activo: 1, sin_acceso: 1, inactivo: 1 }])
    expect(body.choices.tipo).toEqual([
      { value: 'proveedor', rows: 3 },
      { value: 'otro', rows: 1 },
    ])
    const slice = await server.call(listSupplierRows, browser, { query: { tipo: 'otro' } })
    expect([slice.body.rows.length, slice.body.next]).toEqual([1, null])
  })

  it('is ordered by what is owed in pesos, over its pages and as a whole', async () => {
    const { browser, company } = await enter()
    const owing = async (saldo_total: string, moneda = 'COP') => {
      const { thirdParty, branch } = await buildSupplier(server.db, company)
      await buildStatement(server, branch, { saldo_total, moneda })
      return thirdParty.nombre
    }
    const [least, most, abroad] = [
      await owing('9.00'),
      await owing('1000.00'),
      await owing('50000.00', 'USD'),
    ]
    const { nombre: none } = await buildThirdParty(server.db, company)
    const names = await namesOf(browser, { sort: '-saldo' })
    expect(names.slice(0, 2)).toEqual([most, least])
    expect(names.slice(2).toSorted()).toEqual([abroad, none].toSorted())
    expect((await namesOf(browser, { sort: 'saldo' })).slice(0, 2)).toEqual([least, most])
    expect(await namesOf(browser, { sort: '-saldo', size: 1, page: 2 })).toEqual([least])
    const found: string[] = []
    for (let after: string | undefined, turn = 0; turn === 0 || (after && turn < 9); turn++) {
      const query = { sort: '-saldo', size: 1, ...(after && { after }) }
      const { body } = await server.call(listSupplierRows, browser, { query })
      found.push(...body.rows.map((row) => row.nombre))
      after = body.next ?? undefined
    }
    expect(found).toEqual(names)
  })

  it('is for the company’s own staff with that area, and of nobody else’s third parties', async () => {
    const [own, other, writer] = [await enter('consulta'), await enter(), await enter('comunicaciones')]
    const { thirdParty } = await buildSupplier(server.db, other.company)
    expect((await server.call(listSuppliers, own.browser, {})).body.rows).toEqual([])
    expect((await server.call(listSuppliers, writer.browser, {})).problem.code).toBe('role-refused')
    expect((await server.call(listSuppliers, new TestBrowser('backoffice.test'), {})).status).toBe(401)
    const foreign = await server.call(getSupplier, own.browser, { params: { id: thirdParty.id } })
    expect([foreign.status, foreign.problem.code]).toEqual([404, 'supplier-not-found'])
    const mine = (await buildThirdParty(server.db, own.company)).id
    expect((await invite(own.browser, mine, 'x@proveedor.test')).problem.code).toBe('role-refused')
  })
})

describe('the principal user of a supplier', () => {
  it('is invited by the company, takes the invitation up, and administers its users from then on', async () => {
    const { browser, company, member } = await enter()
    const thirdParty = await buildThirdParty(server.db, company)
    await buildBranch(server.db, thirdParty, { codigo: '001', nombre: 'Sede norte' })
    const email = `sol.${company.id}@proveedor.test`
    const { status, body } = await invite(browser, thirdParty.id, ` Sol.${company.id}@Proveedor.test `)
    expect(status).toBe(200)
    const visitor = new TestBrowser(company.host)
    const token = await newestLink(email)
    expect((await server.call(openLink, visitor, { body: { token } })).body.email).toBe(email)
    const password = 'tres gatos miran el rio'
    await server.call(setPassword, visitor, { body: { token, password } })
    const person = { email, password, identity: '', membership: body.id, company }
    const users = await server.call(listUsers, await server.signIn(person), {})
    expect(users.body.rows).toMatchObject([{ correo: email, nombre: 'Sol Ruiz', isMaster: true }])
    const detail = await server.call(getSupplier, browser, { params: { id: thirdParty.id } })
    expect(detail.body.supplier.estado).toBe('activo')
    expect(detail.body.branches).toMatchObject([{ codigo: '001', nombre: 'Sede norte', activo: true }])
    expect(detail.body.users).toMatchObject([{ correo: email, rol: 'master', estado: 'activo', sesiones: 1 }])
    const [entry] = await server.asAdmin<{ actor: string }>(
      `select actor from audit_log where company_id = $1 and action = 'user-invited' and target = $2`,
      [company.id, body.id],
    )
    expect(entry?.actor).toBe(member.email)
  })

  it('is not invited twice, nor for who is inactive or another’s', async () => {
    const { browser, company } = await enter()
    const other = await buildSupplier(server.db, (await enter()).company)
    const { thirdParty, person } = await buildSupplier(server.db, company)
    const closed = await buildThirdParty(server.db, company, { activo: false })
    const email = `luz.${company.id}@proveedor.test`
    expect((await invite(browser, thirdParty.id, email)).status).toBe(200)
    const refusals = [
      await invite(browser, thirdParty.id, email),
      await invite(browser, thirdParty.id, person.email),
      await invite(browser, closed.id, email),
      await invite(browser, other.thirdParty.id, email),
      await invite(browser, thirdParty.id, 'sin arroba'),
    ]
    expect(refusals.map(({ problem }) => problem.code)).toEqual([
      'supplier-user-exists',
      'supplier-user-exists',
      'supplier-inactive',
      'supplier-not-found',
      'invalid-fields',
    ])
    // An existing membership is not changed.
    const [kept] = await server.asAdmin<{ is_master: boolean }>(
      'select is_master from memberships where id = $1',
      [person.membership],
    )
    expect(kept?.is_master).toBe(false)
  })

  it('is sent another link after a minute, which voids the first, and none once it has joined', async () => {
    const { browser, company } = await enter()
    const { thirdParty, person } = await buildSupplier(server.db, company)
    const email = `paz.${company.id}@proveedor.test`
    const { body } = await invite(browser, thirdParty.id, email)
    const first = await newestLink(email)
    const resend = (user: string, id = thirdParty.id) =>
      server.call(resendSupplierInvitation, browser, { params: { id, user } })
    expect((await resend(body.id)).problem.code).toBe('invitation-just-sent')
    await server.asAdmin(`update memberships set invited_at = now() - interval '2 minutes' where id = $1`, [
      body.id,
    ])
    expect((await resend(body.id)).body.correo).toBe(email)
    const visitor = new TestBrowser(company.host)
    const emailOf = async (token: string) =>
      (await server.call(openLink, visitor, { body: { token } })).body.email
    expect([await emailOf(first), await emailOf(await newestLink(email))]).toEqual([null, email])
    expect((await resend(person.membership)).problem.code).toBe('user-joined')
    const elsewhere = await buildThirdParty(server.db, company)
    expect((await resend(body.id, elsewhere.id)).problem.code).toBe('user-not-found')
  })
})

describe('what a call from a third party is about', () => {
  const summaryOf = async (browser: TestBrowser, id: number) =>
    server.call(getSupplierSummary, browser, { params: { id } })

  it('tells what is owed by age, when it is paid next and the last five payments, of this one alone', async () => {
    const { browser, company } = await enter()
    const { thirdParty, branch } = await buildSupplier(server.db, company)
    const { branch: other } = await buildSupplier(server.db, company)
    const today = todayInBogota(new Date())
    const payday = addDays(today, 4)
    await buildStatement(server, branch, { saldo_total: '700.10', fecha_vencimiento: addDays(today, -45) })
    await buildStatement(server, branch, {
      saldo_total: '300.00',
      fecha_vencimiento: addDays(today, 9),
      fecha_estimada_pago: payday,
    })
    await buildStatement(server, branch, { saldo_total: '20.00', moneda: 'USD' })
    await buildStatement(server, other, { saldo_total: '9000.00' })
    await buildPayment(server, other, [], { comprobante: 'CE-AJENO' })
    for (const day of [1, 2, 3, 4, 5, 6])
      await buildPayment(server, branch, [], { comprobante: `CE-${day}`, fecha_pago: addDays(today, -day) })
    const { body } = await summaryOf(browser, thirdParty.id)
    const [pesos, dollars] = body.owed
    expect(pesos).toMatchObject({
      moneda: 'COP',
      pendientes: { rows: 2, valor: '1000.10' },
      vencidas: { rows: 1, valor: '700.10' },
      nextPayment: { fecha: payday, valor: '300.00' },
    })
    expect(pesos?.ageing.map(({ valor }) => valor)).toEqual([
      '300.00',
      '0.00',
      '700.10',
      '0.00',
      '0.00',
      '0.00',
    ])
    expect(dollars?.pendientes.valor).toBe('20.00')
    expect(body.payments.map(({ comprobante }) => comprobante)).toEqual(
      [1, 2, 3, 4, 5].map((day) => `CE-${day}`),
    )
    expect(body.matters).toEqual([])
  })

  it('tells the documents that are missing, and no other company anything', async () => {
    const { browser, company } = await enter()
    const { thirdParty } = await buildSupplier(server.db, company)
    await buildRequiredDocument(server, company, { nombre: 'Cámara de comercio' })
    const { body } = await summaryOf(browser, thirdParty.id)
    expect(body.documents).toEqual([
      { nombre: 'Cámara de comercio', estado: 'falta', vence: null, obligatorio: true },
    ])
    const elsewhere = await enter()
    expect((await summaryOf(elsewhere.browser, thirdParty.id)).problem.code).toBe('supplier-not-found')
  })

  it('tells what is open only at the desks that the member may read', async () => {
    const supplier = await enterBankSupplier(server)
    const { company, thirdParty } = supplier
    await relaxStaffFactor(server.asAdmin, company)
    await askForAccount(server, supplier)
    const kindsFor = async (role: 'cuentas_por_pagar' | 'compras') => {
      const browser = await server.signInStaff(await buildStaff(server.db, company, role))
      return (await summaryOf(browser, thirdParty.id)).body.matters.map(({ kind, estado }) => [kind, estado])
    }
    expect(await kindsFor('cuentas_por_pagar')).toEqual([['bank-change', 'solicitado']])
    expect(await kindsFor('compras')).toEqual([])
  })
})
