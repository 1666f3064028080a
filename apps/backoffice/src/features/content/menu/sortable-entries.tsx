import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { fill } from '@enlace/contract/core/fill.ts'
import { menuEditorTexts as texts } from '@enlace/contract/content/menu-editor/texts.ts'
import type { ListedTemplate } from '@enlace/contract/content/drafts/schemas.ts'
import type { MenuEntry } from './entries.ts'
import { useRef } from 'react'
import { EntryRow } from './entry-row.tsx'
import styles from './menu.module.css'

type SortableEntriesProps = {
  entries: readonly MenuEntry[]
  documents: readonly ListedTemplate[]
  mayWrite: boolean
  opened: string | undefined
  onOpen: (key: string | undefined) => void
  onWrite: (entries: MenuEntry[]) => void
}

/** The entries in their order, moved by a pointer or by the arrow keys, each move told to who does not see it. */
export function SortableEntries({
  entries,
  documents,
  mayWrite,
  opened,
  onOpen,
  onWrite,
}: SortableEntriesProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const hasMoved = useRef(false)
  const placeOf = (key: UniqueIdentifier) => entries.findIndex((entry) => entry.key === key)
  const say = (sentence: string, active: UniqueIdentifier, at: UniqueIdentifier = active) =>
    fill(sentence, {
      label: entries[placeOf(active)]?.item.label ?? '',
      place: placeOf(at) + 1,
      total: entries.length,
    })
  const announcements: Announcements = {
    onDragStart({ active }) {
      hasMoved.current = false
      return say(texts.lifted, active.id)
    },
    onDragOver({ active, over }) {
      // It is over itself as soon as it is lifted: that is no news.
      if (!over || (over.id === active.id && !hasMoved.current)) return undefined
      hasMoved.current = true
      return say(texts.over, active.id, over.id)
    },
    onDragEnd: ({ active, over }) => say(texts.dropped, active.id, over?.id),
    onDragCancel: ({ active }) => say(texts.cancelled, active.id),
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: texts.dragHint } }}
      onDragEnd={({ active, over }) => {
        if (over && active.id !== over.id)
          onWrite(arrayMove([...entries], placeOf(active.id), placeOf(over.id)))
      }}
    >
      <SortableContext items={entries.map(({ key }) => key)} strategy={verticalListSortingStrategy}>
        <ol className={styles.entries}>
          {entries.map((entry) => (
            <EntryRow
              key={entry.key}
              entry={entry}
              entries={entries}
              documents={documents}
              mayWrite={mayWrite}
              isOpen={opened === entry.key}
              onOpen={(isOpen) => onOpen(isOpen ? entry.key : undefined)}
              onChange={(item) =>
                onWrite(entries.map((one) => (one.key === entry.key ? { ...one, item } : one)))
              }
              onRemove={() => onWrite(entries.filter(({ key }) => key !== entry.key))}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
