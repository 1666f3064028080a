import { certificateMailTexts as texts } from '@enlace/contract/certificates/mail-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { certificatePdf, issuedCertificates } from '@enlace/contract/certificates/calls.ts'
import { Scope } from '@enlace/database/scope.ts'
import {
  buildBranch,
  buildCompany,
  buildPerson,
  buildSupplier,
  type BuiltCompany,
} from '@enlace/testing/builders.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { useWorkerProcesses } from '@enlace/testing/use-worker-processes.ts'
import { useTestServer } from '@enlace/testing/server.ts'
import { buildRelease, buildWithholding } from '@enlace/testing/withholdings.ts'
import { afterEach, describe, expect, it } from 'vitest'
import { beginRun, cancelRun } from './runs/company-commands.ts'
import { certificateRun } from './runs/jobs.ts'
import { findRuns } from './runs/queries.ts'
import { usualPolicy } from '../../core/jobs/rules.ts'
import { startWorker, type Worker } from '../../core/jobs/worker.ts'

const folder = await useScratchFolder('enlace-certificates-')
const server = useTestServer({ DATA_DIR: folder }, 'own')
const startDoomed = useWorkerProcesses({ folder, tasks: import.meta.resolve('./runs/jobs.ts') })
const workers: Worker[] = []
afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()))
})

const newCompany = () => buildCompany(server.db, { nombre: 'Andina', settings: { certificate: 1 } })
const fuente = ['fuente'] as const
const begin = ({ id: company }: BuiltCompany, act: 'issue' | 'notify') =>
  beginRun(server.db, { company, actor: 'prueba' }, { act, anio: 2025, tipos: [...fuente] })
const runsOf = ({ id }: BuiltCompany) => findRuns(server.db, Scope.ofStaff(id))

function work(): void {
  const service = { ...server.portal.service, log: server.portal.log }
  workers.push(startWorker(service, [certificateRun], { ...usualPolicy, pollMilliseconds: 100 }))
}

/** Waits until the company's last run has ended. */
async function untilOver(company: BuiltCompany) {
  await expect.poll(async () => (await runsOf(company))[0]?.state).toBe('done')
  return (await runsOf(company))[0]
}

const standing = ({ id }: BuiltCompany) =>
  server.asAdmin<{ numero: string; valor: string; membership_id: string | null }>(
    `select p.numero, c.valor, p.membership_id from certificates c join issued_papers p on p.id = c.paper_id
      where c.company_id = $1 order by p.numero`,
    [id],
  )
const mailsOf = ({ id }: BuiltCompany) =>
  server.asAdmin<{ recipient: string; subject: string; text: string }>(
    `select recipient, subject, text from outbox_mails where company_id = $1 and purpose = 'certificates' order by recipient`,
    [id],
  )

/** Plants many suppliers of a company with a withholding each, in one statement. */
async function buildMany({ id }: BuiltCompany, count: number): Promise<void> {
  await server.asAdmin(
    `insert into third_parties (company_id, erp_key, documento_numero, nombre)
       select ${id}, n, 900000000 + n, 'Proveedor ' || n from generate_series(1, ${count}) n;
     insert into branch_accounts (company_id, third_party_id, erp_key, codigo, nombre)
       select company_id, id, erp_key, '001', 'Principal' from third_parties where company_id = ${id};
     insert into withholding_lines (company_id, third_party_id, third_id, erp_key, tipo, concepto_codigo, concepto,
         tarifa, base, valor, fecha, documento, municipio)
       select company_id, third_party_id, id, erp_key, 'fuente', 'compras', 'Compras generales', 2.5, 1000000, 25000,
              date '2025-05-05', 'FE-' || erp_key, '11001' from branch_accounts where company_id = ${id}`,
  )
}

describe('issuing the certificates of all suppliers of a year', () => {
  it('issues each once, of all branches, the one that the supplier then downloads', async () => {
    const company = await newCompany()
    const { branch, thirdParty, person } = await buildSupplier(server.db, company)
    const second = await buildBranch(server.db, thirdParty)
    await buildWithholding(server, branch)
    await buildWithholding(server, second, { valor: '5000' })
    await buildWithholding(server, (await buildSupplier(server.db, company)).branch, { valor: '111' })
    await begin(company, 'issue')
    work()
    expect(await untilOver(company)).toMatchObject({ total: 2, done: 2, made: 2, failed: 0 })
    expect((await standing(company)).map(({ valor, membership_id }) => [valor, membership_id])).toEqual([
      ['30000.00', null],
      ['111.00', null],
    ])
    const browser = await server.signIn(person)
    // Issued is not released: it is hidden before its release date.
    expect((await server.call(issuedCertificates, browser)).body.rows).toMatchObject([
      { estado: 'aun_no_liberado', issued: null, valor: null },
    ])
    await buildRelease(server, company)
    const query = { tipo: 'fuente', anio: 2025 }
    expect((await server.call(certificatePdf, browser, { query })).status).toBe(200)
    expect(await standing(company)).toHaveLength(2)
    await begin(company, 'issue')
    expect(await untilOver(company)).toMatchObject({ made: 2 })
    expect(await standing(company)).toHaveLength(2)
  })

  it('goes on where a process that was killed left it, with nothing twice and no number left out', async () => {
    const company = await newCompany()
    // More than one batch of a run.
    const many = 120
    await buildMany(company, many)
    const run = await begin(company, 'issue')
    expect(run?.total).toBe(many)
    const doomed = startDoomed(server.adminUrl)
    const hasBegun = async () => (await standing(company)).length > 5
    await expect.poll(hasBegun, { interval: 20 }).toBe(true)
    await doomed.kill()
    const before = (await standing(company)).length
    expect(before).toBeLessThan(many)
    work()
    expect(await untilOver(company)).toMatchObject({ total: many, done: many, made: many, failed: 0 })
    const numbers = (await standing(company)).map(({ numero }) => Number(numero.slice(-6)))
    expect(numbers).toEqual(Array.from({ length: many }, (_, at) => at + 1))
  }, 120_000)

  it('is one at a time, and ends where the company does not want it any more', async () => {
    const company = await newCompany()
    await buildMany(company, 3)
    expect(await begin(company, 'issue')).toBeDefined()
    expect(await begin(company, 'issue')).toBeUndefined()
    expect(await cancelRun(server.db, { company: company.id, actor: 'prueba' }, 'issue')).toBe(true)
    work()
    await expect
      .poll(() => server.asAdmin('select 1 from jobs where company_id = $1', [company.id]))
      .toEqual([])
    expect(await standing(company)).toEqual([])
    expect(await runsOf(company)).toMatchObject([{ state: 'cancelled', done: 0 }])
  })
})

describe('telling all suppliers of a year', () => {
  it('writes to everybody who may open them, once, of their own branches, with the link', async () => {
    const company = await newCompany()
    const { branch, thirdParty, person } = await buildSupplier(server.db, company)
    const second = await buildBranch(server.db, thirdParty)
    const limited = await buildPerson(server.db, thirdParty, { accounts: [second] })
    await buildPerson(server.db, thirdParty, { modules: ['orden_compra'] })
    const silent = await buildPerson(server.db, thirdParty)
    await server.asAdmin(
      `insert into notification_preferences (company_id, membership_id, kind, portal, correo, web_push)
       values ($1, $2, 'certificate-published', true, false, false)`,
      [company.id, silent.membership],
    )
    await buildWithholding(server, branch)
    await buildWithholding(server, second, { valor: '5000' })
    await begin(company, 'notify')
    work()
    await untilOver(company)
    expect(await mailsOf(company)).toEqual([])
    await buildRelease(server, company)
    for (let again = 0; again < 2; again++) {
      await begin(company, 'notify')
      await untilOver(company)
    }
    const mails = await mailsOf(company)
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [person.email, limited.email].toSorted(),
    )
    const textTo = (email: string) =>
      mails.find(({ recipient }) => recipient === email)?.text.replaceAll('\u00a0', ' ') ?? ''
    expect(mails[0]?.subject).toBe(fill(texts.subject, { company: 'Andina', anio: 2025 }))
    expect(textTo(person.email)).toContain('$ 30.000,00 en 1 certificado')
    expect(textTo(limited.email)).toContain('$ 5.000,00 en 1 certificado')
    expect(textTo(person.email)).toContain(`http://${company.host}`)
    expect(textTo(person.email)).toContain('/#/certificates')
  })
})
