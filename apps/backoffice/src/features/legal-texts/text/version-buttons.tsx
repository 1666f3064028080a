import { fill } from '@enlace/contract/core/fill.ts'
import { legalTextsTexts } from '@enlace/contract/legal-texts/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'

const texts = legalTextsTexts.versions

/** What can be done with a version. */
export type VersionDeed = 'see' | 'compare' | 'restore'

type VersionButtonsProps = {
  version: number
  mayRestore: boolean
  onDeed: (deed: VersionDeed) => void
}

/** Reads a version, compares it with the one before, or takes its words up again. */
export function VersionButtons({ version, mayRestore, onDeed }: VersionButtonsProps) {
  return (
    <Actions>
      <Button aria-label={fill(texts.seeOf, { version })} onClick={() => onDeed('see')}>
        {texts.see}
      </Button>
      {version > 1 && (
        <Button aria-label={fill(texts.compareOf, { version })} onClick={() => onDeed('compare')}>
          {texts.compare}
        </Button>
      )}
      {mayRestore && (
        <Button aria-label={fill(texts.restoreOf, { version })} onClick={() => onDeed('restore')}>
          {texts.restore}
        </Button>
      )}
    </Actions>
  )
}
