import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import type { TemplateKind } from '@enlace/contract/content/drafts/schemas.ts'
import { templateEditorTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isFromCanvas, type ToCanvas } from './canvas/messages.ts'
import styles from './view.module.css'

const MediaDialog = lazyPart(async () => (await import('../../../core/media/media-dialog.tsx')).MediaDialog)

type CanvasFrameProps = {
  kind: TemplateKind
  html: string
  mayWrite: boolean
  onChange: (html: string) => void
}

/** The editor in its own page, whose rules let it work without letting anything into this one. */
export function CanvasFrame({ kind, html, mayWrite, onChange }: CanvasFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [isPicking, setIsPicking] = useState(false)
  const tell = (message: ToCanvas) => frame.current?.contentWindow?.postMessage(message, location.origin)
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow || !isFromCanvas(data)) return
    if (data.kind === 'ready') tell({ to: 'canvas', kind: 'open', html, template: kind, mayWrite })
    else if (data.kind === 'pick') setIsPicking(true)
    else if (data.html !== html) onChange(data.html)
  })
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => hear(event)
    addEventListener('message', listener)
    return () => removeEventListener('message', listener)
  }, [])
  const answer = (picture: Extract<ToCanvas, { kind: 'picked' }>['picture']) => {
    setIsPicking(false)
    tell({ to: 'canvas', kind: 'picked', picture })
  }
  return (
    <>
      {/* A page of ours, with rules of its own: what is edited in it never runs there. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- its scripts are ours and need their origin */}
      <iframe ref={frame} className={styles.frame} src="editor" title={texts.frame} />
      {isPicking && (
        <Suspense fallback={null}>
          <MediaDialog
            onPick={({ address, alt, width, height }) => answer({ address, alt, width, height })}
            onClose={() => answer(null)}
          />
        </Suspense>
      )}
    </>
  )
}
