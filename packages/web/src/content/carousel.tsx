import { contentAreaTexts as texts } from '@enlace/contract/content/area-texts.ts'
import type { CarouselItem } from '@enlace/contract/content/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { chevronLeftIcon, chevronRightIcon } from '@enlace/ui/core/icons.ts'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'
import { intervalOf } from './carousel-interval.ts'
import styles from './carousel.module.css'
import { ContentImage } from './content-image.tsx'
import { SafeHtml } from './safe-html.tsx'
import { pauseIcon, playIcon } from './carousel-icons.ts'
import { useRotation } from './use-rotation.ts'

type CarouselProps = { slides: readonly CarouselItem[]; secondsTransition: number }

/**
 * Slides of which one is shown at a time, the first at the start (spec 2). They move on by themselves until somebody
 * points at them, works with them, looks elsewhere, or has asked for less motion.
 */
export function Carousel({ slides, secondsTransition }: CarouselProps) {
  const [viewport, embla] = useEmblaCarousel({ loop: true })
  const [active, setActive] = useState(0)
  const rotation = useRotation({
    isPossible: slides.length > 1 && embla !== undefined,
    interval: intervalOf(secondsTransition),
    turn: active,
    onTurn: () => embla?.scrollNext(),
  })
  useEffect(() => {
    if (!embla) return
    const follow = () => setActive(embla.selectedScrollSnap())
    embla.on('select', follow)
    return () => void embla.off('select', follow)
  }, [embla])

  const count = slides.length
  return (
    <section
      className={styles.carousel}
      aria-roledescription={texts.carouselRole}
      aria-label={texts.carousel}
      {...rotation.pausedBy}
    >
      {count > 1 && (
        <div className={styles.controls}>
          <IconButton
            icon={rotation.isOn ? pauseIcon : playIcon}
            label={rotation.isOn ? texts.pause : texts.play}
            onClick={rotation.toggle}
          />
          <div className={styles.ways}>
            <IconButton
              icon={chevronLeftIcon}
              label={texts.previous}
              onClick={() => embla?.scrollPrev(rotation.isStill)}
            />
            <span className={styles.place} aria-hidden>
              {fill(texts.slide, { n: active + 1, count })}
            </span>
            <IconButton
              icon={chevronRightIcon}
              label={texts.next}
              onClick={() => embla?.scrollNext(rotation.isStill)}
            />
          </div>
        </div>
      )}
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.slides} aria-live={rotation.isTurning ? 'off' : 'polite'}>
          {slides.map((slide, at) => (
            <div
              // The order of the slides is all that tells them apart.
              key={at}
              className={styles.slide}
              role="group"
              aria-roledescription={texts.slideRole}
              aria-label={fill(texts.slide, { n: at + 1, count })}
              inert={at !== active}
            >
              {slide.type_content === 'html' ? (
                <SafeHtml html={slide.html_code} />
              ) : (
                <ContentImage picture={slide} alternative={slide.text_carrusel} />
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
