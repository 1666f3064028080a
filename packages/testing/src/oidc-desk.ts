import { randomBytes } from 'node:crypto'
import {
  arriveByStaffOidc,
  startStaffOidc,
  tieStaffOidc,
} from '@enlace/contract/staff/sign-in/oidc-login-calls.ts'
import { changeStaffOidc } from '@enlace/contract/staff/oidc/calls.ts'
import type { StaffRole } from '@enlace/domain/staff-roles.ts'
import { buildCompany, type BuiltCompany } from './builders.ts'
import { TestBrowser, type TestServer } from './server.ts'
import { buildStaff, relaxStaffFactor, type BuiltStaff } from './staff.ts'

/** Allows a provider of the tests although it is on this machine. */
export const oidcEnvironment = { BACKOFFICE_URL: 'http://localhost:3001/', OIDC_HOSTS: '127.0.0.1' }

/** A provider's claims on an account. */
type Account = { email?: string; email_verified?: boolean | undefined; preferred_username?: string }

/** A provider of the tests: its accounts, its client for us, and a browser's sign-in. */
interface TestProvider {
  readonly issuer: string
  readonly accounts: Map<string, Account>
  readonly client: { id: string; secret: string }
  signInAt: (address: string, account: string) => Promise<string>
}

/** A company whose staff signs in by a provider, and its administrator's session. */
export interface Desk {
  company: BuiltCompany
  desk: TestBrowser
  administrator: BuiltStaff
  domain: string
}

let counted = 0
/** A unique domain. */
export const ownDomain = () => `compania${(counted += 1)}-${randomBytes(3).toString('hex')}.test`

/** Companies that use a provider, and people who sign in by it. */
export function useOidcDesk(server: TestServer, provider: TestProvider) {
  const { accounts, client, signInAt } = provider

  /** Marks domains as verified by their record. */
  const prove = ({ id }: BuiltCompany, ...domains: string[]) =>
    server.asAdmin(
      `insert into proven_domains (company_id, domain, token, proven_at, checked_at)
       select $1, unnest($2::text[]), $3, now(), now()
       on conflict (company_id, domain) do update set proven_at = now()`,
      [id, domains, randomBytes(20).toString('hex')],
    )

  const change = (desk: TestBrowser, given: object = {}) =>
    server.call(changeStaffOidc, desk, {
      body: {
        version: 0,
        isOn: true,
        issuer: provider.issuer,
        clientId: client.id,
        secret: client.secret,
        domains: ['compania.test'],
        satisfiesFactor: false,
        needsVerifiedEmail: true,
        ...given,
      },
    })

  /** Creates a company with a verified domain. */
  async function buildDesk(given: object = {}, domain = ownDomain()): Promise<Desk> {
    const company = await buildCompany(server.db)
    await relaxStaffFactor(server.asAdmin, company)
    const administrator = await buildStaff(server.db, company)
    const desk = await server.signInStaff(administrator)
    const { status, problem } = await change(desk, { domains: [domain], ...given })
    if (status !== 200) throw new Error(`The provider was not kept: ${JSON.stringify(problem)}`)
    await prove(company, domain)
    return { company, desk, administrator, domain }
  }

  /** Creates a staff member of a company with an account of the provider. */
  async function buildKnown({ company, domain }: Desk, told: Account = {}, role: StaffRole = 'compras') {
    const email = `ana${(counted += 1)}@${domain}`
    accounts.set(email, { email, email_verified: true, ...told })
    return buildStaff(server.db, company, role, email)
  }

  const start = (browser: TestBrowser, email: string, company?: number) =>
    server.call(startStaffOidc, browser, { body: { email, ...(company !== undefined && { company }) } })
  const arrive = (browser: TestBrowser, answer: string) =>
    server.call(arriveByStaffOidc, browser, { body: { answer } })
  const tie = (browser: TestBrowser, step: string, password: string) =>
    server.call(tieStaffOidc, browser, { body: { step, password } })

  /** Signs in at the provider with an account, and returns. */
  async function goThrough(email: string, account = email, browser = new TestBrowser('localhost')) {
    const { body } = await start(browser, email)
    const answered = await arrive(browser, await signInAt(body.address ?? '', account))
    browser.token = answered.body.session_token
    return { browser, ...answered }
  }

  /** The same, with the own password if the account has to be linked to the person. */
  async function signIn({ email, password }: Pick<BuiltStaff, 'email' | 'password'>, account = email) {
    const came = await goThrough(email, account)
    const step = came.body.tie?.step
    if (step === undefined) return came
    const tied = await tie(came.browser, step, password)
    came.browser.token = tied.body.session_token
    return { ...tied, browser: came.browser }
  }

  return {
    accounts,
    prove,
    change,
    buildDesk,
    buildKnown,
    start,
    arrive,
    tie,
    goThrough,
    signIn,
  }
}
