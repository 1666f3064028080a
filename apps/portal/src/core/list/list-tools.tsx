import { isPortalList } from '@enlace/web/list/list-name.ts'
import type { ListTools } from '@enlace/web/list/list-tools.ts'
import type { ListToolsProps } from '@enlace/web/list/list-tools-props.ts'
import { ViewMenu } from '@enlace/web/list/view-menu.tsx'
import { ExportMenu } from '../export/export-menu.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'

/** What can be done with a list as a whole: it comes when the rows stand. */
export const listTools: ListTools = { Export, View }

function Export({ columns, place, total }: ListToolsProps) {
  const { list, shown } = columns
  return isPortalList(list) && <ExportMenu columns={shown.map(({ id }) => id)} {...{ list, place, total }} />
}

function View({ list, columns, place }: ListToolsProps) {
  return isPortalList(list) ? <ViewsMenu {...{ list, columns, place }} /> : <ViewMenu columns={columns} />
}
