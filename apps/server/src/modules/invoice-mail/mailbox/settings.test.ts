import { getInvoiceMailbox, tryInvoiceMailbox } from '@enlace/contract/invoice-mail/settings/calls.ts'
import type { WrittenMailbox } from '@enlace/contract/invoice-mail/settings/schemas.ts'
import {
  invoiceMailboxTexts,
  mailboxFaultTexts as faults,
} from '@enlace/contract/invoice-mail/settings/texts.ts'
import { ImapServer } from '@enlace/testing/imap-server.ts'
import { buildMailboxWorld } from '@enlace/testing/invoice-mailbox.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWorker } from '../../../core/jobs/worker.ts'
import { usualPolicy } from '../../../core/jobs/rules.ts'
import { mailboxReading } from './jobs.ts'

const server = useTestServer({ CONNECTION_NETWORKS: '127.0.0.0/8' }, 'own')
let imap: ImapServer
beforeAll(async () => {
  imap = await ImapServer.open()
})
afterAll(() => imap.close())

async function enter() {
  const world = await buildMailboxWorld(server, imap)
  const attempt = async (fields: Partial<WrittenMailbox> = {}) => {
    const { version: _, encendido: __, ...body } = world.written(fields)
    return server.call(tryInvoiceMailbox, world.desk, { body })
  }
  const stored = async () => (await server.call(getInvoiceMailbox, world.desk)).body.buzon
  return { ...world, attempt, stored }
}

describe('a mailbox that is tried out', () => {
  it('tells how many mails its folder has', async () => {
    const { attempt } = await enter()
    expect((await attempt()).body).toEqual({ mensajes: 0, falla: null })
  })

  it.each<[keyof typeof faults, Partial<WrittenMailbox>]>([
    ['credentials-refused', { clave: 'otra' }],
    ['folder-missing', { carpeta: 'Facturas' }],
    ['connection-refused', { puerto: 1 }],
    ['address-private', { servidor: '10.1.2.3' }],
    ['address-private', { servidor: '169.254.169.254', seguridad: 'tls', puerto: 993 }],
    ['host-unknown', { servidor: 'nadie.invalid' }],
    ['not-secure', { seguridad: 'starttls' }],
  ])('tells %s and what to do', async (reason, fields) => {
    const { attempt } = await enter()
    expect((await attempt(fields)).body).toEqual({ mensajes: null, falla: faults[reason] })
  })
})

describe('a mailbox that is kept', () => {
  it('never gives its password, and uses it again for the same server and user only', async () => {
    const { save, stored, attempt, written } = await enter()
    const { body } = await save()
    expect(JSON.stringify(body)).not.toContain(JSON.stringify(written().clave))
    expect((await attempt({ clave: '' })).body.falla).toBeNull()
    const other = await attempt({ clave: '', servidor: 'localhost' })
    expect(other.problem.fields).toEqual({ clave: invoiceMailboxTexts.faults.passwordAgain })
    expect(await stored()).toMatchObject({ encendido: true, version: 1 })
  })

  it('is turned off by itself when its password is refused, and the trail says so', async () => {
    const { save, stored, company } = await enter()
    await save({ clave: 'otra' })
    const { service, log } = server.portal
    const policy = { ...usualPolicy, pollMilliseconds: 50 }
    const worker = startWorker({ ...service, log }, [mailboxReading], policy)
    await expect.poll(async () => (await stored())?.encendido).toBe(false)
    await worker.stop()
    expect((await stored())?.motivo).toBe(faults['credentials-refused'])
    const acts = await server.asAdmin(
      `select 1 from audit_log where company_id = $1 and action = 'invoice-mailbox:stopped'`,
      [company.id],
    )
    expect(acts).toHaveLength(1)
  })
})
