import { createRoot, type Root } from 'react-dom/client'
import { removePlaceHeads } from './shell/hint-place.ts'
import { FailedPage } from '@enlace/web/screen/failed-page.tsx'
import type { Stage } from './routes/stage.ts'

/** A stage that is one tree of React and nothing else. */
export function rootStage(element: HTMLElement, root: Root): Stage {
  let own: Root | undefined = root
  return {
    end: () => {
      own?.unmount()
      own = undefined
      // What the server drew is no more what the element holds.
      delete element.dataset.page
    },
    tellServerAway: (fault) => {
      removePlaceHeads()
      document.body.className = 'app'
      own ??= createRoot(element)
      own.render(
        <main>
          <FailedPage failure={fault} onRetry={() => location.reload()} />
        </main>,
      )
    },
  }
}
