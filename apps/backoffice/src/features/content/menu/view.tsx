import type { Drafted } from '@enlace/contract/content/drafts/schemas.ts'
import { menuEditorTexts as texts } from '@enlace/contract/content/menu-editor/texts.ts'
import type { ListedTemplate } from '@enlace/contract/content/drafts/schemas.ts'
import { Button } from '@enlace/ui/button.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useRef, useState } from 'react'
import type { DraftActs } from '../../../core/drafts/actions.ts'
import { DraftHeading } from '../../../core/drafts/draft-heading.tsx'
import type { ComparedField } from '../../../core/versions/comparison.tsx'
import { VersionHistory } from '../../../core/versions/version-history.tsx'
import type { MenuEntry } from './entries.ts'
import { MenuPreview } from './menu-preview.tsx'
import { SortableEntries } from './sortable-entries.tsx'

type MenuEditorViewProps = {
  drafted: Drafted
  entries: readonly MenuEntry[]
  documents: readonly ListedTemplate[]
  isDirty: boolean
  busy: string | undefined
  hasConflict: boolean
  mayWrite: boolean
  /** It is published by itself: nothing of it changes until then. */
  isPlanned: boolean
  acts: DraftActs
  onWrite: (entries: MenuEntry[]) => void
  onCompare: (from: number, to: number) => Promise<readonly ComparedField[]>
}

/** The company's own entries in their order, how the menu looks with them, and what it was before. */
export function MenuEditorView(props: MenuEditorViewProps) {
  const { drafted, entries, documents, isDirty, busy, hasConflict, mayWrite, acts, onWrite, onCompare } =
    props
  const isOpen = mayWrite && !props.isPlanned
  const [opened, setOpened] = useState<string>()
  const count = useRef(0)
  const handleAdd = () => {
    count.current += 1
    const key = `nueva-${count.current}`
    const item = {
      type: 'component' as const, // one of the three
      label: texts.newLabel,
      value: '/certificates',
      order: entries.length + 1,
      group: null,
      data: {},
    }
    onWrite([...entries, { key, item }])
    setOpened(key)
  }
  return (
    <Stack gap="large">
      <DraftHeading
        title={texts.title}
        description={texts.description}
        {...{ drafted, isDirty, busy, hasConflict, mayWrite, acts }}
      />
      <Panel
        title={texts.list}
        actions={
          isOpen && (
            <Button disabled={entries.length >= 40} onClick={handleAdd}>
              {texts.add}
            </Button>
          )
        }
      >
        {entries.length === 0 ? (
          <EmptyState title={texts.empty} />
        ) : (
          <SortableEntries
            {...{ entries, documents, opened }}
            mayWrite={isOpen}
            onOpen={setOpened}
            onWrite={onWrite}
          />
        )}
      </Panel>
      <Panel title={texts.preview}>
        <MenuPreview entries={entries} />
      </Panel>
      <Panel title={texts.history}>
        <VersionHistory
          versions={drafted.versions}
          mayWrite={mayWrite}
          onCompare={onCompare}
          onRollBack={acts.onRollBack}
        />
      </Panel>
    </Stack>
  )
}
