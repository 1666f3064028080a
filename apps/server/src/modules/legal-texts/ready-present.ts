import type { CompanyContact } from '@enlace/contract/company/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { readyLegalGaps, readyLegalTexts } from '@enlace/contract/legal-texts/ready-texts.ts'
import type { LegalCode } from '@enlace/contract/legal-texts/schemas.ts'
import { formatNit } from '@enlace/domain/nit.ts'

interface KnownCompany {
  nombre: string
  nit: string
  dv: number
  contact: Pick<CompanyContact, 'correo' | 'dir'>
}

/** Creates a first legal text with a company's data; missing data is marked in the text and listed. */
export function presentReadyText(
  code: LegalCode,
  { nombre, nit, dv, contact }: KnownCompany,
): { title: string; html: string; lacks: ('email' | 'address')[] } {
  const { title, html } = readyLegalTexts[code]
  const values = {
    nombre: escape(nombre),
    nit: formatNit(nit, dv),
    email: escape(contact.correo || readyLegalGaps.email),
    address: escape(contact.dir || readyLegalGaps.address),
  }
  const lacks = [
    ...(contact.correo === '' ? (['email'] as const) : []),
    ...(contact.dir === '' ? (['address'] as const) : []),
  ]
  return { title, html: fill(html, values), lacks }
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
