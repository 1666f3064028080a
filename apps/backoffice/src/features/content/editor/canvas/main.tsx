import '@enlace/ui/tokens.css'
import '@enlace/ui/base.css'
import 'grapesjs/dist/css/grapes.min.css'
import { createRoot } from 'react-dom/client'
import { CanvasApp } from './canvas-app.tsx'
import { type FromCanvas, isToCanvas } from './messages.ts'

/** Tells the back office, which is of the same origin, and nobody else. */
const tell = (message: FromCanvas) => parent.postMessage(message, location.origin)
const root = document.getElementById('editor')
let answerPick:
  | ((picture: { address: string; alt: string; width: number; height: number } | null) => void)
  | undefined

addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
  if (origin !== location.origin || source !== parent || !isToCanvas(data) || !root) return
  if (data.kind === 'picked') {
    answerPick?.(data.picture)
    answerPick = undefined
    return
  }
  reactRoot.render(
    <CanvasApp
      key={performance.now()}
      html={data.html}
      kind={data.template}
      mayWrite={data.mayWrite}
      onChange={(html) => tell({ from: 'canvas', kind: 'changed', html })}
      onPick={() =>
        new Promise((resolve) => {
          answerPick = resolve
          tell({ from: 'canvas', kind: 'pick' })
        })
      }
    />,
  )
})

if (!root) throw new Error('The page has no place for the editor')
const reactRoot = createRoot(root)
if (parent !== window) tell({ from: 'canvas', kind: 'ready' })
