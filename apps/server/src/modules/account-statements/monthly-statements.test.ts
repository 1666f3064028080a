import { monthlyStatementTexts as texts } from '@enlace/contract/account-statements/monthly-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatDate, formatMonth, monthBefore, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { getPaperPdf, listPapers, setStatementSubscription } from '@enlace/contract/papers/desk/calls.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { buildStatement } from '@enlace/testing/ledger.ts'
import { textOfPdf } from '@enlace/testing/pdf.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { afterEach, expect, it } from 'vitest'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'
import { monthlyStatement, monthlyStatements } from './paper/monthly-jobs.ts'

const server = useTestServer({}, 'own')
const { first, last } = monthBefore(todayInBogota(new Date()))
const workers: Worker[] = []
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

/** A supplier with an invoice of last month whose person wants the statement. */
async function subscribe() {
  const company = await buildCompany(server.db)
  const { branch, person } = await buildSupplier(server.db, company)
  const browser = await server.signIn(person)
  await buildStatement(server, branch, { factura_cliente: 'FE-OCTUBRE', fecha_proveedor: last })
  await server.call(setStatementSubscription, browser, { body: { isOn: true } })
  return { company, person, browser }
}

interface Mail {
  recipient: string
  subject: string
  text: string
}

const mailsOf = ({ id }: BuiltCompany) =>
  server.asAdmin<Mail>(
    `select recipient, subject, text from outbox_mails where company_id = $1 and purpose = 'monthly-statement'`,
    [id],
  )
const jobsOf = ({ id }: BuiltCompany) => server.asAdmin('select 1 from jobs where company_id = $1', [id])

/** Runs the month's work like a node at its due time, until the company has none left. */
async function workThrough(company: BuiltCompany, nodes = 1): Promise<void> {
  await server.asAdmin(`insert into jobs (company_id, task) values ($1, $2)`, [
    company.id,
    monthlyStatements.name,
  ])
  const service = { ...server.portal.service, log: server.portal.log }
  for (let node = 0; node < nodes; node++)
    workers.push(startWorker(service, [monthlyStatements, monthlyStatement]))
  await expect.poll(() => jobsOf(company)).toEqual([])
}

it('sends last month’s statement to whoever asked for it, once, and keeps it with a code', async () => {
  const { company, person, browser } = await subscribe()
  await workThrough(company, 2)
  await workThrough(company)
  const [mail, ...others] = await mailsOf(company)
  expect(others).toEqual([])
  expect(mail?.recipient).toBe(person.email)
  expect(mail?.subject).toBe(fill(texts.subject, { month: formatMonth(first), company: company.nombre }))
  expect(mail?.text).toContain(`http://${company.host}`)
  expect(mail?.text).toContain('/#/papers')
  const [paper] = (await server.call(listPapers, browser)).body.issued
  expect(mail?.text).toContain(paper?.numero)
  const { body } = await server.call(getPaperPdf, browser, { params: { id: paper?.id } })
  const text = Buffer.isBuffer(body) ? textOfPdf(body) : ''
  expect(text).toContain('FE-OCTUBRE')
  expect(text).toContain(`${formatDate(first)} al ${formatDate(last)}`)
})

it('sends none to who has not asked, does not want it any more, or may not enter any more', async () => {
  const { company, browser } = await subscribe()
  await server.call(setStatementSubscription, browser, { body: { isOn: false } })
  await buildSupplier(server.db, company)
  await workThrough(company)
  expect(await mailsOf(company)).toEqual([])

  const left = await subscribe()
  await server.asAdmin('update memberships set active = false where company_id = $1', [left.company.id])
  await workThrough(left.company)
  expect(await mailsOf(left.company)).toEqual([])
})
