import type { ListName } from '@enlace/contract/core/list'
import { listActionTexts as texts } from '@enlace/contract/core/list-texts'
import { Button } from '@enlace/ui/button'
import { columnsIcon } from '@enlace/ui/core/icons'
import { lazy, Suspense, useState } from 'react'
import { useQuietMoment } from '../content/use-quiet-moment.ts'
import { ExportMenu } from '../export/export-menu.tsx'
import { keepColumns } from './kept-choices.ts'
import styles from './list-actions.module.css'
import type { ListPlace } from './list-place.ts'
import type { ChosenColumns } from './use-columns.ts'

type ListActionsProps = {
  /** What its saved views belong to. */
  list: ListName
  columns: ChosenColumns<never, never>
  place: ListPlace
  /** Rows of the whole filtered set; nothing while that is not known. */
  total: number | undefined
}

const ColumnsDialog = lazy(async () => ({ default: (await import('./columns-dialog.tsx')).ColumnsDialog }))
const ViewsMenu = lazy(async () => ({ default: (await import('../views/views-menu.tsx')).ViewsMenu }))

/** What can be done with a list as a whole: its saved views, its columns, its export. */
export function ListActions({ list, columns, place, total }: ListActionsProps) {
  const [shown, setShown] = useState<readonly string[]>()
  const isQuiet = useQuietMoment()
  return (
    <div className={styles.actions}>
      {isQuiet ? (
        <Suspense fallback={<Button disabled>{texts.views}</Button>}>
          <ViewsMenu list={list} chosen={columns.chosen} place={place} />
        </Suspense>
      ) : (
        <Button disabled>{texts.views}</Button>
      )}
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
    </div>
  )
}

/** The columns that stand in the table now: of a list's own, some give way where there is little room. */
function inSight({ shown }: ChosenColumns<never, never>): string[] {
  const heads = [...document.querySelectorAll<HTMLElement>('th[data-column]')]
  const drawn = heads.filter((head) => head.offsetWidth > 0).map((head) => head.dataset['column'])
  const ids = shown.map(({ id }) => id)
  return drawn.length === 0 ? ids : ids.filter((id) => drawn.includes(id))
}
