import type { OtherAttention } from '@enlace/contract/dashboard/start/links.ts'
import type { StartFigures, StartPage } from '@enlace/contract/dashboard/start/schemas.ts'
import { startTexts as texts } from '@enlace/contract/dashboard/start/texts.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showFreshness } from '@enlace/web/document/shown.ts'
import { Activity } from './activity.tsx'
import { Attention } from './attention.tsx'
import type { NewCertificatesFigure } from './certificates-tile.tsx'
import { CashCalendar } from './calendar/cash-calendar.tsx'
import { LatestPostPanel } from './latest-post.tsx'
import { NextEventPanel } from './next-event.tsx'
import { Tiles } from './tiles.tsx'
import styles from './view.module.css'

type StartViewProps = {
  /** Nothing while it is on its way. */
  start: StartPage | undefined
  showsPayment: boolean
  shown: readonly (keyof StartFigures)[]
  questionsHref: string
  documentsHref: string
  certificates: NewCertificatesFigure | undefined
  attentionHrefs: Readonly<Record<OtherAttention, string>>
}

/** What a supplier wants to know first: what it is owed, what waits for it, when money comes, what happened. */
export function StartView({
  start,
  showsPayment,
  shown,
  questionsHref,
  documentsHref,
  certificates,
  attentionHrefs,
}: StartViewProps) {
  return (
    <Stack gap="regular">
      <PageHeading title={texts.title} stamp={start ? showFreshness(start.dataAsOf) : '\u00a0'} />
      <Tiles {...{ start, showsPayment, shown, questionsHref, documentsHref, certificates }} />
      <div className={styles.parts} data-single={!showsPayment || undefined}>
        <Attention items={start?.attention} hrefs={attentionHrefs} />
        <Stack gap="regular">
          {showsPayment && <CashCalendar calendar={start?.calendar} />}
          {start?.nextEvent && <NextEventPanel event={start.nextEvent} today={start.calendar.today} />}
          {start?.latestPost && <LatestPostPanel post={start.latestPost} />}
        </Stack>
        <Activity activity={start?.activity} today={start?.calendar.today} />
      </div>
    </Stack>
  )
}
