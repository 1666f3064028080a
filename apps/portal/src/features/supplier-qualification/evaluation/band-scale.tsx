import { fill } from '@enlace/contract/core/fill.ts'
import type { Band } from '@enlace/contract/supplier-qualification/evaluation/schemas.ts'
import { qualificationTexts as texts } from '@enlace/contract/supplier-qualification/texts.ts'
import { bandRanges } from '@enlace/domain/qualification.ts'
import { Words } from '@enlace/ui/words.tsx'
import { useId } from 'react'
import styles from './band-scale.module.css'

/** The levels from the lowest to the highest, each from where to where, the own one marked. */
export function BandScale({ bands, own }: { bands: readonly Band[]; own?: string }) {
  const id = useId()
  return (
    <div>
      <h3 id={id} className={styles.title}>
        {texts.bands}
      </h3>
      <ol className={styles.scale} aria-labelledby={id}>
        {bandRanges(bands)
          .toReversed()
          .map(({ band, from, to }) => (
            <li
              key={band.nombre}
              className={styles.band}
              data-tone={band.tono}
              data-own={band.nombre === own || undefined}
            >
              <strong>{band.nombre}</strong>
              <span>{fill(texts.bandRange, { from, to })}</span>
              {band.nombre === own && <Words isStrong>{texts.own}</Words>}
            </li>
          ))}
      </ol>
    </div>
  )
}
