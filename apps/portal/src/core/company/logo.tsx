import type { Company } from '@enlace/contract/core/company/schemas'
import { fill } from '@enlace/contract/core/fill'
import { pageTexts } from '@enlace/contract/core/pages/texts'

type LogoProps = { company: Pick<Company, 'logo' | 'nombre'> }

/** The company's logo, or its name where it has none. */
export function Logo({ company }: LogoProps) {
  if (!company.logo) return company.nombre
  return <img src={company.logo} alt={fill(pageTexts.logo, { company: company.nombre })} height={40} />
}
