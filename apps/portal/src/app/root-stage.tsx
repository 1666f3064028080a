import type { Root } from 'react-dom/client'
import { removePlaceHeads } from './hint-place.ts'
import { ServerAway } from './pages/server-away.tsx'
import type { Stage } from './stage.ts'

/** A stage that is one tree of React and nothing else. */
export function rootStage(element: HTMLElement, root: Root): Stage {
  return {
    end: () => {
      root.unmount()
      // What the server drew is no more what the element holds.
      delete element.dataset.page
    },
    tellServerAway: () => {
      removePlaceHeads()
      document.body.className = 'app'
      root.render(
        <main>
          <ServerAway onRetry={() => location.reload()} />
        </main>,
      )
    },
  }
}
