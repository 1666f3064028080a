import { adPages, locations, positions } from '@enlace/contract/core/content/schemas'
import { AdSpace } from '../../core/content/ad-space.tsx'
import { CmsBlock } from '../../core/content/cms-block.tsx'
import { CmsSpace } from '../../core/content/cms-space.tsx'
import styles from './company-content.module.css'

/** What the company says beside the link to the registration. */
export function RegistrationNote() {
  return <CmsBlock location={locations.registration} className={styles.note} />
}

/** What the company says at its login: on its image, or under the form where there is none. */
export function LoginMessage({ isOnImage }: { isOnImage: boolean }) {
  return <CmsSpace location={locations.login} className={isOnImage ? styles.card : undefined} />
}

/** What the company advertises at its login. */
export function LoginAdvertisements() {
  return positions.map((position) => <AdSpace key={position} pageCode={adPages.login} position={position} />)
}
