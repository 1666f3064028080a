import { fill } from '@enlace/contract/core/fill.ts'
import { versionTexts as texts } from '@enlace/contract/content/versions/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'

/** Says when a draft is published by itself, and that nothing of it changes until then; nothing where it is not planned. */
export function PlannedBanner({ publishAt }: { publishAt: string | null }) {
  if (publishAt === null) return null
  return <Banner kind="info">{fill(texts.isScheduled, { date: formatInstant(new Date(publishAt)) })}</Banner>
}
