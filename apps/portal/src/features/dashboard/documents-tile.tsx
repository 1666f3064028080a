import type { StartPage } from '@enlace/contract/dashboard/start/schemas.ts'
import { requiredDocumentTileTexts as texts } from '@enlace/contract/required-documents/tile-texts.ts'
import { Kpi } from '@enlace/ui/kpi.tsx'
import { countText } from '@enlace/web/document/shown.ts'

type DocumentsTileProps = {
  /** Nothing while it is on its way. */
  documents: StartPage['documents'] | undefined
  href: string
}

/** How many documents need something of the supplier, and what that is of each; then those that the company looks at. */
export function DocumentsTile({ documents, href }: DocumentsTileProps) {
  if (!documents) return <Kpi label={texts.label} value={0} note={'\u00a0'} isLoading />
  const { asked, expiring, wrong, missing, inReview } = documents
  const parts = [
    ...(wrong > 0 ? [countText(texts.wrong, wrong)] : []),
    ...(missing > 0 ? [countText(texts.missing, missing)] : []),
    ...(expiring > 0 ? [countText(texts.expiring, expiring)] : []),
    ...(inReview > 0 ? [countText(texts.inReview, inReview)] : []),
  ]
  const note = parts.length > 0 ? parts.join(' · ') : asked === 0 ? texts.nothingAsked : texts.none
  return (
    <Kpi
      label={texts.label}
      value={wrong + missing + expiring}
      note={note}
      href={href}
      {...(wrong > 0 && { tone: 'bad' as const })} // the tone's own word
    />
  )
}
