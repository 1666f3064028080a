import type { BootData } from '@enlace/contract/company/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { bellTexts } from '@enlace/contract/notifications/bell-texts.ts'
import { menuTexts } from '@enlace/contract/content/menu/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { AppShell } from '@enlace/ui/app-shell.tsx'
import { bellIcon, userIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { NavMenu } from '@enlace/ui/nav-menu.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Logo } from '../../core/company/logo.tsx'
import { CompanyBands } from '../../core/company/company-bands.tsx'
import { menuOf } from '../../core/menu/menu.ts'
import { paths } from '../../core/paths.ts'
import { SearchField } from '../../core/search/search-field.tsx'
import { Switcher } from './switcher.tsx'

const nothing = () => undefined
/** What comes with the application, in its place. */
const waiting = [
  { icon: bellIcon, label: bellTexts.label.none },
  { icon: userIcon, label: menuTexts.userProfile },
]

/**
 * The frame without its page, while the application loads: the server does not know which place the hash names, nor who
 * is signed in. The menu is what everybody has of the company's; the application adds a master's.
 */
export function SkeletonPage({ boot: { company, flags, maintenance, parameters } }: { boot: BootData }) {
  const menu = menuOf({
    asker: { isAuthenticated: true, isMaster: false, flags, permissions: null },
    route: '',
    payedRangeDays: parameters.payed_range_days,
    ownItems: [],
    mayOpen: () => true,
  })
  return (
    <AppShell
      logo={<Logo company={company} />}
      homeHref={paths.startPage()}
      homeLabel={fill(pageTexts.homeOf, { company: company.nombre })}
      skipLabel={menuTexts.skip}
      nav={
        <NavMenu
          label={menuTexts.menu}
          items={menu}
          externalLabel={pageTexts.newTab}
          moreLabel={menuTexts.more}
        />
      }
      openMenuLabel={menuTexts.menu}
      closeMenuLabel={menuTexts.closeMenu}
      context={
        <Switcher
          company={company.nombre}
          accounts={[]}
          memberships={[]}
          thirdId={null}
          onBranch={nothing}
          onMembership={nothing}
        />
      }
      user={
        <>
          <SearchField />
          {waiting.map(({ icon, label }) => (
            <IconButton key={icon} icon={icon} label={label} inert />
          ))}
        </>
      }
      banner={<CompanyBands company={company} maintenance={maintenance} />}
    >
      <p className="visually-hidden" role="status" data-until-late>
        {pageTexts.loading}
      </p>
      <Skeleton width="short" />
      <Skeleton lines={6} />
    </AppShell>
  )
}
