import { imageAddress, linkAddress } from '@enlace/contract/content/addresses.ts'
import { contentAreaTexts as texts } from '@enlace/contract/content/area-texts.ts'
import type { Contenido } from '@enlace/contract/content/schemas.ts'
import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import styles from './content-image.module.css'

type ContentImageProps = {
  picture: Pick<Contenido, 'source' | 'imagen' | 'url' | 'url_redirect' | 'target'>
  /** What the image says, for who does not see it. */
  alternative: string
}

/** An image of the company, 400 px high (spec 9), that leads where the company wants. */
export function ContentImage({ picture, alternative }: ContentImageProps) {
  const { source, imagen, url, url_redirect, target } = picture
  const address = imageAddress(source === 'imagen' ? imagen : url)?.address
  if (address === undefined) return null
  const destination = linkAddress(url_redirect)
  const image = (
    <img
      className={styles.image}
      src={address}
      alt={alternative || (destination === undefined ? '' : texts.imageLink)}
      height={400}
      loading="lazy"
      decoding="async"
    />
  )
  if (destination === undefined) return image
  const opensTab = target === '_blank'
  return (
    <a
      className={styles.link}
      href={destination}
      target={opensTab ? '_blank' : undefined}
      rel={opensTab ? 'noopener noreferrer' : undefined}
    >
      {image}
      {opensTab && <span className="visually-hidden">{` (${pageTexts.newTab})`}</span>}
    </a>
  )
}
