import { stepUpTexts as texts } from '@enlace/contract/sign-in/second-factor/texts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { onceElsewhere } from '../place.ts'
import { StepUpForm } from './step-up-form.tsx'

/** Asks above the page whether it is still the person; false where the person gave up or left the page of the act. */
export function askStepUp(): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const handleEnd = (isShown: boolean) => {
      resolve(isShown)
      // After the dialog has given the focus back to where it was.
      setTimeout(() => {
        root.unmount()
        place.remove()
      })
    }
    root.render(<StepUpDialog onEnd={handleEnd} />)
  })
}

function StepUpDialog({ onEnd }: { onEnd: (isShown: boolean) => void }) {
  const [isOpen, setIsOpen] = useState(true)
  const handleEnd = (isShown: boolean) => {
    setIsOpen(false)
    onEnd(isShown)
  }
  // The act belongs to the page below: on another one nobody could tell what is being confirmed.
  useEffect(() => onceElsewhere(() => handleEnd(false)))
  return (
    <Dialog isOpen={isOpen} onClose={() => handleEnd(false)} title={texts.title} closeLabel={texts.close}>
      <StepUpForm onShown={() => handleEnd(true)} onCancel={() => handleEnd(false)} />
    </Dialog>
  )
}
