import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { askAboutDocument, listQuestions, sendReply } from '@enlace/contract/questions/calls.ts'
import { correctRegistration, registerSupplier } from '@enlace/contract/supplier-registration/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { solveCaptcha } from '@enlace/testing/captcha.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { TestBrowser, useTestServer, type TestFile } from '@enlace/testing/server.ts'
import { describe, expect, it } from 'vitest'
import { saveTemplate } from '../../modules/content/commands.ts'
import { examinedFiles } from '../files/examine.ts'

const folder = await useScratchFolder('enlace-file-attacks-')
const server = useTestServer({ STORAGE_URL: folder })

const patient = { timeout: 240_000 }
const html =
  '<input name="documentID"><input name="businessName"><input name="contactEmail"><input type="file" name="rut">'
const supplier = { documentID: '900123456', businessName: 'Cauchos', contactEmail: 'ana@cauchos.test' }
const paper: TestFile = { field: 'rut', name: 'rut.pdf', bytes: `%PDF-1.7\n${' '.repeat(90)}\n%%EOF\n` }
const page: TestFile = { field: 'rut', name: 'rut.pdf', bytes: '<html></html>' }
const madeUp = 'A'.repeat(43)

async function open(template = html): Promise<BuiltCompany> {
  const company = await buildCompany(server.db, { settings: { agp_registration_supplier: 1 } })
  const kept = { name: 'supplier-registration', title: 'Registro', html: template }
  await saveTemplate(server.db, Scope.ofStaff(company.id), kept, { actor: 'test' })
  return company
}

const register = (company: BuiltCompany, captchaValue: string, files: readonly TestFile[]) =>
  server.call(registerSupplier, new TestBrowser(company.host), {
    body: {
      supplier: JSON.stringify({ ...supplier, captchaValue }),
      company: JSON.stringify({ id: company.id }),
    },
    files,
  })

const part = (disposition: string, content: string) =>
  `--x\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`

/** Sends a form whose files precede its fields. */
function sendFilesFirst(company: BuiltCompany, url: string, fields: Record<string, string>) {
  const written = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value))
  return server.portal.inject({
    method: 'POST',
    url: `/api${url}`,
    remoteAddress: '10.9.8.7',
    headers: { host: company.host, 'content-type': 'multipart/form-data; boundary=x' },
    payload: [part('name="rut"; filename="rut.pdf"', String(paper.bytes)), ...written, '--x--\r\n'].join(''),
  })
}

const spooled = async () => (await readdir(join(folder, '.incoming')).catch(() => [])).length

/** Counts the files that were given to a thread during an act. */
async function examinedBy<Made>(act: () => Promise<Made>): Promise<[Made, number]> {
  const before = examinedFiles()
  return [await act(), examinedFiles() - before]
}

describe('a file of somebody who has not shown who it is', () => {
  it('is not looked into behind a made-up reply link, in whatever order it comes', async () => {
    const company = await open()
    const [refused, examined] = await examinedBy(() =>
      server.call(sendReply, new TestBrowser(company.host), {
        params: { token: madeUp },
        body: { mensaje: 'Hola' },
        files: [paper, page],
      }),
    )
    expect([refused.status, refused.problem.code, examined]).toEqual([410, 'link-spent', 0])
    const [first, examinedFirst] = await examinedBy(() =>
      sendFilesFirst(company, `/reply/${madeUp}`, { mensaje: 'Hola' }),
    )
    expect([first.statusCode, examinedFirst, await spooled()]).toEqual([410, 0, 0])
  })

  it('is not looked into behind a made-up link of a registration', async () => {
    const company = await open()
    const [refused, examined] = await examinedBy(() =>
      server.call(correctRegistration, new TestBrowser(company.host), {
        params: { token: madeUp },
        body: { supplier: JSON.stringify(supplier) },
        files: [paper, page],
      }),
    )
    expect([refused.problem.code, examined, await spooled()]).toEqual(['request-not-found', 0, 0])
  })

  it('is not looked into without a session', async () => {
    const company = await open()
    const body = {
      kind: 'purchase-order',
      id: madeUp,
      tipo: 'pago',
      mensaje: 'x',
      idempotencyKey: 'k'.repeat(20),
    }
    const [refused, examined] = await examinedBy(() =>
      server.call(askAboutDocument, new TestBrowser(company.host), { body, files: [page] }),
    )
    expect([refused.status, examined, await spooled()]).toEqual([401, 0, 0])
  })

  it('is not looked into behind a false captcha, in whatever order it comes', async () => {
    const company = await open(`${html}<div data-captcha></div>`)
    const [refused, examined] = await examinedBy(() => register(company, 'x', [paper, page]))
    expect([refused.problem.code, examined]).toEqual(['captcha-refused', 0])
    const fields = {
      company: JSON.stringify({ id: company.id }),
      supplier: JSON.stringify({ ...supplier, captchaValue: 'x' }),
    }
    const [first, examinedFirst] = await examinedBy(() =>
      sendFilesFirst(company, '/supplier-register', fields),
    )
    expect([first.statusCode, examinedFirst, await spooled()]).toEqual([422, 0, 0])
  })

  it('is looked into behind a solved captcha, which a refused file does not use up and a spent one does not open', async () => {
    const company = await open(`${html}<div data-captcha></div>`)
    const captcha = await solveCaptcha(server, new TestBrowser(company.host))
    const [refused, examined] = await examinedBy(() => register(company, captcha, [page]))
    expect([refused.problem.code, examined]).toEqual(['file-refused', 1])
    expect((await register(company, captcha, [paper])).status).toBe(200)
    const [again, examinedAgain] = await examinedBy(() => register(company, captcha, [paper]))
    expect([again.problem.code, examinedAgain]).toEqual(['captcha-refused', 0])
    const fields = {
      company: JSON.stringify({ id: company.id }),
      supplier: JSON.stringify({
        ...supplier,
        contactEmail: 'eva@cauchos.test',
        captchaValue: await solveCaptcha(server, new TestBrowser(company.host)),
      }),
    }
    expect((await sendFilesFirst(company, '/supplier-register', fields)).statusCode).toBe(200)
  })
})

/** Sends files of ten megabytes, each one comment, in pieces that are made on the way, as a browser does. */
async function sendComments(company: BuiltCompany, port: number, count: number): Promise<number> {
  const dashes = Buffer.alloc(64 * 1024, ' -')
  function* pieces() {
    yield Buffer.from(part('name="supplier"', JSON.stringify(supplier)))
    yield Buffer.from(part('name="company"', JSON.stringify({ id: company.id })))
    for (let at = 0; at < count; at++) {
      const head = `--x\r\ncontent-disposition: form-data; name="f${at}"; filename="f${at}.xml"\r\n\r\n<a><!--`
      yield Buffer.from(head)
      for (let piece = 0; piece < 159; piece++) yield dashes
      yield Buffer.from('--></a>\r\n')
    }
    yield Buffer.from('--x--\r\n')
  }
  const headers = { host: company.host, 'content-type': 'multipart/form-data; boundary=x' }
  const sending = request({ port, path: '/api/supplier-register', method: 'POST', headers })
  const answer = once(sending, 'response')
  await pipeline(Readable.from(pieces()), sending)
  const [response]: IncomingMessage[] = await answer
  response?.resume()
  return response?.statusCode ?? 0
}

it(
  'ten comments of ten megabytes cost the process little, and another company’s list answers meanwhile',
  patient,
  async () => {
    const company = await open()
    const other = await buildCompany(server.db)
    const browser = await server.signIn((await buildSupplier(server.db, other)).person)
    await server.portal.listen({ host: '127.0.0.1', port: 0 })
    const { port } = server.portal.server.address() as AddressInfo // it listens to a port, not to a pipe
    const before = process.threadCpuUsage()
    let isSent = false
    const sending = sendComments(company, port, 10).finally(() => (isSent = true))
    let answered = 0
    while (!isSent) {
      expect((await server.call(listQuestions, browser)).status).toBe(200)
      answered += 1
    }
    const { user, system } = process.threadCpuUsage(before)
    expect(await sending).toBe(422)
    expect(answered).toBeGreaterThan(10)
    // This one thread creates, sends, parses, hashes and stores a hundred megabytes; the time of the lists that it
    // answers meanwhile is subtracted. Scanning the comments in it took more than a minute.
    expect((user + system) / 1000 - answered * 25).toBeLessThan(15_000)
  },
)
