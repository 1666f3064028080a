import { useQuery } from '@tanstack/react-query'
import { Outlet, useLocation } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { askerOf } from '../core/company/asker.ts'
import { readBoot } from '../core/company/boot.ts'
import { payedRangeDays } from '../core/company/parameters.ts'
import { menuOf } from '../core/menu/menu.ts'
import { menuQuery } from '../core/menu/queries.ts'
import { sessionContextQuery } from '../core/session/queries.ts'
import { selectBranch, session } from '../core/session/session.ts'
import { signOut } from '../core/session/sign-out.ts'
import { switchCompany } from '../core/session/switch-company.ts'
import { Shell } from './shell.tsx'

/** The frame of every page but the login: with the menu and the selectors for who is signed in. */
export function Frame() {
  const boot = readBoot()
  const current = useSyncExternalStore(session.subscribe, session.read)
  const isSignedIn = current !== null
  const { href } = useLocation()
  const context = useQuery({ ...sessionContextQuery(), enabled: isSignedIn })
  const ownMenu = useQuery({ ...menuQuery(), enabled: isSignedIn })
  const menu = menuOf({
    asker: askerOf(current),
    route: href,
    payedRangeDays: payedRangeDays(),
    ownItems: ownMenu.data?.menuContent ?? [],
  })
  return (
    <Shell
      boot={boot}
      menu={menu}
      session={current}
      accounts={context.data?.accounts ?? []}
      memberships={context.data?.memberships ?? []}
      onBranch={selectBranch}
      onMembership={(id) => void switchCompany(id)}
      onSignOut={() => void signOut()}
    >
      <Outlet />
    </Shell>
  )
}
