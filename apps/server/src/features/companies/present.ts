import { createHash } from 'node:crypto'
import type { AnswerOf } from '@enlace/contract/core/call'
import type { getOwnCompany, listCompanies } from '@enlace/contract/features/companies/calls'
import { formatNit } from '@enlace/domain/nit'
import { contactOf } from '../../core/company/rules.ts'
import type { ScopeMember } from '../../core/staff/commands.ts'
import type { StaffCompanyRow } from '../../core/staff/queries.ts'
import type { InstalledCompanyRow, OwnCompany } from './queries.ts'

const contactOfRow = (found: OwnCompany) => contactOf(new Map([['contact_info', found.contact]]))

/** Another text as soon as the company's name or contact is another. */
export function versionOfOwn(found: OwnCompany): string {
  const held = JSON.stringify([found.company.nombre, contactOfRow(found)])
  return createHash('sha256').update(held).digest('base64url').slice(0, 22)
}

/** The company as its own staff sees it; `shared` is the company at the address that none claims. */
export function presentOwn(
  found: OwnCompany,
  { publicUrl, shared }: { publicUrl: string; shared: number | undefined },
): AnswerOf<typeof getOwnCompany> {
  const { id, nombre, nit, dv } = found.company
  return {
    id,
    nombre,
    nit: formatNit(nit, dv),
    contact: contactOfRow(found),
    hosts: found.hosts,
    portalUrl: publicUrl,
    isAtPortalUrl: shared === id,
    version: versionOfOwn(found),
  }
}

/** The installation's companies as somebody may know them. */
export function presentInstallation(
  member: ScopeMember,
  own: readonly StaffCompanyRow[],
  all: readonly InstalledCompanyRow[],
): AnswerOf<typeof listCompanies> {
  const shown =
    member.provider_company === null ? all : all.filter(({ id }) => id === member.provider_company)
  const roles = new Map(own.map(({ company_id, role }) => [company_id, role]))
  const companies = shown.map(({ id, nombre, nit, dv, hosts, created_at, staff }) => ({
    id,
    nombre,
    nit: formatNit(nit, dv),
    hosts,
    createdAt: created_at,
    staff,
    isOwn: roles.has(id),
    mayCopy: roles.get(id) === 'administrador',
  }))
  return { isOperator: member.is_operator, companies }
}
