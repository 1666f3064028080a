import { isPortalList } from '@enlace/web/list/list-name.ts'
import { columnsInSight } from '@enlace/web/list/columns-in-sight.ts'
import { listActionTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { columnsIcon } from '@enlace/ui/core/icons.ts'
import { lazy, Suspense, useState } from 'react'
import { ExportMenu } from '../export/export-menu.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'
import { keepColumns } from '@enlace/web/list/kept-choices.ts'
import type { ListToolsProps } from '@enlace/web/list/list-tools-props.ts'

const ColumnsDialog = lazy(async () => ({
  default: (await import('@enlace/web/list/columns-dialog.tsx')).ColumnsDialog,
}))

/** The tools themselves: they come when the rows stand. */
export function ListTools({ list, columns, place, total }: ListToolsProps) {
  const [shown, setShown] = useState<readonly string[]>()
  return (
    <>
      {isPortalList(list) && <ViewsMenu list={list} chosen={columns.chosen} place={place} />}
      <Button icon={columnsIcon} onClick={() => setShown(columnsInSight(columns))}>
        {texts.columns}
      </Button>
      {isPortalList(columns.list) && (
        <ExportMenu list={columns.list} columns={columns.shown.map(({ id }) => id)} {...{ place, total }} />
      )}
      {shown && (
        <Suspense>
          <ColumnsDialog
            columns={columns.all}
            shown={shown}
            onChoose={(ids) => keepColumns(columns.list, ids)}
            onClose={() => setShown(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
