import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import { printListTexts } from '@enlace/contract/core/list/part-texts.ts'
import { listActionTexts as texts } from '@enlace/contract/core/list/texts.ts'
import { columnsIcon, printIcon, questionIcon, viewIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { Menu, type MenuItem } from '@enlace/ui/menu.tsx'
import { type ReactNode, Suspense, useState } from 'react'
import { columnsInSight } from './columns-in-sight.ts'
import { keepColumns } from './kept-choices.ts'
import { type PrintableList, printable } from './print/printable.ts'
import type { ChosenColumns } from './use-columns.ts'

const ColumnsDialog = lazyPart(async () => (await import('./columns-dialog.tsx')).ColumnsDialog)
const PrintedList = lazyPart(async () => (await import('./print/printed-list.tsx')).PrintedList)
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
  const [printed, setPrinted] = useState<PrintableList>()
  // An empty list says on paper why it is.
  const handlePrint = () => {
    const { list } = printable
    if (list?.answer && list.answer.total > 0) setPrinted(list)
    else window.print()
  }
  const own: readonly MenuItem[] = [
    {
      id: 'columns',
      label: texts.columns,
      icon: columnsIcon,
      onSelect: () => setShown(columnsInSight(columns)),
    },
    { id: 'print', label: printListTexts.print, icon: printIcon, onSelect: handlePrint },
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
        {printed && <PrintedList list={printed} onDone={() => setPrinted(undefined)} />}
        {isHelpOpen && <KeysDialog onClose={() => setIsHelpOpen(false)} />}
      </Suspense>
    </>
  )
}
