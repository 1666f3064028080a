import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { registerSupplier } from '@enlace/contract/supplier-registration/calls.ts'
import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { Scope } from '@enlace/database/scope.ts'
import { submitDocument } from '@enlace/contract/required-documents/calls.ts'
import { buildCompany, buildSupplier, type BuiltCompany } from '@enlace/testing/builders.ts'
import { eicar, TestClamd } from '@enlace/testing/clamd.ts'
import { buildRequiredDocument, paper, sendVersion, uploaded } from '@enlace/testing/required-documents.ts'
import { TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { saveTemplate } from '../../modules/content/commands.ts'

const folder = await useScratchFolder('enlace-scanned-')
const socket = join(folder, 'clamd.ctl')
const clamd = new TestClamd(socket)
const server = useTestServer({ STORAGE_URL: join(folder, 'files'), CLAMD_URL: `unix:${socket}` })
let company: BuiltCompany

beforeAll(() => clamd.open())
afterAll(() => clamd.close())
beforeEach(async () => {
  clamd.behaviour = 'scans'
  company = await buildCompany(server.db, { settings: { agp_registration_supplier: 1 } })
  const html =
    '<input name="documentID"><input name="businessName"><input name="contactEmail"><input type="file" name="rut">'
  await saveTemplate(
    server.db,
    Scope.ofStaff(company.id),
    { name: 'supplier-registration', title: 'Registro', html },
    { actor: 'test' },
  )
})

const supplier = { documentID: '900123456', businessName: 'Cauchos', contactEmail: 'ana@cauchos.test' }
const pdf = (content: string) => `%PDF-1.7\n${content}\n%%EOF\n`

const send = (...contents: string[]) =>
  server.call(registerSupplier, new TestBrowser(company.host), {
    body: { supplier: JSON.stringify(supplier), company: JSON.stringify({ id: company.id }) },
    files: contents.map((content) => ({ field: 'rut', name: 'rut.pdf', bytes: pdf(content) })),
  })

async function kept() {
  const below = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }).catch(() => [])
  const [rows] = await server.asAdmin<{ files: number; requests: number }>(
    `select (select count(*)::int from stored_files where company_id = $1) as files,
            (select count(*)::int from registration_requests where company_id = $1) as requests`,
    [company.id],
  )
  return {
    ...rows,
    bytes: below.filter((entry) => entry.isFile() && !entry.parentPath.includes('demo')).length,
  }
}

it('keeps what nothing was found in', async () => {
  const { status } = await send('limpio')
  expect(status).toBe(200)
  expect(await kept()).toMatchObject({ files: 1, requests: 1 })
})

it('keeps nothing of a request with a virus, says which file it was, and writes it into the trail', async () => {
  const before = await kept()
  const { status, problem } = await send(eicar)
  expect([status, problem.code]).toEqual([422, 'file-infected'])
  const found = 'Eicar-Test-Signature'
  expect(problem.message).toBe(fill(problemTexts['file-infected'], { found }))
  expect(problem.fields).toEqual({ rut: fill(fileFaultTexts.infected, { name: 'rut.pdf', found }) })
  expect(await kept()).toEqual(before)
  const [entry] = await server.asAdmin(
    `select actor, action, detail->>'found' as found, length(detail->>'sha256') as hash from audit_log
      where company_id = $1 and action like 'refused:%'`,
    [company.id],
  )
  expect(entry).toEqual({ actor: 'visitante', action: 'refused:file-infected', found, hash: 64 })
})

it.each(['away', 'hangs-up', 'babbles'] as const)(
  'takes no file while the scanner %s, and says when to try again',
  async (how) => {
    if (how === 'away') await clamd.close()
    else clamd.behaviour = how
    const before = await kept()
    const { status, problem, response } = await send('limpio')
    expect([status, problem.code, response.headers['retry-after']]).toEqual([503, 'scanner-away', '60'])
    expect(problem.message).toBe(problemTexts['scanner-away'])
    expect(await kept()).toEqual(before)
    if (how === 'away') await clamd.open()
    clamd.behaviour = 'scans'
    expect((await send('limpio')).status).toBe(200)
  },
)

it('takes no file that came in pieces with a virus in it, and keeps one that came while the scanner was away', async () => {
  const { person } = await buildSupplier(server.db, company)
  const browser = await server.signIn(person)
  const document = await buildRequiredDocument(server, company)
  const { problem } = await sendVersion(server, browser, document, { bytes: paper(2000, eicar) })
  expect([problem.code, Object.keys(problem.fields ?? {})]).toEqual(['file-infected', ['upload']])
  const pieces = () =>
    server
      .asAdmin('select 1 from file_uploads where company_id = $1', [company.id])
      .then((rows) => rows.length)
  expect(await pieces()).toBe(0)
  const [entry] = await server.asAdmin(
    `select actor, action from audit_log where company_id = $1 and action like 'refused:%'`,
    [company.id],
  )
  expect(entry).toEqual({ actor: person.email, action: 'refused:file-infected' })

  const upload = await uploaded(server, browser, paper())
  const body = { upload, contract: null, expedido: null, vence: null }
  const submit = () => server.call(submitDocument, browser, { params: { id: document }, body })
  clamd.behaviour = 'hangs-up'
  expect((await submit()).problem.code).toBe('scanner-away')
  clamd.behaviour = 'scans'
  expect((await submit()).status).toBe(200)
})
