import { templateCanvasTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Editor } from 'grapesjs'
import { useState } from 'react'
import styles from './canvas.module.css'

/** The width in which the page is looked at, and the way back from what was done. */
export function PageBar({ editor, mayWrite }: { editor: Editor | undefined; mayWrite: boolean }) {
  const [isPhone, setIsPhone] = useState(false)
  const show = (phone: boolean) => {
    setIsPhone(phone)
    editor?.setDevice(phone ? 'phone' : 'desktop')
  }
  return (
    <div className={styles.bar} role="group" aria-label={texts.device}>
      <Button aria-pressed={!isPhone} onClick={() => show(false)}>
        {texts.desktop}
      </Button>
      <Button aria-pressed={isPhone} onClick={() => show(true)}>
        {texts.phone}
      </Button>
      {mayWrite && (
        <>
          <Button variant="quiet" onClick={() => editor?.UndoManager.undo()}>
            {texts.undo}
          </Button>
          <Button variant="quiet" onClick={() => editor?.UndoManager.redo()}>
            {texts.redo}
          </Button>
        </>
      )}
    </div>
  )
}
