import { fill } from '@enlace/contract/core/fill.ts'
import type { BlogPicture } from '@enlace/contract/blog/supplier/schemas.ts'
import { postTexts as texts } from '@enlace/contract/blog/supplier/texts.ts'
import { chevronLeftIcon, chevronRightIcon } from '@enlace/ui/core/icons.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { useState } from 'react'
import styles from './gallery.module.css'

type GalleryProps = { pictures: readonly BlogPicture[] }

/** The pictures of a post, each to be looked at large, one after the other. */
export function Gallery({ pictures }: GalleryProps) {
  const [shown, setShown] = useState<number>()
  if (pictures.length === 0) return null
  const picture = shown === undefined ? undefined : pictures[shown]
  const step = (by: number) =>
    setShown((at) => (at === undefined ? at : (at + by + pictures.length) % pictures.length))
  return (
    <section aria-label={texts.gallery}>
      <h2 className={styles.heading}>{texts.gallery}</h2>
      <ul className={styles.pictures}>
        {pictures.map(({ imagen, texto }, at) => (
          <li key={imagen}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={fill(texts.openPicture, { texto })}
              onClick={() => setShown(at)}
            >
              <img src={imagen} alt="" width={320} height={240} loading="lazy" decoding="async" />
            </button>
          </li>
        ))}
      </ul>
      <Dialog
        isOpen={picture !== undefined}
        onClose={() => setShown(undefined)}
        title={fill(texts.picture, { n: (shown ?? 0) + 1, total: pictures.length })}
        closeLabel={texts.closePicture}
        isWide
      >
        {picture && (
          <figure
            className={styles.figure}
            onKeyDown={({ key }) => {
              if (key === 'ArrowLeft') step(-1)
              if (key === 'ArrowRight') step(1)
            }}
          >
            <img src={picture.imagen} alt={picture.texto} />
            <figcaption className={styles.caption}>
              {pictures.length > 1 && (
                <IconButton icon={chevronLeftIcon} label={texts.previousPicture} onClick={() => step(-1)} />
              )}
              <span aria-live="polite">{picture.texto}</span>
              {pictures.length > 1 && (
                <IconButton icon={chevronRightIcon} label={texts.nextPicture} onClick={() => step(1)} />
              )}
            </figcaption>
          </figure>
        )}
      </Dialog>
    </section>
  )
}
