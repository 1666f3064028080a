import type { BootData, PlatformParameters } from '@enlace/contract/company/schemas.ts'
import type { Membership } from '@enlace/contract/sign-in/session/schemas.ts'
import { readItem, writeItems } from './items.ts'

/** Keeps what the company set, under the specification's names (spec 3, Server platform parameters). */
export function keepParameters(parameters: PlatformParameters, favicon: string): void {
  writeItems({ ...parameters, favicon })
}

/** Keeps the company that the person works with, and the list to which it belongs. */
export function keepCompany({ company, parameters }: BootData): void {
  writeItems({
    companie: { id: company.id, nombre: company.nombre, nit: company.nit },
    companies: [{ id: company.id, nombre: company.nombre }],
  })
  keepParameters(parameters, company.favicon)
}

/** Keeps the companies between which the person may choose (spec 3, companies). */
export function keepCompanies(memberships: readonly Membership[]): void {
  const names = new Map(memberships.map(({ company, companyName }) => [company, companyName]))
  writeItems({ companies: [...names].map(([id, nombre]) => ({ id, nombre })) })
}

/** The window of paid invoices that links use: 30 days unless the company set another (spec 9). */
export function payedRangeDays(): number {
  const days = Number(readItem('payed_range_days') ?? '')
  return Number.isInteger(days) && days > 0 ? days : 30
}
