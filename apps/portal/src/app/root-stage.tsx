import { createRoot, type Root } from 'react-dom/client'
import { removePlaceHeads } from './shell/hint-place.ts'
import { ServerAway } from './pages/server-away.tsx'
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
    tellServerAway: () => {
      removePlaceHeads()
      document.body.className = 'app'
      own ??= createRoot(element)
      own.render(
        <main>
          <ServerAway onRetry={() => location.reload()} />
        </main>,
      )
    },
  }
}
