import { backofficeTexts as texts } from '@enlace/contract/backoffice/texts.ts'
import type { StaffSession } from '@enlace/contract/staff/sign-in/schemas.ts'
import { chevronDownIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { switchCompany } from '../core/session/session-acts.ts'
import styles from './company-switch.module.css'

/** The company that is open, and the others where the person works: words with an arrow, not a field of a form. */
export function CompanySwitch({ staff: { company, companies } }: { staff: StaffSession }) {
  if (companies.length < 2) return <p className={styles.company}>{company.nombre}</p>
  return (
    <div className={styles.switch}>
      <select
        className={styles.choice}
        aria-label={texts.company}
        title={company.nombre}
        value={String(company.id)}
        onChange={(event) => void switchCompany(Number(event.target.value))}
      >
        {companies.map(({ id, nombre }) => (
          <option key={id} value={String(id)}>
            {nombre}
          </option>
        ))}
      </select>
      <Icon path={chevronDownIcon} />
    </div>
  )
}
