import type { Company } from '@enlace/contract/core/company/schemas'
import { fill } from '@enlace/contract/core/fill'
import { frameTexts } from '@enlace/contract/core/frame/texts'

type LogoProps = { company: Pick<Company, 'logo' | 'nombre'> }

/** The company's logo, or its name where it has none. */
export function Logo({ company }: LogoProps) {
  if (!company.logo) return company.nombre
  return <img src={company.logo} alt={fill(frameTexts.logo, { company: company.nombre })} height={40} />
}
