import { backofficeTexts as texts } from '@enlace/contract/backoffice/texts.ts'
import { searchFieldTexts } from '@enlace/contract/search/field-texts.ts'
import { deskSearchTexts } from '@enlace/contract/search/desk/texts.ts'
import type { StaffSession } from '@enlace/contract/staff/sign-in/schemas.ts'
import type { SideGroup, SideLink } from '@enlace/ui/side-nav.tsx'
import { SideShell } from '@enlace/ui/side-shell.tsx'
import { PrintHead } from '@enlace/web/screen/print-head.tsx'
import { searchOpening } from '@enlace/web/search/opening.ts'
import { type ReactNode, useState } from 'react'
import { paths } from '../core/paths.ts'
import { Mark } from '../core/screen/mark.tsx'
import { keepFolded, readFolded } from '../core/session/folded.ts'
import { CompanySwitch } from './company-switch.tsx'
import { StaffMenu } from './staff-menu.tsx'

type ShellProps = {
  staff: StaffSession
  menu: readonly (SideLink | SideGroup)[]
  /** What stands over every page while it is so. */
  banner?: ReactNode
  children: ReactNode
}

/** Sidebar and page of the back office. */
export function Shell({ staff, menu, banner, children }: ShellProps) {
  const [isFolded, setIsFolded] = useState(readFolded)
  const fold = (next: boolean) => {
    setIsFolded(next)
    keepFolded(next)
  }
  return (
    <SideShell
      texts={texts}
      mark={<Mark />}
      product={texts.name}
      homeHref={paths.start()}
      items={menu}
      context={<CompanySwitch staff={staff} />}
      search={{
        label: searchFieldTexts.open,
        keys: searchFieldTexts.keys,
        hint: deskSearchTexts.openHint,
        onOpen: searchOpening.open,
      }}
      user={<StaffMenu staff={staff} />}
      banner={banner}
      isFolded={isFolded}
      onFold={fold}
    >
      <PrintHead company={staff.company.nombre} party={texts.name} />
      {children}
    </SideShell>
  )
}
