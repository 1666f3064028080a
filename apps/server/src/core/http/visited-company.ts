import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import { plainHost } from '@enlace/domain/host-name.ts'
import type { Database } from '@enlace/database/database.ts'
import { isSecure } from './log/secrets.ts'

/** The company whose portal is visited, and whether the host belongs to it alone. */
export interface VisitedCompany {
  readonly company: number
  readonly isClaimed: boolean
}

/** Remembers the last company at a host that none claims. Scripts may read it; it only selects the branding. */
export const companyCookie = 'company'

const keptFor = 5000
const keptAtMost = 1000

/**
 * Finds the company of a host: the one that claims it, else the one of the `company` cookie, else the configured one
 * (decisions 2). Results are cached for a few seconds, because every page and call needs one.
 */
export class VisitedCompanies {
  readonly #kept = new Map<string, { visited: VisitedCompany; until: number }>()
  readonly #db: Database
  readonly #configured: number

  constructor(db: Database, configured: number) {
    this.#db = db
    this.#configured = configured
  }

  /** Finds the company of a host, or the wanted one if no company claims it; undefined if there is none. */
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
    // The visitor controls the host, so the cache is bounded.
    if (this.#kept.size >= keptAtMost) this.#kept.clear()
    this.#kept.set(key, { visited, until: Date.now() + keptFor })
    return visited
  }
}

/**
 * Finds the company that a request visits: the one of its `company` header, which programs send, else that of the host
 * or the cookie; undefined if there is none. @throws Problem `company-mismatch`, `company-not-found` for a header that
 * names another.
 */
export async function findVisitedCompany(request: FastifyRequest): Promise<VisitedCompany | undefined> {
  const { company } = request.headers
  if (company !== undefined) return visitCompany(request, namedCompany(company))
  const wanted = request.cookies[companyCookie] ?? ''
  return request.server.service.visited.find(
    hostOf(request),
    /^[1-9]\d{0,8}$/.test(wanted) ? Number(wanted) : null,
  )
}

/** Returns the company of a `company` header. @throws Problem `company-not-found` if it is no company's number. */
function namedCompany(header: string | readonly string[]): number {
  if (typeof header !== 'string' || !/^[1-9]\d{0,8}$/.test(header)) throw new Problem('company-not-found')
  return Number(header)
}

/** Returns the company that a request visits. @throws Problem `company-not-found` if there is none. */
export async function visitedCompany(request: FastifyRequest): Promise<VisitedCompany> {
  const visited = await findVisitedCompany(request)
  if (!visited) throw new Problem('company-not-found')
  return visited
}

/**
 * Returns a company that a request names explicitly, unless another company claims the host. @throws Problem
 * `company-mismatch` at another company's host, `company-not-found` if there is no such company.
 */
export async function visitCompany(request: FastifyRequest, company: number): Promise<VisitedCompany> {
  const visited = await request.server.service.visited.find(hostOf(request), company)
  if (visited?.company === company) return visited
  throw new Problem(visited?.isClaimed ? 'company-mismatch' : 'company-not-found', { company })
}

/** Makes the next page at an unclaimed host use this company's branding. */
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

/** Returns the normalised host name of a request: without port and final dot. */
export function hostOf(request: FastifyRequest): string {
  return plainHost(request.hostname.slice(0, 255))
}
