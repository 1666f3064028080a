import { createHash, randomUUID } from 'node:crypto'
import { allCertificatesZip } from '@enlace/contract/certificates/zip-calls.ts'
import { certificateFileTexts as texts } from '@enlace/contract/certificates/paper-texts.ts'
import { problemTexts } from '@enlace/contract/core/problem-texts.ts'
import { buildCompany, buildSupplier, changeSettings } from '@enlace/testing/builders.ts'
import { Scope } from '@enlace/database/scope.ts'
import { logout } from '@enlace/contract/sign-in/session/calls.ts'
import { useScratchFolder } from '@enlace/testing/use-scratch-folder.ts'
import { type TestBrowser, useTestServer } from '@enlace/testing/server.ts'
import { buildRelease, buildWithholding } from '@enlace/testing/withholdings.ts'
import { filesOfZip } from '@enlace/testing/zip.ts'
import { describe, expect, it } from 'vitest'

const folder = await useScratchFolder('enlace-all-companies-')
const server = useTestServer({ DATA_DIR: folder })

/** A company with a certificate of 2025 for a supplier, whose person is `email` where one is given. */
async function buildCertified(nombre: string, email?: string) {
  const company = await buildCompany(server.db, { nombre, settings: { certificate: 1 } })
  const { branch, person, thirdParty } = await buildSupplier(server.db, company, email ? { email } : {})
  await buildWithholding(server, branch, { base: '2000000', valor: '50000' })
  await buildRelease(server, company)
  return { company, branch, person, thirdParty }
}

/** A person with a supplier in each of two companies, signed in at the first. */
async function enter() {
  const first = await buildCertified('Andina de Alimentos S.A.S.')
  const second = await buildCertified('Cementos del Caribe S.A.', first.person.email)
  return { first, second, browser: await server.signIn(first.person) }
}

async function zipOf(browser: TestBrowser) {
  const { status, response, problem } = await server.call(allCertificatesZip, browser, {
    query: { anio: 2025 },
  })
  const files = status === 200 ? filesOfZip(response.rawPayload) : new Map<string, Buffer>()
  return { status, problem, names: [...files.keys()], readMe: String(files.get(texts.readMe) ?? '') }
}

const foldersOf = (names: readonly string[]) => [...new Set(names.map((name) => name.split('/')[0]))]

describe('the certificates of all companies of a person', () => {
  it('are in one ZIP file, a folder for each company, with a text that counts them', async () => {
    const { browser } = await enter()
    const { status, names, readMe } = await zipOf(browser)
    expect(status).toBe(200)
    expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(2)
    expect(foldersOf(names)).toHaveLength(3)
    expect(readMe.match(/1 certificado, en la carpeta/g)).toHaveLength(2)
  })

  it('are none of another person’s, of a membership that ended, or of a supplier that is inactive', async () => {
    const { first, second, browser } = await enter()
    const stranger = await buildCertified('Textiles del Norte S.A.S.')
    expect((await zipOf(browser)).readMe).not.toContain('Textiles')
    expect(
      (await zipOf(await server.signIn(stranger.person))).names.filter((name) => name.endsWith('.pdf')),
    ).toHaveLength(1)
    await server.asAdmin('update memberships set active = false where company_id = $1', [second.company.id])
    const { names, readMe } = await zipOf(browser)
    expect(readMe).not.toContain('Cementos')
    expect(foldersOf(names)).toHaveLength(2)
    await server.asAdmin('update memberships set active = true where company_id = $1', [second.company.id])
    await server.asAdmin('update third_parties set activo = false where company_id = $1', [second.company.id])
    expect((await zipOf(browser)).readMe).not.toContain('Cementos')
    expect((await zipOf(browser)).readMe).toContain(first.company.nombre)
  })

  it.each([
    ['the module is off', { certificate: 0 }, problemTexts['module-off']],
    ['the portal is off line', { pageOnline: 0 }, problemTexts['page-offline']],
    ['a second factor is demanded', { segundo_factor: 'todos' }, texts.readMeReasons['step-up-needed']],
  ])('leave a company out, with the reason, where %s', async (_, settings, reason) => {
    const { second, browser } = await enter()
    await changeSettings(server.db, second.company, settings)
    const { status, names, readMe } = await zipOf(browser)
    expect(status).toBe(200)
    expect(foldersOf(names)).toHaveLength(2)
    expect(readMe).toContain(reason)
  })

  it('leave out the branches that the person may not see', async () => {
    const { second, browser } = await enter()
    await server.asAdmin('update memberships set all_accounts = false where company_id = $1', [
      second.company.id,
    ])
    expect((await zipOf(browser)).readMe).toContain(texts.readMeReasons['account-foreign'])
  })

  it('are none where the year has none', async () => {
    const { browser } = await enter()
    const { problem } = await server.call(allCertificatesZip, browser, { query: { anio: 2019 } })
    expect(problem.code).toBe('certificate-empty')
  })
})

describe('the scope of another membership', () => {
  const hash = (text = '') => createHash('sha256').update(text).digest()
  const scopeOf = ({ token, cookies }: TestBrowser) =>
    Scope.ofSupplier({
      token: hash(token),
      cookie: hash(cookies.get('enlace_session')),
      account: null,
      module: null,
      needsMaster: false,
      renews: false,
    })

  it('is that of the same person, and opens in a transaction of its own', async () => {
    const { second, browser } = await enter()
    const sibling = scopeOf(browser).sibling(second.person.membership, 'certificate')
    expect(await server.db.context(sibling)).toMatchObject({
      company_id: second.company.id,
      third_party_id: second.thirdParty.id,
      account_ids: [second.branch.id],
    })
  })

  it('is never another person’s, nor opened by a session that is over', async () => {
    const { second, browser } = await enter()
    const stranger = await buildCertified('Textiles del Norte S.A.S.')
    const foreign = scopeOf(browser).sibling(stranger.person.membership, 'certificate')
    await expect(server.db.context(foreign)).rejects.toMatchObject({ code: 'account-foreign' })
    const none = scopeOf(browser).sibling(randomUUID(), 'certificate')
    await expect(server.db.context(none)).rejects.toMatchObject({ code: 'account-foreign' })
    const own = scopeOf(browser).sibling(second.person.membership, 'certificate')
    await server.call(logout, browser)
    await expect(server.db.context(own)).rejects.toMatchObject({ code: 'session-missing' })
    expect(() => Scope.ofVisitor(1).sibling(stranger.person.membership, 'certificate')).toThrow(/session/)
  })
})
