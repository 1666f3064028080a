import type { StartPage } from '@enlace/contract/dashboard/start/schemas.ts'
import { requiredDocumentTileTexts as texts } from '@enlace/contract/required-documents/tile-texts.ts'
import { Kpi } from '@enlace/ui/kpi.tsx'
import { countText } from '@enlace/web/document/shown.ts'

type DocumentsTileProps = {
  /** Nothing while it is on its way. */
  documents: StartPage['documents'] | undefined
  href: string
}

/** How many of the supplier's documents end soon, and how many are good no more or were never sent. */
export function DocumentsTile({ documents, href }: DocumentsTileProps) {
  if (!documents) return <Kpi label={texts.label} value={0} note={'\u00a0'} isLoading />
  const { asked, expiring, wrong, missing, inReview } = documents
  const others = [
    ...(wrong > 0 ? [countText(texts.wrong, wrong)] : []),
    ...(missing > 0 ? [countText(texts.missing, missing)] : []),
    ...(inReview > 0 ? [countText(texts.inReview, inReview)] : []),
  ]
  const standing = asked === 0 ? texts.nothingAsked : expiring > 0 ? texts.soon : texts.none
  const note = others.length > 0 ? others.join(' · ') : standing
  return (
    <Kpi
      label={texts.label}
      value={expiring}
      note={note}
      href={href}
      {...(wrong > 0 && { tone: 'bad' as const })} // the tone's own word
    />
  )
}
