import { offlineTexts as texts } from '@enlace/contract/core/offline/texts'
import { fill } from '@enlace/contract/core/fill'
import { formatInstant } from '@enlace/domain/calendar-date'
import { Banner } from '@enlace/ui/banner'
import { Button } from '@enlace/ui/button'
import { refreshIcon } from '@enlace/ui/core/icons'
import type { ShownQuery } from '@enlace/web/screen/surroundings.ts'

/** Above a screen whose newer data did not come: of when it is, and the way to ask again. */
export function CopyNotice({ data, dataUpdatedAt, isError, isFetching, refetch }: ShownQuery) {
  if (data === undefined || !isError) return null
  return (
    <Banner
      kind="warning"
      action={
        <Button icon={refreshIcon} isBusy={isFetching} onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      }
    >
      {fill(texts.failedCopy, { instant: formatInstant(new Date(dataUpdatedAt)) })}
    </Banner>
  )
}
