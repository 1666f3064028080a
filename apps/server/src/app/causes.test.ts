import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { requestAccountStatementsExport } from '@enlace/contract/account-statements/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import { buildCompany, buildSupplier } from '@enlace/testing/builders.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { useMailServer } from '@enlace/testing/use-mail-server.ts'
import { afterAll, expect, it } from 'vitest'
import { usualPolicy } from '../core/jobs/rules.ts'
import { startWorker } from '../core/jobs/worker.ts'
import { queueMail } from '../core/mail/commands.ts'
import { startMailSender } from '../core/mail/sender.ts'
import { mailBrandOf, writeMail } from '../core/mail/writing/write.ts'
import { readProfile } from '../modules/company/profile.ts'

const bodies: string[] = []
const collector = createServer((request, response) => {
  void text(request).then((body) => {
    bodies.push(body)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
}).listen(0, '127.0.0.1')
await once(collector, 'listening')
// A server that listens to a port has this kind of address.
const { port } = collector.address() as AddressInfo
const server = useTestServer({ OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }, 'own')
const mails = useMailServer()
afterAll(() => {
  collector.close()
  collector.closeAllConnections()
})

/** The part of an OTLP JSON span that this test reads. */
interface SentSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
}

const spans = () =>
  bodies
    .flatMap((body) => {
      // What OTLP says in JSON.
      const { resourceSpans } = JSON.parse(body) as {
        resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[]
      }
      return resourceSpans
    })
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans))

it('one reference leads from an answer through the job that it caused to the mail that the job caused', async () => {
  const company = await buildCompany(server.db)
  const { person } = await buildSupplier(server.db, company)
  const browser = await server.signIn(person)
  const lines: { message: string; fields: object }[] = []
  const note = (fields: object, message: string) => void lines.push({ fields, message })
  const log = { info: note, warn: note, error: note }
  const content = writeMail(mailBrandOf(await readProfile(server.db, company.id)), {
    subject: 'Listo',
    title: 'Listo',
    paragraphs: [],
  })
  const task = {
    name: 'export',
    run: () =>
      server.db.transaction(Scope.ofStaff(company.id), (tx) =>
        queueMail(tx, { purpose: 'caused', recipient: person.email, content }),
      ),
  }
  const asked = await server.call(requestAccountStatementsExport, browser, { params: { format: 'csv' } })
  expect(asked.status).toBe(200)
  const reference = asked.response.headers['x-request-id']
  expect(reference).toMatch(/^[2-9A-Z]{10}$/)

  const worker = startWorker({ ...server.portal.service, log }, [task], usualPolicy)
  const sender = startMailSender(server.db, { smtpUrl: mails.url, mailFrom: 'a@b.co' }, log)
  await mails.mailsTo(person.email)
  await expect.poll(() => lines.map(({ message }) => message)).toContain('mail sent')
  await Promise.all([worker.stop(), sender?.stop()])
  const told = (message: string) => lines.find((line) => line.message === message)?.fields
  expect(told('job done')).toMatchObject({ reference, task: 'export' })
  expect(told('mail sent')).toMatchObject({ reference, purpose: 'caused' })
  expect(server.logs.filter((line) => line.includes(`"reference":"${String(reference)}"`))).not.toEqual([])

  // The traces agree: job and mail are children of the request.
  await server.tracing?.stop()
  const request = spans().find(({ name }) => name.endsWith(requestAccountStatementsExport.path))
  for (const name of ['job export', 'mail caused'])
    expect(spans().find((span) => span.name === name)).toMatchObject({
      traceId: request?.traceId,
      parentSpanId: request?.spanId,
    })
})

it('what nobody asked for has none, as a job by the calendar', async () => {
  const company = await buildCompany(server.db)
  await server.db.lookUp('add_repeated_jobs', ['uncaused', new Date(Date.now() - 60_000)], 'staff')
  const rows = await server.asAdmin<{ caused_by: string | null }>(
    `select caused_by from jobs where company_id = $1 and task = 'uncaused'`,
    [company.id],
  )
  expect(rows).toEqual([{ caused_by: null }])
})
