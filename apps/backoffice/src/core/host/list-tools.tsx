import type { ListTools } from '@enlace/web/list/list-tools.ts'
import { ViewMenu } from '@enlace/web/list/view-menu.tsx'

/** What can be done with a list of the back office as a whole: setting up how it is shown. */
export const listTools: ListTools = {
  Export: () => null,
  View: ({ columns }) => <ViewMenu columns={columns} />,
}
