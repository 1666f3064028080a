import type { BootData } from '@enlace/contract/company/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { menuTexts as texts } from '@enlace/contract/content/menu/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import type { BranchAccount, Membership } from '@enlace/contract/sign-in/session/schemas.ts'
import { AppShell } from '@enlace/ui/app-shell.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { NavMenu } from '@enlace/ui/nav-menu.tsx'
import type { ReactNode } from 'react'
import { Footer } from '../../core/company/footer.tsx'
import { Logo } from '../../core/company/logo.tsx'
import { BellSlot } from '../../core/notifications/bell-slot.tsx'
import type { MenuGroup, MenuLink } from '../../core/menu/menu.ts'
import { paths } from '../../core/paths.ts'
import { SearchField } from '../../core/search/search-field.tsx'
import { Search } from '../../core/search/search.tsx'
import type { Session } from '../../core/session/session.ts'
import { Switcher } from './switcher.tsx'
import { UserMenu } from './user-menu.tsx'

type ShellProps = {
  boot: BootData
  menu: readonly (MenuLink | MenuGroup)[]
  session: Session | null
  accounts: readonly BranchAccount[]
  memberships: readonly Membership[]
  /** Notices over the whole width. */
  banner?: ReactNode
  onBranch: (thirdId: number | null) => void
  onMembership: (membership: Membership) => void
  onSignOut: () => void
  children: ReactNode
}

/** Header, menu, page and footer, from data handed in. */
export function Shell(props: ShellProps) {
  const { boot, session } = props
  const { company } = boot
  return (
    <AppShell
      logo={<Logo company={company} />}
      homeHref={session ? paths.startPage() : paths.login()}
      homeLabel={fill(pageTexts.homeOf, { company: company.nombre })}
      skipLabel={texts.skip}
      footer={<Footer company={company} flags={boot.flags} isSignedIn={session !== null} />}
      banner={props.banner}
      {...(session && {
        nav: (
          <NavMenu
            label={texts.menu}
            items={props.menu}
            externalLabel={pageTexts.newTab}
            moreLabel={texts.more}
          />
        ),
        openMenuLabel: texts.menu,
        closeMenuLabel: texts.closeMenu,
        context: (
          <Switcher
            company={company.nombre}
            accounts={props.accounts}
            memberships={props.memberships}
            thirdId={session.thirdId}
            onBranch={props.onBranch}
            onMembership={props.onMembership}
          />
        ),
      })}
      user={
        session ? (
          <>
            <SearchField />
            <BellSlot />
            <UserMenu
              person={session.person}
              membership={props.memberships.find(({ isCurrent }) => isCurrent)}
              onSignOut={props.onSignOut}
            />
          </>
        ) : (
          <ButtonLink href={paths.login()}>{pageTexts.signIn}</ButtonLink>
        )
      }
    >
      {props.children}
      {session && <Search {...props} thirdId={session.thirdId} />}
    </AppShell>
  )
}
