import '../../../core/host/host.ts'
import { adPages, locations } from '@enlace/contract/content/places.ts'
import { loginTexts as texts } from '@enlace/contract/sign-in/login/texts.ts'
import { CmsBlock } from '../../../core/content/cms-block.tsx'
import { CmsSpace } from '../../../core/content/cms-space.tsx'
import { PageAdvertisements } from '../../../core/content/page-advertisements.tsx'
import styles from './company-content.module.css'

/** What the company says beside the link to the registration. */
export function RegistrationNote() {
  return <CmsBlock location={locations.registration} className={styles.note} />
}

/** What the company says at its login: on its image, or under the form where there is none. */
export function LoginMessage({ isOnImage }: { isOnImage: boolean }) {
  return (
    <section className={isOnImage ? styles.card : styles.part} aria-label={texts.message}>
      <CmsSpace location={locations.login} />
    </section>
  )
}

/** What the company advertises at its login: below the first screen, or under the form. */
export function LoginAdvertisements({ isBelow }: { isBelow: boolean }) {
  return <PageAdvertisements pageCode={adPages.login} label={texts.advertisements} isBelow={isBelow} />
}
