import { lazyBelow } from '@enlace/ui/core/lazy-part.tsx'
import { latePart } from '@enlace/web/content/late-part.tsx'
import { provideListTools } from '@enlace/web/list/list-tools.ts'
import { surroundBy } from '@enlace/web/screen/surroundings.ts'
import './host.ts'
import { useViewing } from '../list/use-viewing.ts'

// The shared screens stand in the portal from here on.
surroundBy({
  FailedScreen: lazyBelow(async () => (await import('../screen/failed-screen.tsx')).FailedScreen),
  CopyNotice: latePart(async () => (await import('../offline/copy-notice.tsx')).CopyNotice),
  useViewing,
})
provideListTools(async () => (await import('../list/list-tools.tsx')).listTools)
