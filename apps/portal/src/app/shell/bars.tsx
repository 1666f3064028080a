import { useQuery } from '@tanstack/react-query'
import { menuTexts as texts } from '@enlace/contract/content/menu/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import type { Membership } from '@enlace/contract/sign-in/session/schemas.ts'
import { NavMenu } from '@enlace/ui/nav-menu.tsx'
import { toastFailure } from '@enlace/web/http/failure.ts'
import { useRoute } from '@enlace/web/place.ts'
import { useSyncExternalStore } from 'react'
import { readBoot } from '../../core/company/boot.ts'
import { Footer } from '../../core/company/footer.tsx'
import { menuOf } from '../../core/menu/menu.ts'
import { menuQuery } from '../../core/menu/queries.ts'
import { BellSlot } from '../../core/notifications/bell-slot.tsx'
import { SearchField } from '../../core/search/search-field.tsx'
import { Search } from '../../core/search/search.tsx'
import { askerOf } from '../../core/session/asker.ts'
import { signOut } from '../../core/session/lifetime/sign-out.ts'
import { payedRangeDays } from '../../core/session/parameters.ts'
import { sessionContextQuery } from '../../core/session/queries.ts'
import { selectBranch, session } from '../../core/session/session.ts'
import { isOpenPlace } from '../routes/open-place.ts'
import { Switcher } from './switcher.tsx'
import { UserMenu } from './user-menu.tsx'

const none: readonly never[] = []

/** Who is signed in, and what the server says of it. */
function useSignedIn() {
  const current = useSyncExternalStore(session.subscribe, session.read)
  const { data: context } = useQuery({ ...sessionContextQuery(), enabled: current !== null })
  return { current, context, memberships: context?.memberships ?? none }
}

function useMenu() {
  const { current, context } = useSignedIn()
  const route = useRoute()
  const { data: own } = useQuery({ ...menuQuery(), enabled: current !== null })
  const asker = askerOf(current, context)
  return menuOf({
    asker,
    route,
    payedRangeDays: payedRangeDays(),
    ownItems: own?.menuContent ?? none,
    mayOpen: (wanted) => isOpenPlace(wanted, asker),
  })
}

/** The menu of who is signed in. */
export function Nav() {
  const menu = useMenu()
  return <NavMenu label={texts.menu} items={menu} externalLabel={pageTexts.newTab} moreLabel={texts.more} />
}

/** The company and the branch that are chosen. */
export function Context() {
  const { current, context, memberships } = useSignedIn()
  return (
    <Switcher
      company={readBoot().company.nombre}
      accounts={context?.accounts ?? none}
      memberships={memberships}
      thirdId={current?.thirdId ?? null}
      onBranch={selectBranch}
      onMembership={(membership) => void moveTo(membership)}
    />
  )
}

/** The way to the search, the bell and the person's own menu. */
export function Own() {
  const { current, memberships } = useSignedIn()
  return (
    current && (
      <>
        <SearchField />
        <BellSlot />
        <UserMenu
          person={current.person}
          membership={memberships.find(({ isCurrent }) => isCurrent)}
          onSignOut={() => void signOut()}
        />
      </>
    )
  )
}

/** The search over everything. */
export function Finder() {
  const { current, context, memberships } = useSignedIn()
  const menu = useMenu()
  return (
    current && (
      <Search
        menu={menu}
        accounts={context?.accounts ?? none}
        memberships={memberships}
        thirdId={current.thirdId}
        onBranch={selectBranch}
        onMembership={(membership) => void moveTo(membership)}
        onSignOut={() => void signOut()}
      />
    )
  )
}

/** The foot of every page behind the login. */
export function Foot() {
  const { company, flags } = readBoot()
  return <Footer company={company} flags={flags} isSignedIn />
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
