import { useSortable } from '@dnd-kit/sortable'
import { fill } from '@enlace/contract/core/fill.ts'
import type { WrittenMenuItem } from '@enlace/contract/content/menu/written.ts'
import { menuEditorTexts as texts } from '@enlace/contract/content/menu-editor/texts.ts'
import type { ListedTemplate } from '@enlace/contract/content/drafts/schemas.ts'
import { Button } from '@enlace/ui/button.tsx'
import { Hint } from '@enlace/ui/hint.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { type MenuEntry, faultOf, leadsTo, seenBy } from './entries.ts'
import { EntryFields } from './entry-fields.tsx'
import styles from './menu.module.css'

type EntryRowProps = {
  entry: MenuEntry
  entries: readonly MenuEntry[]
  documents: readonly ListedTemplate[]
  mayWrite: boolean
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChange: (item: WrittenMenuItem) => void
  onRemove: () => void
}

/** One entry: its handle, where it leads and who sees it; opened, its fields. */
export function EntryRow(props: EntryRowProps) {
  const { entry, documents, mayWrite, isOpen, onOpen, onRemove } = props
  const { label, group } = entry.item
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id: entry.key, disabled: !mayWrite })
  const fault = faultOf(entry.item)
  const moved = transform && `translate3d(${transform.x}px, ${transform.y}px, 0)`
  return (
    <li
      ref={setNodeRef}
      className={styles.entry}
      data-dragging={isDragging || undefined}
      style={{ ...(moved && { transform: moved }), ...(transition && { transition }) }}
    >
      <div className={styles.line}>
        {mayWrite && (
          <button
            type="button"
            ref={setActivatorNodeRef}
            className={styles.handle}
            {...attributes}
            {...listeners}
            aria-label={fill(texts.drag, { label })}
          >
            <span aria-hidden className={styles.grip} />
          </button>
        )}
        <span className={styles.words}>
          <strong>{group ? `${group} › ${label}` : label}</strong>
          <Hint>
            {leadsTo(entry.item, documents)} · {texts.seenBy} {seenBy(entry.item)}
          </Hint>
          {fault !== undefined && <StatusChip tone="bad">{fault}</StatusChip>}
        </span>
        {mayWrite && (
          <>
            <Button
              aria-expanded={isOpen}
              aria-label={isOpen ? `${texts.done}: ${label}` : fill(texts.edit, { label })}
              onClick={() => onOpen(!isOpen)}
            >
              {isOpen ? texts.done : texts.edit.replace(' «{label}»', '')}
            </Button>
            <Button variant="quiet" aria-label={fill(texts.remove, { label })} onClick={onRemove}>
              {texts.remove.replace(' «{label}»', '')}
            </Button>
          </>
        )}
      </div>
      {isOpen && mayWrite && <EntryFields {...props} />}
    </li>
  )
}
