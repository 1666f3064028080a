import { fill } from '@enlace/contract/core/fill.ts'
import { selectionTexts as texts } from '@enlace/contract/core/list/selection-texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { toast } from '@enlace/ui/core/toasts.ts'
import { type ReactNode, useEffect } from 'react'
import { showCount } from '@enlace/web/document/shown.ts'
import { useStaff } from '../session/staff-session.ts'
import styles from './selection.module.css'
import { type Selection, useSelected } from './selection.ts'

type SelectionBarProps = {
  selection: Selection
  /** The rows in sight of which something can be done. */
  page: readonly string[]
  most: number
  /** What can be done with so many. */
  children: (chosen: readonly string[]) => ReactNode
}

/** What is chosen of a list, and what can be done with it. */
export function SelectionBar({ selection, page, most, children }: SelectionBarProps) {
  const chosen = useSelected(selection)
  const { company } = useStaff()
  useEffect(() => selection.showTo(company.id), [selection, company.id])
  const handlePage = () => {
    if (!selection.add(page)) toast({ kind: 'warning', message: fill(texts.most, { most }) })
  }
  if (page.length === 0 && chosen.size === 0) return null
  return (
    <div className={styles.bar} role="group" aria-label={texts.label}>
      <p className={styles.count} role="status">
        {chosen.size === 0 ? texts.none : fill(texts.chosen, { n: showCount(chosen.size) })}
      </p>
      <Actions>
        <Button disabled={page.every((id) => chosen.has(id))} onClick={handlePage}>
          {texts.page}
        </Button>
        {chosen.size > 0 && (
          <>
            <Button onClick={selection.clear}>{texts.clear}</Button>
            {children([...chosen])}
          </>
        )}
      </Actions>
    </div>
  )
}
