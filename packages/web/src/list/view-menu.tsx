import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { listActionTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { columnsIcon, questionIcon, viewIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { Menu, type MenuItem } from '@enlace/ui/menu.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import { columnsInSight } from './columns-in-sight.ts'
import { keepColumns } from './kept-choices.ts'
import type { ChosenColumns } from './use-columns.ts'

const ColumnsDialog = lazyPart(async () => (await import('./columns-dialog.tsx')).ColumnsDialog)
const KeysDialog = lazyPart(async () => (await import('./keys-dialog.tsx')).KeysDialog)

type ViewMenuProps = {
  columns: ChosenColumns<never, never>
  /** What else sets the list up: its saved views. */
  items?: readonly MenuItem[]
  head?: ReactNode
}

/** How a list is shown: what an application adds, its columns, and its keys. */
export function ViewMenu({ columns, items = [], head }: ViewMenuProps) {
  const [shown, setShown] = useState<readonly string[]>()
  const [isHelpOpen, setIsHelpOpen] = useState(false)
  const own: readonly MenuItem[] = [
    {
      id: 'columns',
      label: texts.columns,
      icon: columnsIcon,
      onSelect: () => setShown(columnsInSight(columns)),
    },
    { id: 'keys', label: texts.keys, icon: questionIcon, onSelect: () => setIsHelpOpen(true) },
  ]
  return (
    <>
      <Menu
        isFramed
        label={texts.view}
        trigger={
          <>
            <Icon path={viewIcon} />
            {texts.view}
          </>
        }
        head={head}
        items={[...items, ...own]}
      />
      <Suspense>
        {shown && (
          <ColumnsDialog
            columns={columns.all}
            shown={shown}
            onChoose={(ids) => keepColumns(columns.list, ids)}
            onClose={() => setShown(undefined)}
          />
        )}
        {isHelpOpen && <KeysDialog onClose={() => setIsHelpOpen(false)} />}
      </Suspense>
    </>
  )
}
