import { frameTexts } from '@enlace/contract/core/frame/texts.ts'
import { versionTexts as texts } from '@enlace/contract/core/offline/version-texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { refreshIcon } from '@enlace/ui/core/icons.ts'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { hasTypedForm } from '@enlace/web/form/typed-forms.ts'
import styles from './new-version.module.css'

/** Offers the new version, over whatever page is open. */
export function announceNewVersion(): void {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(
    <NewVersion
      hasForm={hasTypedForm}
      onUpdate={() => location.reload()}
      onDismiss={() => {
        root.unmount()
        place.remove()
      }}
    />,
  )
}

type NewVersionProps = {
  /** Whether something was typed that an update would lose. */
  hasForm: () => boolean
  onUpdate: () => void
  onDismiss: () => void
}

/** "Hay una versión nueva · Actualizar"; a form that somebody is filling in is never taken away. */
export function NewVersion({ hasForm, onUpdate, onDismiss }: NewVersionProps) {
  const [isHeld, setIsHeld] = useState(false)
  const handleUpdate = () => {
    if (hasForm()) setIsHeld(true)
    else onUpdate()
  }
  return (
    <aside className={styles.place} aria-label={texts.label}>
      <div className={styles.card}>
        <Banner
          kind="info"
          action={
            <Button icon={refreshIcon} onClick={handleUpdate}>
              {texts.update}
            </Button>
          }
          onDismiss={onDismiss}
          dismissLabel={frameTexts.closeNotice}
        >
          {isHeld ? texts.formFirst : texts.available}
        </Banner>
      </div>
    </aside>
  )
}
