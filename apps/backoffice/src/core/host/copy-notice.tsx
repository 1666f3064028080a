import { offlineTexts as texts } from '@enlace/contract/core/offline/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { refreshIcon } from '@enlace/ui/core/icons.ts'
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
