import { listActionTexts as texts } from '@enlace/contract/core/list-texts'
import { Button } from '@enlace/ui/button'
import { columnsIcon } from '@enlace/ui/core/icons'
import { lazy, Suspense, useState } from 'react'
import { ExportMenu } from '../export/export-menu.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'
import { keepColumns } from '@enlace/web/list/kept-choices.ts'
import type { ListToolsProps } from '@enlace/web/list/list-tools-props.ts'
import type { ChosenColumns } from '@enlace/web/list/use-columns.ts'

const ColumnsDialog = lazy(async () => ({
  default: (await import('@enlace/web/list/columns-dialog.tsx')).ColumnsDialog,
}))

/** The tools themselves: they come when the rows stand. */
export function ListTools({ list, columns, place, total }: ListToolsProps) {
  const [shown, setShown] = useState<readonly string[]>()
  return (
    <>
      <ViewsMenu list={list} chosen={columns.chosen} place={place} />
      <Button icon={columnsIcon} onClick={() => setShown(inSight(columns))}>
        {texts.columns}
      </Button>
      <ExportMenu list={columns.list} columns={columns.shown.map(({ id }) => id)} {...{ place, total }} />
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

/** The columns that stand in the table now: of a list's own, some give way where there is little room. */
function inSight({ shown }: ChosenColumns<never, never>): string[] {
  const heads = [...document.querySelectorAll<HTMLElement>('th[data-column]')]
  const drawn = heads.filter((head) => head.offsetWidth > 0).map((head) => head.dataset['column'])
  const ids = shown.map(({ id }) => id)
  return drawn.length === 0 ? ids : ids.filter((id) => drawn.includes(id))
}
