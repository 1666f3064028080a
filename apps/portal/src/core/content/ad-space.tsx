import { getAdvertisements } from '@enlace/contract/content/calls.ts'
import type { Position } from '@enlace/contract/content/places.ts'
import { useAnswer } from '@enlace/web/http/use-answer.ts'
import { ContentArea } from '@enlace/web/content/content-area.tsx'
import styles from './ad-space.module.css'

type AdSpaceProps = {
  /** One of `adPages` or `pageCodes`. */
  pageCode: string
  position: Position
}

/** What the company advertises in a place of a page; nothing where it advertises nothing, or when it does not come. */
export function AdSpace({ pageCode, position }: AdSpaceProps) {
  const { answer } = useAnswer(getAdvertisements, { params: { pageCode } })
  if (!answer?.espacios[position]) return null
  return (
    <div className={styles.space}>
      <ContentArea positions={[position]} typeContent="espacios" contentData={answer} />
    </div>
  )
}
