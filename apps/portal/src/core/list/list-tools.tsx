import type { ListName } from '@enlace/contract/core/list'
import { listActionTexts as texts } from '@enlace/contract/core/list-texts'
import { Button } from '@enlace/ui/button'
import { columnsIcon } from '@enlace/ui/core/icons'
import { lazy, Suspense, useState } from 'react'
import { ExportMenu } from '../export/export-menu.tsx'
import { ViewsMenu } from '../views/views-menu.tsx'
import { keepColumns } from './kept-choices.ts'
import type { ListPlace } from './list-place.ts'
import type { ChosenColumns } from './use-columns.ts'

/** A list as what is done with it needs it. */
export type ListToolsProps = {
  /** What its saved views belong to. */
  list: ListName
  columns: ChosenColumns<never, never>
  place: ListPlace
  /** Rows of the whole filtered set; nothing while that is not known. */
  total: number | undefined
}

const ColumnsDialog = lazy(async () => ({ default: (await import('./columns-dialog.tsx')).ColumnsDialog }))

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
