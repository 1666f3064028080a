import { type adPages, positions } from '@enlace/contract/content/places.ts'
import { AdSpace } from './ad-space.tsx'
import styles from './page-advertisements.module.css'

type PageAdvertisementsProps = {
  pageCode: (typeof adPages)[keyof typeof adPages]
  label: string
  /** Below the first screen, as wide as the page; else under the form. */
  isBelow: boolean
}

/** What the company advertises at the login and its sister pages: all three places, one under the other. */
export function PageAdvertisements({ pageCode, label, isBelow }: PageAdvertisementsProps) {
  return (
    <section className={isBelow ? styles.below : styles.under} aria-label={label}>
      {positions.map((position) => (
        <AdSpace key={position} pageCode={pageCode} position={position} />
      ))}
    </section>
  )
}
