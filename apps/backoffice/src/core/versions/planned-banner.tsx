import { fill } from '@enlace/contract/core/fill'
import { versionTexts as texts } from '@enlace/contract/content/versions/texts'
import { formatInstant } from '@enlace/domain/calendar-date'
import { Banner } from '@enlace/ui/banner'

/** Says when a draft is published by itself, and that nothing of it changes until then; nothing where it is not planned. */
export function PlannedBanner({ publishAt }: { publishAt: string | null }) {
  if (publishAt === null) return null
  return <Banner kind="info">{fill(texts.isScheduled, { date: formatInstant(new Date(publishAt)) })}</Banner>
}
