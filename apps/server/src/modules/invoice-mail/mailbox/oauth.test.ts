import { tryInvoiceMailbox } from '@enlace/contract/invoice-mail/settings/calls.ts'
import type { WrittenMailbox } from '@enlace/contract/invoice-mail/settings/schemas.ts'
import {
  invoiceMailboxTexts,
  mailboxFaultTexts as faults,
} from '@enlace/contract/invoice-mail/settings/texts.ts'
import { ImapServer } from '@enlace/testing/imap-server.ts'
import { buildMailboxWorld } from '@enlace/testing/invoice-mailbox.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { tokenClient, TokenServer } from '@enlace/testing/token-server.ts'
import { writtenMail } from '@enlace/testing/written-mail.ts'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startWorker, type Worker } from '../../../core/jobs/worker.ts'
import { usualPolicy } from '../../../core/jobs/rules.ts'
import { mailboxReading } from './jobs.ts'

let imap = await ImapServer.open()
const tokens = await TokenServer.open((token) => imap.tokens?.add(token))
const server = useTestServer({ CONNECTION_NETWORKS: '127.0.0.0/8', MAIL_TOKEN_URL: tokens.url }, 'own')
const workers: Worker[] = []

beforeEach(async () => {
  await imap.close()
  imap = await ImapServer.open()
  imap.tokens = new Set()
  tokens.asked.length = 0
  tokens.lifetime = 3600
  tokens.failure = undefined
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})
afterAll(async () => {
  await imap.close()
  await tokens.close()
})

const microsoft = {
  acceso: 'microsoft',
  inquilino: tokenClient.tenant,
  cliente: tokenClient.client,
  clave: tokenClient.secret,
} as const
const google = {
  acceso: 'google',
  cliente: tokenClient.client,
  clave: tokenClient.secret,
  actualizacion: tokenClient.refresh,
} as const

async function enter() {
  const world = await buildMailboxWorld(server, imap)
  const attempt = async (fields: Partial<WrittenMailbox>) => {
    const { version: _, encendido: __, ...body } = world.written(fields)
    const answer = await server.call(tryInvoiceMailbox, world.desk, { body })
    return answer.status === 200 ? answer.body.falla : answer.problem.fields
  }
  return { ...world, attempt }
}

describe('a mailbox with OAuth', () => {
  it.each([
    ['Microsoft', microsoft, `/${tokenClient.tenant}/oauth2/v2.0/token`, 'client_credentials'],
    ['Google', google, '/token', 'refresh_token'],
  ] as const)('is entered by a token of %s, which is asked for once', async (_, fields, path, grant) => {
    const { attempt } = await enter()
    // Each has its own secret of the cache.
    const own = { ...fields, servidor: fields.acceso === 'google' ? 'localhost' : '127.0.0.1' }
    expect(await attempt(own)).toBeNull()
    expect(await attempt(own)).toBeNull()
    const fresh = tokens.asked.filter((one) => one.path === path)
    expect(fresh.length).toBeLessThanOrEqual(1)
    for (const { form } of fresh) expect(form['grant_type']).toBe(grant)
    expect(imap.commands).not.toContain('LOGIN')
  })

  it('asks for the next token before one ends, and after one was withdrawn', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 86_400_000 })
    const { attempt } = await enter()
    const asked = () => tokens.asked.length
    expect([await attempt(microsoft), asked()]).toEqual([null, 1])
    vi.setSystemTime(Date.now() + 3_500_000)
    expect([await attempt(microsoft), asked()]).toEqual([null, 1])
    vi.setSystemTime(Date.now() + 60_000)
    expect([await attempt(microsoft), asked()]).toEqual([null, 2])
    imap.tokens?.clear()
    expect([await attempt(microsoft), asked()]).toEqual([null, 3])
  })

  it.each<[keyof typeof faults, Partial<WrittenMailbox>]>([
    ['token-client', { ...microsoft, clave: 'otro' }],
    ['token-client', { ...google, cliente: 'otra' }],
    ['token-tenant', { ...microsoft, inquilino: 'nadie.test' }],
    ['token-grant', { ...google, actualizacion: 'retirado' }],
    ['token-refused', { ...microsoft, usuario: 'otro@compania.test' }],
  ])('tells %s and what to do', async (reason, fields) => {
    const { attempt } = await enter()
    expect(await attempt(fields)).toBe(faults[reason])
  })

  it('tells where the provider does not answer as it should, and where the server has no OAuth', async () => {
    const { attempt } = await enter()
    for (const [status, body] of [
      [503, 'no'],
      [200, '{}'],
      [400, '{"error":"temporarily_unavailable"}'],
    ] as const) {
      tokens.failure = { status, body }
      expect(await attempt({ ...microsoft, clave: `${status}` })).toBe(faults['token-unreachable'])
    }
    tokens.failure = undefined
    imap.tokens = undefined
    expect(await attempt(microsoft)).toBe(faults['no-oauth'])
  })

  it('needs what its provider needs, and both secrets together', async () => {
    const { attempt } = await enter()
    const { faults: typed } = invoiceMailboxTexts
    expect(await attempt({ ...microsoft, inquilino: '' })).toEqual({ inquilino: typed.tenant })
    expect(await attempt({ ...google, cliente: '' })).toEqual({ cliente: typed.client })
    expect(await attempt({ ...google, actualizacion: '' })).toEqual({ actualizacion: typed.refresh })
    expect(await attempt({ ...microsoft, clave: '' })).toEqual({ clave: typed.secret })
  })

  it('keeps its secrets sealed, uses them for the same application only, and is read by its job', async () => {
    const world = await enter()
    const { body } = await world.save(google)
    for (const secret of [tokenClient.secret, tokenClient.refresh]) {
      expect(JSON.stringify(body)).not.toContain(secret)
      const [row] = await server.asAdmin<{ row: string }>(
        `select invoice_mailboxes::text || encode(sealed_secret, 'escape') as row from invoice_mailboxes where company_id = $1`,
        [world.company.id],
      )
      expect(row?.row).not.toContain(secret)
    }
    const again = { ...google, clave: '', actualizacion: '' }
    expect(await world.attempt(again)).toBeNull()
    expect(await world.attempt({ ...again, cliente: 'app-2' })).toEqual({
      clave: invoiceMailboxTexts.faults.secretAgain,
    })
    const { service, log } = server.portal
    workers.push(startWorker({ ...service, log }, [mailboxReading], { ...usualPolicy, pollMilliseconds: 50 }))
    const begun = () =>
      server.asAdmin<{ last_uid: string | null }>(
        'select last_uid from invoice_mailboxes where company_id = $1',
        [world.company.id],
      )
    await expect.poll(async () => (await begun())[0]?.last_uid ?? null).not.toBeNull()
    const { xml } = world.write()
    imap.deliver(writtenMail({ files: [{ name: 'factura.xml', bytes: xml }] }))
    await world.readNow()
    await expect.poll(async () => (await world.list()).counts).toEqual({ recibido: 1 })
  })

  it('whose authorisation was withdrawn is turned off, and the trail says why', async () => {
    const world = await enter()
    await world.save({ ...google, actualizacion: 'retirado' })
    const { service, log } = server.portal
    workers.push(startWorker({ ...service, log }, [mailboxReading], { ...usualPolicy, pollMilliseconds: 50 }))
    const stopped = () =>
      server.asAdmin<{ is_on: boolean; stopped_why: string | null }>(
        'select is_on, stopped_why from invoice_mailboxes where company_id = $1',
        [world.company.id],
      )
    await expect.poll(stopped).toEqual([{ is_on: false, stopped_why: faults['token-grant'] }])
  })
})
