import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { mediaPickerTexts as texts } from '@enlace/contract/media/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Suspense, useState } from 'react'
import type { PickedMedium } from './picked.ts'

const MediaDialog = lazyPart(async () => (await import('./media-dialog.tsx')).MediaDialog)

type MediaPickerProps = {
  /** What was picked; its `address` goes into `src` or `imagen`, its `alt` beside it. */
  onPick: (picked: PickedMedium) => void
  /** What the button says, where it is not the usual. */
  label?: string
  isDisabled?: boolean
}

/** A button that opens the library of pictures; one may be uploaded there and taken at once. */
export function MediaPicker({ onPick, label = texts.open, isDisabled = false }: MediaPickerProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button disabled={isDisabled} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MediaDialog
            onPick={(picked) => {
              setIsOpen(false)
              onPick(picked)
            }}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
