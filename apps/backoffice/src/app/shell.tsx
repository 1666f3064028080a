import { backofficeTexts as texts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { ownAccountTexts } from '@enlace/contract/sign-in/own-account/texts.ts'
import type { StaffSession } from '@enlace/contract/staff/sign-in/schemas.ts'
import { staffRoleTexts } from '@enlace/contract/staff/sign-in/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { staffRight } from '@enlace/domain/staff-roles.ts'
import { AppShell } from '@enlace/ui/app-shell.tsx'
import { documentIcon, externalIcon, signOutIcon, userIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { Menu } from '@enlace/ui/menu.tsx'
import { type NavGroup, type NavLink, NavMenu } from '@enlace/ui/nav-menu.tsx'
import { Select } from '@enlace/ui/select.tsx'
import type { ReactNode } from 'react'
import { readBoot } from '../core/session/boot.ts'
import { paths } from '../core/paths.ts'
import { signOut, switchCompany } from '../core/session/session-acts.ts'
import styles from './shell.module.css'

type ShellProps = {
  staff: StaffSession
  menu: readonly (NavLink | NavGroup)[]
  /** What stands over every page while it is so. */
  banner?: ReactNode
  children: ReactNode
}

/** Header, menu and page of the back office. */
export function Shell({ staff, menu, banner, children }: ShellProps) {
  return (
    <AppShell
      logo={<span className={styles.product}>{texts.product}</span>}
      homeHref={paths.start()}
      homeLabel={texts.home}
      skipLabel={texts.skip}
      nav={<NavMenu label={texts.menu} items={menu} externalLabel={texts.newTab} />}
      openMenuLabel={texts.menu}
      closeMenuLabel={texts.closeMenu}
      context={<CompanySelect staff={staff} />}
      user={<StaffMenu staff={staff} />}
      banner={banner}
    >
      {children}
    </AppShell>
  )
}

/** The company that is open, and the others where the person works. */
function CompanySelect({ staff: { company, companies } }: { staff: StaffSession }) {
  if (companies.length < 2) return <span className={styles.company}>{company.nombre}</span>
  return (
    <Select
      label={texts.company}
      isLabelHidden
      value={String(company.id)}
      options={companies.map(({ id, nombre }) => ({ value: String(id), label: nombre }))}
      onChange={(event) => void switchCompany(Number(event.target.value))}
    />
  )
}

function StaffMenu({ staff }: { staff: StaffSession }) {
  const name = `${staff.firstName} ${staff.lastName}`.trim() || staff.email
  return (
    <Menu
      label={name}
      trigger={
        <>
          <Icon path={userIcon} />
          <span className={styles.name}>{name}</span>
        </>
      }
      head={
        <>
          {staff.email}
          <br />
          {fill(texts.role, { rol: staffRoleTexts[staff.rol] })}
          {staff.ends_on && (
            <>
              <br />
              {fill(texts.until, { fecha: formatDate(staff.ends_on) })}
            </>
          )}
          {staff.isConfined && (
            <>
              <br />
              {fill(texts.confined, { company: staff.company.nombre })}
            </>
          )}
        </>
      }
      items={[
        { id: 'own-account', label: ownAccountTexts.title, icon: userIcon, href: paths.ownAccount() },
        { id: 'portal', label: texts.portal, icon: externalIcon, href: readBoot().portalUrl },
        // Of the same origin, beside the application.
        ...(staffRight(staff.rol, 'settings')
          ? [{ id: 'api', label: texts.api, icon: documentIcon, href: 'docs' }]
          : []),
        { id: 'sign-out', label: texts.signOut, icon: signOutIcon, onSelect: () => void signOut() },
      ]}
    />
  )
}
