import type { QueryClient } from '@tanstack/react-query'
import type { StaffSession } from '@enlace/contract/staff/sign-in/schemas.ts'
import { roomSentence } from '@enlace/contract/operations/texts.ts'
import { alarmSentence, signInAlarmTexts } from '@enlace/contract/sign-in/alarm/texts.ts'
import { trialBandTexts } from '@enlace/contract/trial/band-texts.ts'
import { PageHelp } from '@enlace/ui/core/page-help.ts'
import { Band } from '@enlace/ui/band.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { infoIcon, warningIcon } from '@enlace/ui/core/icons.ts'
import { latePart } from '@enlace/web/content/late-part.tsx'
import { pathOf, useRoute } from '@enlace/web/place.ts'
import { FaultBoundary } from '@enlace/web/screen/fault-boundary.tsx'
import { useFoundPage } from '@enlace/web/screen/found-page.ts'
import { announcerId } from '@enlace/web/screen/heading.ts'
import { FailedPage } from '@enlace/web/screen/failed-page.tsx'
import { useCallback, useEffect } from 'react'
import { paths } from '../core/paths.ts'
import { useLiveCounts, useRoom, useSignInAlarm } from '../core/live/live.ts'
import { LateGuides } from '../core/help/late-guides.tsx'
import { watchLive } from '../core/live/watch.ts'
import { useMayWrite } from '../core/session/staff-session.ts'
import { useFirstRun } from '../features/first-run/use-first-run.ts'
import { findPage } from './find-page.ts'
import { menuOf } from './menu.ts'
import { screens } from './screens.ts'
import { Search } from './search/search.tsx'
import { Shell } from './shell.tsx'

const ScreenHelp = latePart(async () => (await import('../core/help/screen-help.tsx')).ScreenHelp)
const StepBand = latePart(async () => (await import('../features/first-run/step-band.tsx')).StepBand)

/** What is behind the login: the menu of the role, and the page that the hash names. */
export function Inside({ client, staff }: { client: QueryClient; staff: StaffSession }) {
  const route = useRoute()
  const find = useCallback((wanted: string) => findPage(wanted, client), [client])
  const { page, failure, retry } = useFoundPage(undefined, find)
  const counts = useLiveCounts()
  const room = useRoom()
  const alarm = useSignInAlarm()
  const setsUp = useMayWrite('settings')
  const isSettingUp = useFirstRun(setsUp)?.steps.some(({ state }) => state === 'left') === true
  useEffect(() => watchLive(staff), [staff])
  const menu = menuOf(screens, staff.rol, route, {
    counts,
    modules: staff.modules,
    ...(isSettingUp && { first: paths.firstRun.pattern }),
  })
  return (
    <Shell
      staff={staff}
      menu={menu}
      banner={
        <>
          {staff.company.isTrial && (
            <Band kind="info" icon={infoIcon}>
              {trialBandTexts.band} <Link href={paths.trial()}>{trialBandTexts.link}</Link>
            </Band>
          )}
          {setsUp && <StepBand route={route} />}
          {room && (
            <Band kind="warning" icon={warningIcon}>
              {roomSentence(room)}
            </Band>
          )}
          {alarm && (
            <Band kind="warning" icon={warningIcon}>
              {alarmSentence(alarm, formatInstant(new Date(alarm.at)))}{' '}
              <Link href={paths.audit({}, { tema: 'rechazos' })}>{signInAlarmTexts.open}</Link>
            </Band>
          )}
        </>
      }
    >
      <p id={announcerId} className="visually-hidden" role="status" />
      {failure !== undefined ? (
        <FailedPage failure={failure} onRetry={retry} />
      ) : (
        page && (
          <FaultBoundary key={page.key}>
            <PageHelp value={<ScreenHelp path={page.path} />}>
              <page.Host params={page.params} search={page.search} />
            </PageHelp>
          </FaultBoundary>
        )
      )}
      <Search staff={staff} menu={menu} />
      <LateGuides path={pathOf(route)} isAdministrator={staff.rol === 'administrador'} />
    </Shell>
  )
}
