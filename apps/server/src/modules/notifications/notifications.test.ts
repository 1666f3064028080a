import { formatMoney, money } from '@enlace/domain/money.ts'
import {
  chooseNotificationBox,
  chooseNotificationWays,
  followNotifications,
  getNotificationChoices,
  listNotifications,
  markNotifications,
} from '@enlace/contract/notifications/calls.ts'
import type { NotificationKind } from '@enlace/contract/notifications/kinds.ts'
import { confirmBlogPost } from '@enlace/contract/blog/supplier/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildPost } from '@enlace/testing/blog.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  changeSettings,
} from '@enlace/testing/builders.ts'
import type { BuiltBranch, BuiltCompany, BuiltThirdParty } from '@enlace/testing/builders.ts'
import { useTestServer, type TestBrowser } from '@enlace/testing/server.ts'
import { setTimeout as pause } from 'node:timers/promises'
import { tasks } from '../../app/jobs.ts'
import { usualPolicy } from '../../core/jobs/rules.ts'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { raiseNotification } from './raise.ts'

const server = useTestServer({}, 'own')
const running: Worker[] = []
const log = { info: () => undefined, warn: () => undefined, error: () => undefined }
function work(): void {
  running.push(
    startWorker({ ...server.portal.service, log }, tasks, { ...usualPolicy, pollMilliseconds: 100 }),
  )
}
afterEach(async () => {
  for (const worker of running.splice(0)) await worker.stop()
})

async function enter() {
  const company = await buildCompany(server.db, { settings: { certificate: 1, users: 0 } })
  const built = await buildSupplier(server.db, company, { isMaster: true })
  return { ...built, company, browser: await server.signIn(built.person) }
}

interface Told {
  company: BuiltCompany
  thirdParty: BuiltThirdParty
  branch?: BuiltBranch | undefined
  dedupe?: string
  membership?: string
}
/** Notifies of a payment, as a load of the ERP does. */
const pay = ({ company, thirdParty, branch, dedupe = 'uno', membership }: Told) =>
  server.db.transaction(Scope.ofStaff(company.id), (tx) =>
    raiseNotification(tx, {
      company: company.id,
      kind: 'payment-made',
      thirdParty: thirdParty.id,
      account: branch?.id ?? null,
      dedupe,
      subject: {
        comprobante: dedupe,
        valor: '1500000.50',
        moneda: 'COP',
        fecha: '2026-11-20',
        path: '/payments-made/0',
      },
      ...(membership && { membership }),
    }),
  )
/** Notifies a supplier of another kind of event, with its link. */
const tellOf = ({ company, thirdParty }: Told, kind: NotificationKind, path: `/${string}`) =>
  server.db.transaction(Scope.ofStaff(company.id), (tx) =>
    raiseNotification(tx, {
      company: company.id,
      kind,
      thirdParty: thirdParty.id,
      account: null,
      dedupe: path,
      subject: { path },
    }),
  )
const list = async (browser: TestBrowser, query: object = {}) =>
  (await server.call(listNotifications, browser, { query })).body
async function untilTold(browser: TestBrowser, count: number) {
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await pause(25)) {
    const page = await list(browser)
    if (page.total === count) return page
  }
  throw new Error(`Still ${JSON.stringify(await list(browser))}`)
}
const mailsTo = (email: string) =>
  server.asAdmin<{ purpose: string; subject: string; text: string }>(
    'select purpose, subject, text from outbox_mails where recipient = $1 order by created_at',
    [email],
  )

describe('what happened to a supplier', () => {
  it('is told to each of its people once, in words, by mail too', async () => {
    const { browser, person, ...supplier } = await enter()
    const colleague = await buildPerson(server.db, supplier.thirdParty)
    await pay(supplier)
    await pay(supplier)
    work()
    const { items, unread } = await untilTold(browser, 1)
    expect(items).toMatchObject([
      {
        place: 1,
        kind: 'payment-made',
        title: 'Pago realizado',
        sentence: `Se registró el pago uno por ${formatMoney(money('1500000.50'))}, del 20/11/2026.`,
        path: '/payments-made/0',
        sucursal: expect.stringMatching(/^Sucursal/),
        isRead: false,
      },
    ])
    expect(unread).toBe(1)
    expect(await mailsTo(person.email)).toMatchObject([{ purpose: 'notification:payment-made' }])
    expect(await mailsTo(colleague.email)).toHaveLength(1)
  })

  it('is kept only if what happened is', async () => {
    const { browser, company, thirdParty } = await enter()
    const undone = server.db.transaction(Scope.ofStaff(company.id), async (tx) => {
      await raiseNotification(tx, {
        company: company.id,
        kind: 'communique',
        thirdParty: thirdParty.id,
        account: null,
        dedupe: 'x',
        subject: { titulo: 'No fue', path: '/blog' },
      })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await pay({ company, thirdParty })
    work()
    expect((await untilTold(browser, 1)).items[0]?.kind).toBe('payment-made')
  })

  it('is told only to who may read the branch, and only while that is so', async () => {
    const { browser, ...supplier } = await enter()
    const second = await buildBranch(server.db, supplier.thirdParty)
    const limited = await server.signIn(
      await buildPerson(server.db, supplier.thirdParty, { accounts: [second] }),
    )
    await pay({ ...supplier, branch: supplier.branch })
    work()
    await untilTold(browser, 1)
    expect((await list(limited)).total).toBe(0)
    browser.account = second.id
    expect((await list(browser)).total).toBe(0)
  })

  it('is told to nobody of another supplier or company', async () => {
    const { browser, ...supplier } = await enter()
    const rival = await buildSupplier(server.db, supplier.company)
    const rivals = await server.signIn(rival.person)
    const other = await enter()
    await pay(supplier)
    work()
    await untilTold(browser, 1)
    expect([(await list(rivals)).total, (await list(other.browser)).total]).toEqual([0, 0])
    await server.call(markNotifications, rivals, { body: { through: 100 } })
    await server.call(markNotifications, rivals, { body: { places: [1], isRead: true } })
    expect((await list(browser)).unread).toBe(1)
  })

  it('is hidden with its module', async () => {
    const { browser, company, thirdParty } = await enter()
    await server.db.transaction(Scope.ofStaff(company.id), (tx) =>
      raiseNotification(tx, {
        company: company.id,
        kind: 'order-issued',
        thirdParty: thirdParty.id,
        account: null,
        dedupe: 'o',
        subject: { orden: 'OC-1', valor: '10.00', moneda: 'COP', path: '/purchase-order/0' },
      }),
    )
    work()
    await untilTold(browser, 1)
    await changeSettings(server.db, company, { orden_compra: 0 })
    expect(await list(browser)).toMatchObject({ total: 0, unread: 0, items: [] })
  })

  it('cannot be told under another company’s scope', async () => {
    const { thirdParty, company } = await enter()
    const other = await buildCompany(server.db)
    await expect(
      server.db.transaction(Scope.ofStaff(other.id), (tx) =>
        raiseNotification(tx, {
          company: company.id,
          kind: 'communique',
          thirdParty: thirdParty.id,
          account: null,
          dedupe: 'x',
          subject: { titulo: 'Ajeno', path: '/blog' },
        }),
      ),
    ).rejects.toThrow('the scope of another')
  })
})

describe('a person', () => {
  it('reads one, takes it back, and reads all', async () => {
    const { browser, ...supplier } = await enter()
    for (const dedupe of ['a', 'b', 'c']) await pay({ ...supplier, dedupe })
    work()
    await untilTold(browser, 3)
    const mark = async (body: object) => (await server.call(markNotifications, browser, { body })).body.unread
    expect(await mark({ places: [2], isRead: true })).toBe(2)
    expect((await list(browser, { unread: '1' })).items.map(({ place }) => place)).toEqual([3, 1])
    expect(await mark({ places: [2], isRead: false })).toBe(3)
    expect(await mark({ through: 2 })).toBe(1)
  })

  it('has read what leads to a place that it opened, and a communiqué that it confirmed', async () => {
    const { browser, ...supplier } = await enter()
    await changeSettings(server.db, supplier.company, { blog: 1 })
    const { slug } = await buildPost(server, supplier.company, { titulo: 'Circular', tipo: 'comunicado' })
    await pay(supplier)
    await tellOf(supplier, 'request-answered', '/questions/q-1')
    await tellOf(supplier, 'request-answered', '/questions/q-2')
    await tellOf(supplier, 'communique', `/blog/${slug}`)
    work()
    await untilTold(browser, 4)
    const marked = await server.call(markNotifications, browser, { body: { path: '/questions/q-1' } })
    expect(marked.body.unread).toBe(3)
    await server.call(confirmBlogPost, browser, { params: { slug }, body: { version: 1 } })
    const { items } = await list(browser, { unread: '1' })
    expect(items.map(({ path }) => path).toSorted()).toEqual(['/payments-made/0', '/questions/q-2'])
  })

  it('reads older ones page by page, and those of one kind', async () => {
    const { browser, ...supplier } = await enter()
    for (const dedupe of ['a', 'b', 'c']) await pay({ ...supplier, dedupe })
    work()
    await untilTold(browser, 3)
    const first = await list(browser, { size: 2 })
    expect([first.items.map(({ place }) => place), first.hasMore]).toEqual([[3, 2], true])
    const rest = await list(browser, { size: 2, before: 2 })
    expect([rest.items.map(({ place }) => place), rest.hasMore]).toEqual([[1], false])
    expect((await list(browser, { kind: 'communique' })).total).toBe(0)
    expect(rest.kinds).toEqual(['payment-made'])
  })

  it('chooses the ways of each kind, but not of what concerns security', async () => {
    const { browser, person, ...supplier } = await enter()
    const choose = (notification: string) =>
      server.call(chooseNotificationWays, browser, {
        params: { notification },
        body: { portal: false, correo: false, web_push: false },
      })
    expect((await choose('payment-made')).body).toEqual({ portal: false, correo: false, web_push: false })
    expect((await choose('bank-change')).body).toEqual({ portal: true, correo: true, web_push: false })
    await pay(supplier)
    await server.db.transaction(Scope.ofStaff(supplier.company.id), (tx) =>
      raiseNotification(tx, {
        company: supplier.company.id,
        kind: 'payment-returned',
        thirdParty: supplier.thirdParty.id,
        account: null,
        dedupe: 'r',
        subject: {
          comprobante: 'E-9',
          valor: '1.00',
          moneda: 'COP',
          motivo: 'Cuenta cerrada',
          path: '/payments-made/0',
        },
      }),
    )
    work()
    const { items } = await untilTold(browser, 1)
    expect(items.map(({ sentence }) => sentence)).toEqual([
      `El banco devolvió el pago E-9 por ${formatMoney(money('1.00'))}. Motivo: Cuenta cerrada.`,
    ])
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  it('is offered only what it can be told of', async () => {
    const { thirdParty } = await enter()
    const clerk = await server.signIn(await buildPerson(server.db, thirdParty, { modules: ['orden_compra'] }))
    const { body } = await server.call(getNotificationChoices, clerk)
    const offered = body.kinds.map(({ kind }) => kind)
    expect(offered).toContain('order-issued')
    expect(offered).not.toContain('certificate-published')
    expect(offered).not.toContain('bank-change')
  })
})

describe('the mail of the day', () => {
  const due = (company: BuiltCompany) =>
    server.asAdmin(`insert into jobs (company_id, task) values ($1, 'notification-digests')`, [company.id])

  it('takes the place of single mails, once, and leaves what concerns security alone', async () => {
    const { browser, person, ...supplier } = await enter()
    await server.call(chooseNotificationBox, browser, { body: { isDaily: true, tellsOnLockScreen: false } })
    for (const dedupe of ['a', 'b']) await pay({ ...supplier, dedupe })
    work()
    await untilTold(browser, 2)
    expect(await mailsTo(person.email)).toEqual([])
    await server.asAdmin(
      `update notifications set created_at = now() - interval '2 days' where company_id = $1`,
      [supplier.company.id],
    )
    await due(supplier.company)
    await due(supplier.company)
    await expect
      .poll(() => server.asAdmin(`select 1 from jobs where company_id = $1`, [supplier.company.id]))
      .toEqual([])
    const mails = await mailsTo(person.email)
    expect(mails.map(({ purpose }) => purpose)).toEqual(['notification-digest'])
    expect(mails[0]?.subject).toContain('2 novedades')
    expect(mails[0]?.text).toContain('Se registró el pago a')
    expect(mails[0]?.text).toContain('Se registró el pago b')
  })
})

describe('the stream', () => {
  it('answers where it stands to whoever does not listen', async () => {
    const { browser, ...supplier } = await enter()
    await pay(supplier)
    work()
    await untilTold(browser, 1)
    const { body } = await server.call(followNotifications, browser)
    expect(body).toEqual({ items: [], unread: 1, last: 1 })
    const caughtUp = await server.call(followNotifications, browser, { query: { after: 0 } })
    expect(caughtUp.body.items.map(({ place }) => place)).toEqual([1])
  })
})
