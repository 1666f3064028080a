import { type LegalCode, legalCodes } from '@enlace/contract/legal-texts/schemas.ts'
import type { CertificateReadiness } from '@enlace/contract/certificates/settings/readiness-schemas.ts'
import type { ModuleFlags } from '@enlace/contract/company/schemas.ts'
import { templateNames } from '@enlace/contract/content/places.ts'
import type { TemplateSource } from '@enlace/contract/content/templates/template-sources.ts'
import { Scope } from '@enlace/database/scope.ts'
import { approverState, findApprovers } from '../bank-accounts/index.ts'
import { findOffered } from '../catalogues/index.ts'
import { readReadiness } from '../certificates/index.ts'
import { type KeptCompany, flagsOf } from '../company/index.ts'
import { findContactOptions } from '../contact-us/index.ts'
import { htmlOf, pageInfoOf, findPage, findTemplate } from '../content/index.ts'
import type { Service } from '../../core/http/service.ts'
import { demandsOf, type TemplateDemands } from '../supplier-registration/index.ts'

/** What visitors, suppliers and the staff find in a company's portal. */
export interface PortalWalk {
  flags: ModuleFlags
  /** The demands of the registration form; null if the portal has none. */
  form: TemplateDemands | null
  /** The option lists of the form that require a choice but are empty. */
  emptyLists: readonly TemplateSource[]
  subjects: number
  channels: number
  /** The legal texts that the portal serves. */
  legal: readonly LegalCode[]
  certificates: CertificateReadiness
  /** The number of users who decide about bank account changes, including those still in their waiting time. */
  approvers: number
}

/**
 * Inspects a company's portal with the queries that serve its visitors, in a visitor's scope, so that a row that
 * visitors cannot see counts as missing. Staff data is read in a staff scope.
 */
export async function walkPortal(
  service: Pick<Service, 'db' | 'settings'>,
  scope: Scope,
  company: KeptCompany,
): Promise<PortalWalk> {
  const { db } = service
  const visitor = Scope.ofVisitor(company.id)
  const html = htmlOf(await findTemplate(db, visitor, templateNames.supplierRegistration), 'template')
  const form = html.trim() === '' ? null : demandsOf(html)
  const legal = await Promise.all(
    legalCodes.map(async (code) => {
      const page = pageInfoOf(code, await findPage(db, visitor, code))
      return page.html.trim() === '' ? [] : [code]
    }),
  )
  const approvers = await findApprovers(db, scope)
  return {
    flags: flagsOf(company.settings),
    form,
    emptyLists: await emptyListsOf(service, visitor, form?.lists ?? []),
    subjects: (await findContactOptions(db, visitor, 'affairs')).length,
    channels: (await findContactOptions(db, visitor, 'contact-through')).length,
    legal: legal.flat(),
    certificates: await readReadiness(service, scope, company),
    approvers: approvers.filter((one) => ['vigente', 'en_espera'].includes(approverState(one))).length,
  }
}

/** Returns the form's empty lists. Cities are searched; sub-activities come with each activity. */
async function emptyListsOf(
  { db }: Pick<Service, 'db'>,
  visitor: Scope,
  lists: readonly TemplateSource[],
): Promise<TemplateSource[]> {
  const found = await Promise.all(
    lists.map(async (list) => {
      if (list === 'cities' || list === 'economic-sub-activities') return []
      return (await findOffered(db, visitor, list)).length === 0 ? [list] : []
    }),
  )
  return found.flat()
}
