import { timing } from '@enlace/contract/core/timing.ts'
import { offlineExpectationTexts as texts } from '@enlace/contract/offline-expectation/texts.ts'
import { useEffect, useState } from 'react'
import { readBoot } from '../../core/company/boot.ts'
import { askPageStatus } from '../../core/connection/page-status.ts'
import { paths } from '../../core/paths.ts'
import { goTo } from '@enlace/web/place.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { countdownTo } from './countdown.ts'
import { OfflineExpectationView } from './view.tsx'

/** `/offline-expectation`: waits until the portal is on line again, and goes to the login then (spec 4). */
export const offlineExpectationRoute = pageRoute({
  path: paths.offlineExpectation.pattern,
  title: texts.title,
  Page: OfflineExpectationPage,
})

function OfflineExpectationPage() {
  const { company, flags } = readBoot()
  const [offlineTime, setOfflineTime] = useState(flags.offlineTime)
  const [isAway, setIsAway] = useState(false)
  const now = useNow()
  const returnsAt = offlineTime === null ? undefined : new Date(offlineTime)
  const left = returnsAt && countdownTo(returnsAt.getTime(), now)
  const isDue = returnsAt !== undefined && left === undefined

  useEffect(() => {
    let isWaiting = true
    const ask = async () => {
      const status = await askPageStatus()
      if (!isWaiting) return
      if (status.kind === 'online') goTo(paths.login(), { replaces: true })
      else if (status.kind === 'offline') setOfflineTime(status.offlineTime)
      setIsAway(status.kind === 'away')
    }
    const askAgain = () => void ask()
    askAgain()
    const timer = setInterval(askAgain, timing.offlineRecheck)
    window.addEventListener('online', askAgain)
    return () => {
      isWaiting = false
      clearInterval(timer)
      window.removeEventListener('online', askAgain)
    }
    // The hour of return is a moment to ask, too.
  }, [isDue])

  return <OfflineExpectationView company={company} returnsAt={returnsAt} left={left} isAway={isAway} />
}

/** The time of the moment, told every second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
