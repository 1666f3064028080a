import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { plainHost } from '@enlace/domain/host-name.ts'
import type { Database } from '@enlace/database/database.ts'
import { isSecure } from './log/secrets.ts'

/** The company whose portal somebody looks at, and whether the address belongs to it alone. */
export interface VisitedCompany {
  readonly company: number
  readonly isClaimed: boolean
}

/** Remembers which company was used last at an address that none claims; readable, it only picks the branding. */
export const companyCookie = 'company'

const keptFor = 5000
const keptAtMost = 1000

/**
 * Finds the company of an address: the one that claims the host, else the one of the `company` cookie, else the
 * configured one (decisions 2). Answers are kept for a few seconds, because every page and call asks.
 */
export class VisitedCompanies {
  readonly #kept = new Map<string, { visited: VisitedCompany; until: number }>()
  readonly #db: Database
  readonly #configured: number

  constructor(db: Database, configured: number) {
    this.#db = db
    this.#configured = configured
  }

  /** The company of a host, with the one that is wanted where nobody claims it; undefined where there is none. */
  async find(host: string, wanted: number | null): Promise<VisitedCompany | undefined> {
    const key = `${host}\0${wanted}`
    const kept = this.#kept.get(key)
    if (kept && kept.until > Date.now()) return kept.visited
    const [row] = await this.#db.lookUp<{ company_id: number | null; is_claimed: boolean }>(
      'visited_company',
      [host, wanted, this.#configured],
    )
    if (!row || row.company_id === null) return undefined
    const visited = { company: row.company_id, isClaimed: row.is_claimed }
    // Hosts are the visitor's words: what is kept of them is bounded.
    if (this.#kept.size >= keptAtMost) this.#kept.clear()
    this.#kept.set(key, { visited, until: Date.now() + keptFor })
    return visited
  }
}

/** The company that a request visits; undefined where there is none. */
export function findVisitedCompany(request: FastifyRequest): Promise<VisitedCompany | undefined> {
  const wanted = request.cookies[companyCookie] ?? ''
  return request.server.service.visited.find(
    hostOf(request),
    /^[1-9]\d{0,8}$/.test(wanted) ? Number(wanted) : null,
  )
}

/** The company that a request visits. @throws Problem `company-not-found` where there is none. */
export async function visitedCompany(request: FastifyRequest): Promise<VisitedCompany> {
  const visited = await findVisitedCompany(request)
  if (!visited) throw new Problem('company-not-found')
  return visited
}

/**
 * Lets a company be asked for where it may be: anywhere but at an address that another company claims.
 * @throws Problem `company-mismatch` at another company's address, `company-not-found` where there is no such company.
 */
export async function visitCompany(request: FastifyRequest, company: number): Promise<VisitedCompany> {
  const visited = await request.server.service.visited.find(hostOf(request), company)
  if (visited?.company === company) return visited
  throw new Problem(visited?.isClaimed ? 'company-mismatch' : 'company-not-found', { company })
}

/** Lets the next page at an address that no company claims carry this company's branding. */
export async function rememberCompany(
  request: FastifyRequest,
  reply: FastifyReply,
  company: number,
): Promise<void> {
  const { isClaimed } = await visitCompany(request, company)
  if (isClaimed) return
  void reply.setCookie(companyCookie, String(company), {
    path: '/',
    sameSite: 'lax',
    secure: isSecure(request),
    maxAge: 365 * 24 * 60 * 60,
  })
}

/** The host name that a request was sent to, in the one way in which hosts are kept: without its port and a final dot. */
export function hostOf(request: FastifyRequest): string {
  return plainHost(request.hostname.slice(0, 255))
}
