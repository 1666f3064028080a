import { provideListTools } from '@enlace/web/list/list-tools.ts'
import { surroundBy } from '@enlace/web/screen/surroundings.ts'
import './host.ts'
import { useViewing } from '../list/use-viewing.ts'
import { CopyNotice } from '../offline/copy-notice.tsx'
import { FailedScreen } from '../screen/failed-screen.tsx'

// The shared screens stand in the portal from here on.
surroundBy({
  FailedScreen,
  CopyNotice,
  useViewing,
})
provideListTools(async () => (await import('../list/list-tools.tsx')).listTools)
