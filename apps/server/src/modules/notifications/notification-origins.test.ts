import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { listNotifications } from '@enlace/contract/notifications/calls.ts'
import { askAboutDocument } from '@enlace/contract/questions/calls.ts'
import { inviteUsers } from '@enlace/contract/users/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { addDays, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { formatMoney, money } from '@enlace/domain/money.ts'
import { importDocuments } from '@enlace/importer/import-documents.ts'
import { shippedMapping } from '@enlace/importer/shipped.ts'
import { openFiles } from '@enlace/importer/source-files.ts'
import { askForAccount, enterBankSupplier } from '@enlace/testing/bank-supplier.ts'
import { buildCompany, buildPerson, buildSupplier, buildThirdParty } from '@enlace/testing/builders.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { useTestServer, type TestBrowser } from '@enlace/testing/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'
import { tasks } from '../../app/jobs.ts'

const server = useTestServer({}, 'own')
let worker: Worker
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
beforeAll(() => {
  worker = startWorker({ ...server.portal.service, log }, tasks)
})
afterAll(() => worker.stop())

const today = todayInBogota(new Date())
const enter = async () => {
  const company = await buildCompany(server.db, { settings: { users: 0 } })
  const built = await buildSupplier(server.db, company, { isMaster: true })
  return { ...built, company, browser: await server.signIn(built.person) }
}
const listed = async (browser: TestBrowser) => (await server.call(listNotifications, browser)).body.items
/** Returns a user's notifications, once all events are processed. */
async function told(browser: TestBrowser, count: number) {
  await expect.poll(() => listed(browser)).toHaveLength(count)
  return (await listed(browser)).map(({ kind, sentence, path }) => ({ kind, sentence, path }))
}

type Entered = Awaited<ReturnType<typeof enter>>
/** Writes rows as a load of the ERP does, in one transaction with its record. */
async function load(
  { company, branch }: Entered,
  write: (batch: string, run: (text: string) => Promise<unknown>) => Promise<void>,
) {
  const batch = randomUUID()
  await server.db.transaction(Scope.ofStaff(company.id), async ({ client }) => {
    const run = (text: string) => client.query(text)
    await run(`insert into import_batches (company_id, id, source, kind, file_name, file_sha256, actor)
      values (${company.id}, '${batch}', 'erp', 'documents', 'x', 'x', 'x')`)
    await write(batch, run)
    await run(
      `update import_batches set state = 'loaded' where company_id = ${company.id} and id = '${batch}'`,
    )
  })
  return branch
}
const payment = (
  { company, branch }: Entered,
  batch: string,
  fields: { key: string; day?: string; state?: string; value?: string },
) =>
  `insert into payments_made (company_id, third_party_id, third_id, erp_key, comprobante, fecha_pago, medio, valor_bruto,
     valor_pagado, estado, import_batch_id)
   values (${company.id}, ${branch.thirdParty.id}, ${branch.id}, '${fields.key}', '${fields.key}', '${fields.day ?? today}',
     'transferencia', 1, ${fields.value ?? '1000'}, '${fields.state ?? 'pagado'}', '${batch}')`

describe('a load of the ERP', () => {
  it('tells one payment by its number, several by how many and how much, and nothing of long ago', async () => {
    const built = await enter()
    await load(built, async (batch, run) => {
      await run(payment(built, batch, { key: 'E-1' }))
      await run(payment(built, batch, { key: 'E-0', day: addDays(today, -200) }))
    })
    const [first] = await told(built.browser, 1)
    expect(first?.sentence).toContain(`Se registró el pago E-1 por ${formatMoney(money('1000.00'))}`)
    expect(first?.path).toMatch(/^\/payments-made\/0\/[\w-]{36}$/)
    await load(built, async (batch, run) => {
      for (const key of ['E-2', 'E-3', 'E-4']) await run(payment(built, batch, { key }))
    })
    const [many] = await told(built.browser, 2)
    expect(many).toMatchObject({ kind: 'payment-made', path: '/payments-made/0' })
    expect(many?.sentence).toContain(`Se registraron 3 pagos por ${formatMoney(money('3000.00'))}`)
  })

  it('tells a payment that the bank returned with its reason, once', async () => {
    const built = await enter()
    await load(built, (batch, run) =>
      run(payment(built, batch, { key: 'E-5', state: 'en_proceso' })).then(() => undefined),
    )
    const turn = (reason: string) =>
      load(built, async (batch, run) => {
        await run(`update payments_made set estado = 'rechazado_por_el_banco', motivo = '${reason}', import_batch_id = '${batch}'
          where company_id = ${built.company.id} and erp_key = 'E-5'`)
      })
    await turn('Cuenta cerrada')
    const [returned] = await told(built.browser, 1)
    expect(returned).toMatchObject({ kind: 'payment-returned' })
    expect(returned?.sentence).toContain('Motivo: Cuenta cerrada.')
    await turn('Cuenta cerrada por el titular')
    await expect
      .poll(() => server.asAdmin('select 1 from jobs where company_id = $1', [built.company.id]))
      .toEqual([])
    expect(await listed(built.browser)).toHaveLength(1)
  })

  it('tells an invoice that got a day of payment', async () => {
    const built = await enter()
    const invoice = await buildStatement(server, built.branch, {
      factura_cliente: 'FV-9',
      saldo_total: '500.00',
    })
    const day = addDays(today, 6)
    await load(built, async (batch, run) => {
      await run(`update account_statements set estado_programacion_pago = 'programada', fecha_programada = '${day}',
        import_batch_id = '${batch}' where company_id = ${built.company.id} and id = '${invoice}'`)
    })
    expect(await told(built.browser, 1)).toMatchObject([
      { kind: 'payment-scheduled', path: `/account-statements/0/${invoice}` },
    ])
  })

  it('tells the orders of the files that the importer reads, in one notification', async () => {
    const company = await buildCompany(server.db, { settings: { users: 0 } })
    const mapping = await shippedMapping('udistrital')
    const folder = await mkdtemp(join(tmpdir(), 'enlace-orders-'))
    const sample = fileURLToPath(new URL('../../../../../packages/importer/fixtures/small/', import.meta.url))
    const paths = await Promise.all(
      ['proveedores', 'entradas', 'elementos'].map(async (name) => {
        const text = await readFile(join(sample, `${name}.csv`), 'utf8')
        const path = join(folder, basename(`${name}.csv`))
        await writeFile(
          path,
          text.replace(/2012-\d\d-\d\d/g, today).replace(/,2012,/g, `,${today.slice(0, 4)},`),
        )
        return path
      }),
    )
    const thirdParty = await buildThirdParty(server.db, company, { documento_numero: '860001911' })
    const browser = await server.signIn(await buildPerson(server.db, thirdParty))
    const bring = async () =>
      importDocuments(server.db, {
        company: company.id,
        mapping,
        files: await openFiles(paths, mapping),
        actor: 'test',
        words: { orderByReceipts: 'x', takenAsPaid: 'x', takenAsOpen: 'x', closedByPicture: 'x' },
        describe: ({ reason }) => reason,
      })
    await bring()
    const first = await told(browser, 1)
    expect(first).toMatchObject([{ kind: 'order-issued' }])
    await bring()
    await expect
      .poll(() => server.asAdmin('select 1 from jobs where company_id = $1', [company.id]))
      .toEqual([])
    expect(await listed(browser)).toHaveLength(1)
  })
})

describe('what people do', () => {
  it('tells an answer to who asked, and to nobody else of the supplier', async () => {
    const built = await enter()
    const colleague = await server.signIn(await buildPerson(server.db, built.thirdParty))
    const document = await buildStatement(server, built.branch, { factura_cliente: 'FV-1' })
    await server.call(askAboutDocument, built.browser, {
      body: {
        kind: 'account-statements',
        id: document,
        tipo: 'pago',
        mensaje: '¿Cuándo?',
        idempotencyKey: 'a'.repeat(20),
      },
    })
    await server.asAdmin(
      `select write_question_message(q, gen_random_uuid(), 'compania', 'Luz', null, 'El viernes.', '[]',
         'esperando_al_proveedor', 'k') from questions q where q.company_id = $1`,
      [built.company.id],
    )
    expect(await told(built.browser, 1)).toMatchObject([
      { kind: 'request-answered', sentence: expect.stringContaining('sobre FV-1') },
    ])
    expect(await listed(colleague)).toEqual([])
  })

  it('tells an invitation to the other masters', async () => {
    const company = await buildCompany(server.db)
    const { person, thirdParty } = await buildSupplier(server.db, company, { isMaster: true })
    const other = await buildPerson(server.db, thirdParty, { isMaster: true })
    const clerk = await buildPerson(server.db, thirdParty)
    const [inviter, master, plain] = await Promise.all(
      [person, other, clerk].map((one) => server.signIn(one)),
    )
    if (!inviter || !master || !plain) throw new Error('Three have signed in')
    const invited = async (browser: TestBrowser) =>
      (await listed(browser)).filter(({ sentence }) => sentence.includes('nueva@proveedor.co'))
    const { status } = await server.call(inviteUsers, inviter, {
      body: { people: [{ email: 'nueva@proveedor.co', role: 'contador' }], accounts: null, endsOn: null },
    })
    expect(status).toBe(200)
    await expect.poll(() => invited(master)).toHaveLength(1)
    expect([await invited(inviter), await invited(plain)]).toEqual([[], []])
  })

  it('tells each step of a change of the bank account to the masters, without bank or number', async () => {
    const world = await enterBankSupplier(server)
    const { status } = await askForAccount(server, world)
    expect(status).toBe(200)
    const steps = async () =>
      (await listed(world.browser)).filter(({ kind }) => kind === 'bank-change').map(({ title }) => title)
    await expect.poll(steps).toEqual(['Cambio de cuenta bancaria solicitado'])
  })
})
