import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { askerOf } from '../../core/session/asker.ts'
import { readBoot } from '../../core/company/boot.ts'
import { announced } from '../../core/company/announced.ts'
import { MaintenanceBand } from '../../core/company/maintenance-band.tsx'
import { LateGuides } from '../../core/help/late-guides.tsx'
import { payedRangeDays } from '../../core/session/parameters.ts'
import { menuOf } from '../../core/menu/menu.ts'
import { menuQuery } from '../../core/menu/queries.ts'
import { latePart } from '@enlace/web/content/late-part.tsx'
import { pathOf, useRoute } from '@enlace/web/place.ts'
import { sessionContextQuery } from '../../core/session/queries.ts'
import type { Membership } from '@enlace/contract/sign-in/session/schemas.ts'
import { toastFailure } from '@enlace/web/http/failure.ts'
import { selectBranch, session } from '../../core/session/session.ts'
import { signOut } from '../../core/session/lifetime/sign-out.ts'
import { ViewBand } from './view-band.tsx'
import { isOpenPlace } from '../routes/open-place.ts'
import { Shell } from './shell.tsx'

const ProviderMessage = latePart(
  async () => (await import('../../core/content/provider-message.tsx')).ProviderMessage,
)

/** The frame of a page for who is signed in: with the menu and the selectors. */
export function Frame({ children }: { children: ReactNode }) {
  const boot = readBoot()
  const current = useSyncExternalStore(session.subscribe, session.read)
  const isSignedIn = current !== null
  const route = useRoute()
  const context = useQuery({ ...sessionContextQuery(), enabled: isSignedIn })
  const ownMenu = useQuery({ ...menuQuery(), enabled: isSignedIn })
  const asker = askerOf(current, context.data)
  const menu = menuOf({
    asker,
    route,
    payedRangeDays: payedRangeDays(),
    ownItems: ownMenu.data?.menuContent ?? [],
    mayOpen: (wanted) => isOpenPlace(wanted, asker),
  })
  const maintenance = useSyncExternalStore(announced.subscribe, announced.read)
  // It comes with the first move, which makes the page anew; coming late it would push down what is being read.
  const [first] = useState(route)
  return (
    <Shell
      boot={boot}
      banner={
        <>
          {current?.view && (
            <ViewBand view={current.view} person={current.person} onEnd={() => void signOut()} />
          )}
          <MaintenanceBand maintenance={maintenance} />
          {isSignedIn && pathOf(route) !== pathOf(first) && <ProviderMessage isDismissible />}
        </>
      }
      menu={menu}
      session={current}
      accounts={context.data?.accounts ?? []}
      memberships={context.data?.memberships ?? []}
      onBranch={selectBranch}
      onMembership={(membership) => void moveTo(membership)}
      onSignOut={() => void signOut()}
    >
      {children}
      {isSignedIn && !current.view && <LateGuides path={pathOf(route)} isMaster={asker.isMaster} />}
    </Shell>
  )
}

/** Few work for several companies: what moves them comes when they ask for it. */
async function moveTo(membership: Membership): Promise<void> {
  try {
    const { switchCompany } = await import('../../core/session/lifetime/switch-company.ts')
    await switchCompany(membership)
  } catch (fault) {
    toastFailure(fault)
  }
}
