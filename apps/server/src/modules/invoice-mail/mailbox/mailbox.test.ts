import { reopenInvoiceMail } from '@enlace/contract/invoice-mail/desk/calls.ts'
import { listInvoices } from '@enlace/contract/invoices/calls.ts'
import { listDeskInvoices } from '@enlace/contract/invoices/desk/calls.ts'
import { mailAnswerTexts } from '@enlace/contract/invoice-mail/desk/texts.ts'
import { ImapServer } from '@enlace/testing/imap-server.ts'
import { buildMailboxWorld, type MailboxWorld } from '@enlace/testing/invoice-mailbox.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { writtenMail } from '@enlace/testing/written-mail.ts'
import { zipOf } from '@enlace/testing/zip.ts'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { startWorker, type Worker } from '../../../core/jobs/worker.ts'
import { usualPolicy } from '../../../core/jobs/rules.ts'
import { mailboxReading } from './jobs.ts'

const folder = await useScratchFolder('enlace-mailbox-')
const server = useTestServer({ STORAGE_URL: folder, CONNECTION_NETWORKS: '127.0.0.0/8' }, 'own')
const opened: ImapServer[] = []
const workers: Worker[] = []
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})
afterAll(() => Promise.all(opened.map((imap) => imap.close())))

async function enter() {
  const imap = await ImapServer.open()
  opened.push(imap)
  const world = await buildMailboxWorld(server, imap)
  await world.save()
  const { service } = server.portal
  const { log } = server.portal
  workers.push(startWorker({ ...service, log }, [mailboxReading], { ...usualPolicy, pollMilliseconds: 50 }))
  const isBegun = () =>
    server.asAdmin<{ last_uid: string | null }>(
      'select last_uid from invoice_mailboxes where company_id = $1',
      [world.company.id],
    )
  await expect.poll(async () => (await isBegun())[0]?.last_uid ?? null).not.toBeNull()
  const receive = async (...mails: string[]) => {
    for (const mail of mails) imap.deliver(mail)
    const before = (await world.list()).total
    await world.readNow()
    const settled = async () => {
      const { total, counts } = await world.list()
      return total - before - (counts['por_leer'] ?? 0)
    }
    await expect.poll(settled).toBe(mails.length)
    return (await world.list()).rows
  }
  return { ...world, imap, receive }
}

const zipped = (xml: string) => zipOf({ 'factura.xml': new Uint8Array(Buffer.from(xml)) })
const answersOf = ({ company }: MailboxWorld) =>
  server.asAdmin<{ recipient: string; text: string; subject: string }>(
    `select recipient, text, subject from outbox_mails where company_id = $1 and purpose = 'invoice-mail-answer'
      order by created_at`,
    [company.id],
  )

describe('a mail with an invoice', () => {
  it('is handed in in the name of the supplier whose NIT it has, and its sender gets the number', async () => {
    const world = await enter()
    const { xml, number } = world.write()
    const [mail] = await world.receive(writtenMail({ files: [{ name: 'factura.zip', bytes: zipped(xml) }] }))
    expect(mail).toMatchObject({ estado: 'recibido', proveedor: world.thirdParty.nombre, adjuntos: 1 })
    const [result] = (await world.look(mail?.id ?? '')).resultados
    expect(result).toMatchObject({ resultado: 'radicado', numero: number, motivos: [] })
    const { rows } = (await server.call(listInvoices, world.browser)).body
    expect(rows).toMatchObject([{ numero: number, radicado: result?.radicado, estado: 'radicada' }])
    const queue = (await server.call(listDeskInvoices, world.desk)).body.rows
    expect(queue).toMatchObject([{ radicado: result?.radicado }])
    const [answer] = await answersOf(world)
    expect(answer?.recipient).toBe('facturas@proveedor.test')
    expect(answer?.text).toContain(result?.radicado)
    expect(world.imap.flagsOf(1)).toEqual(['\\Seen'])
  })

  it('that comes twice is one invoice, and the second answer names no number', async () => {
    const world = await enter()
    const { xml } = world.write()
    const mail = () => writtenMail({ files: [{ name: 'factura.xml', bytes: xml }] })
    await world.receive(mail())
    await world.receive(mail())
    expect((await server.call(listInvoices, world.browser)).body.total).toBe(1)
    const [, second] = await answersOf(world)
    expect(second?.text).toContain(mailAnswerTexts.known)
    expect(second?.text).not.toMatch(/Radicado \d/)
  })

  it('that the server counts anew is not read again', async () => {
    const world = await enter()
    const { xml } = world.write()
    await world.receive(writtenMail({ files: [{ name: 'factura.xml', bytes: xml }] }))
    world.imap.recount()
    const [next] = await world.receive(writtenMail({ subject: 'Otra' }))
    expect(next?.asunto).toBe('Otra')
    expect((await world.list()).total).toBe(2)
    expect(await answersOf(world)).toHaveLength(2)
  })

  it('with a wrong total is refused, keeps no draft and is answered with what is wrong', async () => {
    const world = await enter()
    const xml = world
      .write()
      .xml.replaceAll(
        '<cbc:PayableAmount currencyID="COP">1190.00',
        '<cbc:PayableAmount currencyID="COP">1290.00',
      )
    const [mail] = await world.receive(writtenMail({ files: [{ name: 'factura.xml', bytes: xml }] }))
    expect(mail?.estado).toBe('rechazado')
    expect((await server.call(listInvoices, world.browser)).body.total).toBe(0)
    const { resultados } = await world.look(mail?.id ?? '')
    expect(resultados[0]?.motivos.length).toBeGreaterThan(0)
    expect((await answersOf(world))[0]?.text).toContain(resultados[0]?.motivos[0])
  })
})

describe('a mail that cannot be assigned', () => {
  const stranger = { nit: '901234567', name: 'Extraños S.A.S.' }

  it('waits at the desk, and goes on once it is assigned', async () => {
    const world = await enter()
    const { xml, number } = world.write({ seller: stranger })
    const [mail] = await world.receive(writtenMail({ files: [{ name: 'factura.xml', bytes: xml }] }))
    expect(mail).toMatchObject({ estado: 'por_asignar', motivo: 'sin_proveedor' })
    const [answer] = await answersOf(world)
    expect(answer?.text).toContain(mailAnswerTexts.waits)
    expect(answer?.text).not.toContain('901')
    await server.asAdmin('update third_parties set documento_numero = $2 where company_id = $1 and id = $3', [
      world.company.id,
      stranger.nit,
      world.thirdParty.id,
    ])
    const { version } = await world.look(mail?.id ?? '')
    await world.assign(mail?.id ?? '', version, world.thirdParty.id)
    await expect.poll(async () => (await world.look(mail?.id ?? '')).estado).toBe('recibido')
    expect((await server.call(listInvoices, world.browser)).body.rows).toMatchObject([{ numero: number }])
    const [, results, ...more] = await answersOf(world)
    expect(results?.text).toMatch(/Radicado \S+/)
    expect(more).toEqual([])
  })

  it('gets what is wrong with its documents once it is assigned, and nothing when it is opened again', async () => {
    const world = await enter()
    const { xml } = world.write({ seller: stranger })
    const [mail] = await world.receive(writtenMail({ files: [{ name: 'factura.xml', bytes: xml }] }))
    const id = mail?.id ?? ''
    await world.assign(id, (await world.look(id)).version, world.thirdParty.id)
    await expect.poll(async () => (await world.look(id)).estado).toBe('rechazado')
    const [, results] = await answersOf(world)
    const { resultados } = await world.look(id)
    expect(results?.text).toContain(mailAnswerTexts.notReceived)
    expect(resultados[0]?.motivos.length).toBeGreaterThan(0)
    const { version } = await world.look(id)
    await server.call(reopenInvoiceMail, world.desk, { params: { id }, body: { version } })
    await expect.poll(async () => (await world.look(id)).estado).toBe('por_asignar')
    await world.assign(id, (await world.look(id)).version, world.thirdParty.id)
    await expect.poll(async () => (await world.look(id)).estado).toBe('rechazado')
    expect(await answersOf(world)).toHaveLength(2)
  })

  it('counts both its answers to those of a day', async () => {
    const world = await enter()
    const { xml } = world.write({ seller: stranger })
    const rows = await world.receive(
      ...Array.from({ length: 20 }, () => writtenMail({ files: [{ name: 'factura.xml', bytes: xml }] })),
    )
    expect(await answersOf(world)).toHaveLength(20)
    const id = rows[0]?.id ?? ''
    await world.assign(id, (await world.look(id)).version, world.thirdParty.id)
    await expect.poll(async () => (await world.look(id)).estado).toBe('rechazado')
    expect(await answersOf(world)).toHaveLength(20)
  })

  it.each([
    ['sin_adjunto', () => writtenMail()],
    ['ilegible', () => writtenMail({ files: [{ name: 'a.xml', bytes: '<a/>' }] })],
    ['ilegible', () => writtenMail({ files: [{ name: 'a.zip', bytes: 'PK\u0003\u0004 broken' }] })],
    [
      'otro_comprador',
      (world: MailboxWorld) =>
        writtenMail({
          files: [{ name: 'a.xml', bytes: world.write({ buyer: { nit: '900123456', name: 'Otra' } }).xml }],
        }),
    ],
  ])('waits as %s', async (motivo, write) => {
    const world = await enter()
    const [mail] = await world.receive(write(world))
    expect(mail).toMatchObject({ estado: 'por_asignar', motivo })
  })
})

describe('hostile mails', () => {
  it('do not keep the next one from being handed in', async () => {
    const world = await enter()
    const { xml, number } = world.write()
    const many = Array.from({ length: 1000 }, (_, at) => ({ name: `${at}.xml`, bytes: '<a/>' }))
    let nested = 'Content-Type: text/plain\r\n\r\nfin'
    for (let depth = 0; depth < 500; depth += 1)
      nested = `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n${nested}\r\n--b${depth}--\r\n`
    await world.receive(
      writtenMail({ files: many }),
      `From: a@b.test\r\n${nested}`,
      'no mail at all',
      '',
      writtenMail({ files: [{ name: 'grande.xml', bytes: 'x'.repeat(20 * 1024 * 1024) }] }),
      writtenMail({ files: [{ name: 'factura.xml', bytes: xml }] }),
    )
    const { rows } = (await server.call(listInvoices, world.browser)).body
    expect(rows).toMatchObject([{ numero: number }])
    const { counts } = await world.list()
    expect(counts).toEqual({ por_asignar: 5, recibido: 1 })
  })
})

describe('an answer', () => {
  it.each([
    ['Auto-Submitted: auto-replied'],
    ['List-Id: <lista.proveedor.test>'],
    ['Precedence: bulk'],
    ['Return-Path: <>'],
    ['Reply-To: facturas@compania.test'],
  ])('does not go to a mail with %s', async (header) => {
    const world = await enter()
    await world.receive(writtenMail({ headers: [header] }))
    expect(await answersOf(world)).toEqual([])
  })

  it('goes to one address some times a day only', async () => {
    const world = await enter()
    await world.receive(...Array.from({ length: 23 }, () => writtenMail()))
    expect(await answersOf(world)).toHaveLength(20)
  })
})
