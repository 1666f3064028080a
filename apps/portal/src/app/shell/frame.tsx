import { useQuery } from '@tanstack/react-query'
import { fill } from '@enlace/contract/core/fill.ts'
import { menuTexts as texts } from '@enlace/contract/content/menu/texts.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { AppShell } from '@enlace/ui/app-shell.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { latePart } from '@enlace/web/content/late-part.tsx'
import { pathOf, useRoute } from '@enlace/web/place.ts'
import { announced } from '../../core/company/announced.ts'
import { readBoot } from '../../core/company/boot.ts'
import { Logo } from '../../core/company/logo.tsx'
import { CompanyBands } from '../../core/company/company-bands.tsx'
import { LateGuides } from '../../core/help/late-guides.tsx'
import { paths } from '../../core/paths.ts'
import { askerOf } from '../../core/session/asker.ts'
import { sessionContextQuery } from '../../core/session/queries.ts'
import { session } from '../../core/session/session.ts'
import { DrawnPart } from './drawn-part.tsx'

/** What stands over the page, beside its rows. */
export const loadBars = () => import('./bars.tsx')

// What stands over the page is the server's until it answers: the rows come first.
const Nav = lazyPart(async () => (await loadBars()).Nav)
const Context = lazyPart(async () => (await loadBars()).Context)
const Own = lazyPart(async () => (await loadBars()).Own)
const Finder = latePart(async () => (await loadBars()).Finder)
const Foot = latePart(async () => (await loadBars()).Foot)
const ViewBand = latePart(async () => (await import('./view-band.tsx')).ViewBand)
const ProviderMessage = latePart(
  async () => (await import('../../core/content/provider-message.tsx')).ProviderMessage,
)

/** The frame of a page for who is signed in: with the menu and the selectors. */
export function Frame({ children }: { children: ReactNode }) {
  const { company } = readBoot()
  const current = useSyncExternalStore(session.subscribe, session.read)
  const isSignedIn = current !== null
  const route = useRoute()
  const context = useQuery({ ...sessionContextQuery(), enabled: isSignedIn })
  const maintenance = useSyncExternalStore(announced.subscribe, announced.read)
  // It comes with the first move, which makes the page anew; coming late it would push down what is being read.
  const [first] = useState(route)
  return (
    <AppShell
      logo={<Logo company={company} />}
      homeHref={isSignedIn ? paths.startPage() : paths.login()}
      homeLabel={fill(pageTexts.homeOf, { company: company.nombre })}
      skipLabel={texts.skip}
      footer={<Foot />}
      banner={
        <>
          {current?.view && <ViewBand view={current.view} person={current.person} />}
          <CompanyBands company={company} maintenance={maintenance} />
          {isSignedIn && pathOf(route) !== pathOf(first) && <ProviderMessage isDismissible />}
        </>
      }
      {...(isSignedIn && {
        nav: (
          <Suspense fallback={<DrawnPart part="nav" />}>
            <Nav />
          </Suspense>
        ),
        openMenuLabel: texts.menu,
        closeMenuLabel: texts.closeMenu,
        context: (
          <Suspense fallback={<DrawnPart part="context" />}>
            <Context />
          </Suspense>
        ),
      })}
      user={
        isSignedIn ? (
          <Suspense fallback={<DrawnPart part="user" />}>
            <Own />
          </Suspense>
        ) : (
          <ButtonLink href={paths.login()}>{pageTexts.signIn}</ButtonLink>
        )
      }
    >
      {children}
      {isSignedIn && <Finder />}
      {isSignedIn && !current.view && (
        <LateGuides path={pathOf(route)} isMaster={askerOf(current, context.data).isMaster} />
      )}
    </AppShell>
  )
}
