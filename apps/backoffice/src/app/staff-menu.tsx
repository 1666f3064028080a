import { backofficeTexts as texts } from '@enlace/contract/backoffice/texts.ts'
import { helpTitle } from '@enlace/contract/help/title-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { ownAccountTexts } from '@enlace/contract/sign-in/own-account/texts.ts'
import type { StaffSession } from '@enlace/contract/staff/sign-in/schemas.ts'
import { staffRoleTexts } from '@enlace/contract/staff/sign-in/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { staffRight } from '@enlace/domain/staff-roles.ts'
import { documentIcon, externalIcon, helpIcon, signOutIcon, userIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { Menu } from '@enlace/ui/menu.tsx'
import { useSchemeSection } from '@enlace/web/scheme-section.ts'
import { readBoot } from '../core/session/boot.ts'
import { paths } from '../core/paths.ts'
import { signOut } from '../core/session/session-acts.ts'
import styles from './shell.module.css'

/** The person's own menu: who it is, its account, how the product looks, and the way out. */
export function StaffMenu({ staff }: { staff: StaffSession }) {
  const name = `${staff.firstName} ${staff.lastName}`.trim() || staff.email
  return (
    <Menu
      label={name}
      trigger={
        <>
          <Icon path={userIcon} size={20} />
          <span className={styles.name}>{name}</span>
        </>
      }
      head={<Whose staff={staff} />}
      items={[
        { id: 'own-account', label: ownAccountTexts.title, icon: userIcon, href: paths.ownAccount() },
        { id: 'portal', label: texts.portal, icon: externalIcon, href: readBoot().portalUrl },
        // Of the same origin, beside the application.
        ...(staffRight(staff.rol, 'settings')
          ? [{ id: 'api', label: texts.api, icon: documentIcon, href: 'docs' }]
          : []),
        { id: 'help', label: helpTitle, icon: helpIcon, href: paths.help() },
        useSchemeSection(),
        { id: 'sign-out', label: texts.signOut, icon: signOutIcon, onSelect: () => void signOut() },
      ]}
    />
  )
}

function Whose({ staff }: { staff: StaffSession }) {
  const lines = [
    staff.email,
    fill(texts.role, { rol: staffRoleTexts[staff.rol] }),
    ...(staff.ends_on ? [fill(texts.until, { fecha: formatDate(staff.ends_on) })] : []),
    ...(staff.isConfined ? [fill(texts.confined, { company: staff.company.nombre })] : []),
  ]
  return lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ))
}
