import { listActionTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { columnsIcon } from '@enlace/ui/core/icons.ts'
import { keepColumns } from '@enlace/web/list/kept-choices.ts'
import type { ListToolsProps } from '@enlace/web/list/list-tools-props.ts'
import { columnsInSight } from '@enlace/web/list/columns-in-sight.ts'
import { lazy, Suspense, useState } from 'react'

const ColumnsDialog = lazy(async () => ({
  default: (await import('@enlace/web/list/columns-dialog.tsx')).ColumnsDialog,
}))

/** What can be done with a list of the back office as a whole: choosing its columns. */
export function ListTools({ columns }: ListToolsProps) {
  const [shown, setShown] = useState<readonly string[]>()
  return (
    <>
      <Button icon={columnsIcon} onClick={() => setShown(columnsInSight(columns))}>
        {texts.columns}
      </Button>
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
