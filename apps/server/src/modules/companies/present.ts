import { createHash } from 'node:crypto'
import type { AnswerOf } from '@enlace/contract/core/call.ts'
import type { getOwnCompany, listCompanies } from '@enlace/contract/companies/calls.ts'
import type { CompanyHost, InstalledHost } from '@enlace/contract/companies/schemas.ts'
import { formatNit } from '@enlace/domain/nit.ts'
import { keptContactOf } from '../company/index.ts'
import type { ScopeMember } from '../../core/desk/reader-queries.ts'
import type { StaffCompanyRow } from '../../core/desk/reader-queries.ts'
import { presentDomain, type DomainRow, recordName } from '../domains/index.ts'
import type { HostRow, InstalledCompanyRow, InstalledHostRow, OwnCompany } from './queries.ts'

const contactOfRow = (found: OwnCompany) => keptContactOf(new Map([['contact_info', found.contact]]))

/** Returns a version that changes with the company's name or contact. */
export function versionOfOwn(found: OwnCompany): string {
  const held = JSON.stringify([found.company.nombre, contactOfRow(found)])
  return createHash('sha256').update(held).digest('base64url').slice(0, 22)
}

/** Presents the company for its own staff; `shared` is the company at the unclaimed host. */
export function presentOwn(
  found: OwnCompany,
  {
    publicUrl,
    shared,
    domains,
    isLocal,
  }: { publicUrl: string; shared: number | undefined; domains: DomainRow[]; isLocal: boolean },
): AnswerOf<typeof getOwnCompany> {
  const { id, nombre, nit, dv } = found.company
  return {
    id,
    nombre,
    nit: formatNit(nit, dv),
    contact: contactOfRow(found),
    hosts: presentHosts(found.hosts, domains),
    portalUrl: publicUrl,
    isAtPortalUrl: shared === id,
    isLocal,
    version: versionOfOwn(found),
  }
}

/** Presents a company's hosts with the DNS record that proves each. */
export function presentHosts(hosts: readonly HostRow[], domains: readonly DomainRow[]): CompanyHost[] {
  const rows = new Map(domains.map((row) => [row.domain, row]))
  return hosts.map((host) => {
    const row = rows.get(host.host)
    const proof = row && presentDomain(row)
    const state = stateOf(host)
    return {
      host: host.host,
      state: state === 'proven' && proof?.state === 'failing' ? 'failing' : state,
      recordName: recordName(host.host),
      recordText: proof?.recordText ?? null,
      checkedAt: proof?.checkedAt ?? null,
      until: proof?.until ?? null,
    }
  })
}

/** Presents the installation's hosts for an operator. */
export function presentInstalledHosts(rows: readonly InstalledHostRow[]): InstalledHost[] {
  return rows.map((row) => ({
    company: row.company_id,
    nombre: row.company,
    host: row.host,
    state: stateOf(row),
    since: row.since,
  }))
}

function stateOf({ basis, needs_operator }: HostRow): InstalledHost['state'] {
  if (basis !== null) return basis === 'operator' ? 'approved' : 'proven'
  return needs_operator ? 'operator' : 'pending'
}

/** Presents the installation's companies, as far as the person may know them. */
export function presentInstallation(
  member: ScopeMember,
  own: readonly StaffCompanyRow[],
  all: readonly InstalledCompanyRow[],
): AnswerOf<typeof listCompanies> {
  const shown =
    member.provider_company === null ? all : all.filter(({ id }) => id === member.provider_company)
  const roles = new Map(own.map(({ company_id, role }) => [company_id, role]))
  const companies = shown.map(({ id, nombre, nit, dv, hosts, created_at, staff, is_trial }) => ({
    id,
    nombre,
    nit: formatNit(nit, dv),
    hosts,
    createdAt: created_at,
    staff,
    isTrial: is_trial,
    isOwn: roles.has(id),
    mayCopy: roles.get(id) === 'administrador',
  }))
  return { isOperator: member.is_operator, companies }
}
