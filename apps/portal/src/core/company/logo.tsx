import type { Company } from '@enlace/contract/company/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { frameTexts } from '@enlace/contract/core/frame/texts.ts'
import styles from './logo.module.css'

type LogoProps = { company: Pick<Company, 'logo' | 'nombre'> }

/** The company's logo, or its name where it has none. */
export function Logo({ company }: LogoProps) {
  if (!company.logo) return company.nombre
  return (
    <img
      className={styles.logo}
      src={company.logo}
      alt={fill(frameTexts.logo, { company: company.nombre })}
    />
  )
}
