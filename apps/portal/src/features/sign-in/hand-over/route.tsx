import { handOverTexts as texts } from '@enlace/contract/sign-in/hand-over/texts.ts'
import { useEffect, useState } from 'react'
import { paths } from '../../../core/paths.ts'
import { pageRoute } from '@enlace/web/screen/page-route.tsx'
import { reloadAt } from '../../../core/session/reload-at.ts'
import { arrive } from './queries.ts'
import { Arriving, Refused } from './view.tsx'

/** `/hand-over`: where a session arrives that was handed over to this host; its code has left the address already. */
export const handOverRoute = pageRoute({
  path: paths.handedOver.pattern,
  title: texts.title,
  Page: HandOverPage,
})

function HandOverPage() {
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    let isShown = true
    void arrive().then((arrival) => {
      if (!isShown) return
      if (arrival === 'opened') reloadAt(paths.accountStatements({ days: 0 }))
      else setRefusal(arrival.message)
    })
    return () => {
      isShown = false
    }
  }, [])
  return refusal === undefined ? <Arriving /> : <Refused reason={refusal} />
}
