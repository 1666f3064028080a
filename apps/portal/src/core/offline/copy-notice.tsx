import { fill } from '@enlace/contract/core/fill.ts'
import { offlineTexts as texts } from '@enlace/contract/core/offline/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { refreshIcon } from '@enlace/ui/core/icons.ts'
import { useAway } from '@enlace/web/connection.ts'
import styles from './copy-notice.module.css'
import { hasOldSums } from './of-today.ts'

/** What a query tells of its answer. */
type CopyNoticeProps = {
  data: unknown
  dataUpdatedAt: number
  isError: boolean
  /** Shown is the answer to another question, while this one's is on its way. */
  isPlaceholderData: boolean
  isFetching: boolean
  refetch: () => Promise<unknown>
}

/** Above a document screen: that what it shows is a copy, and of when, while the server does not answer. */
export function CopyNotice(query: CopyNoticeProps) {
  const { data, dataUpdatedAt, isError, isPlaceholderData, isFetching, refetch } = query
  const isAway = useAway()
  if (data === undefined || isPlaceholderData || !(isAway || isError)) return null
  const instant = formatInstant(new Date(dataUpdatedAt))
  return (
    <div className={styles.notice}>
      <Banner
        kind={isAway ? 'offline' : 'warning'}
        action={
          <Button icon={refreshIcon} isBusy={isFetching} onClick={() => void refetch()}>
            {texts.retry}
          </Button>
        }
      >
        {fill(isAway ? texts.copy : texts.failedCopy, { instant })}
        {hasOldSums(data, dataUpdatedAt) && ` ${texts.oldTotals}`}
      </Banner>
    </div>
  )
}
