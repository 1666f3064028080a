import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { LegalTextDetail, LegalVersion } from '@enlace/contract/legal-texts/schemas.ts'
import { legalTextsTexts } from '@enlace/contract/legal-texts/texts.ts'
import { Words } from '@enlace/ui/words.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { SafeHtml } from '@enlace/web/content/safe-html.tsx'
import { useState } from 'react'
import type { DraftActs } from '../actions.ts'
import { dayOf } from '../days.ts'
import type { VersionReader } from './version-reader.ts'
import styles from '../legal-texts.module.css'
import { WordsComparison } from './draft/words-comparison.tsx'
import { VersionButtons, type VersionDeed } from './version-buttons.tsx'

const texts = legalTextsTexts.versions
const tones = { vigente: 'good', programada: 'info', anterior: 'neutral' } as const

type VersionsPartProps = {
  text: LegalTextDetail
  acts: DraftActs
  mayWrite: boolean
  Version: VersionReader
}

/** Everything that was ever published of a text: to read, to compare, to take up again. */
export function VersionsPart({ text, acts, mayWrite, Version }: VersionsPartProps) {
  const [open, setOpen] = useState<{ deed: VersionDeed; version: number }>()
  const handleRestore = async () => {
    if (open) await acts.restore(open.version)
    setOpen(undefined)
  }
  const shared = { onClose: () => setOpen(undefined), closeLabel: legalTextsTexts.draft.close }
  const version = open?.version ?? 0
  return (
    <>
      <DataTable
        caption={texts.caption}
        columns={columnsWith(mayWrite, (deed, of) => setOpen({ deed, version: of }))}
        rows={text.versions}
        rowKey={(row) => row.version}
        empty={<EmptyState title={texts.none} />}
        texts={tableTexts}
      />
      <Dialog
        {...shared}
        isOpen={open?.deed === 'see'}
        title={fill(texts.title, { name: legalTextsTexts.names[text.code], version })}
        isWide
      >
        <div className={styles.preview}>
          <Version code={text.code} version={version}>
            {({ html }) => <SafeHtml html={html} headingsFrom={3} />}
          </Version>
        </div>
      </Dialog>
      <Dialog
        {...shared}
        isOpen={open?.deed === 'compare'}
        title={fill(legalTextsTexts.compare.title, { from: version - 1, to: version })}
        isWide
      >
        <Version code={text.code} version={version}>
          {(after) => (
            <Version code={text.code} version={version - 1}>
              {(before) => <WordsComparison before={before} after={after} />}
            </Version>
          )}
        </Version>
      </Dialog>
      <Dialog {...shared} isOpen={open?.deed === 'restore'} title={fill(texts.restoreOf, { version })}>
        <p>{fill(texts.restoreAsk, { version })}</p>
        <DialogFooter
          cancel={legalTextsTexts.draft.cancel}
          confirm={texts.restore}
          isBusy={acts.busy === 'restore'}
          onConfirm={() => void handleRestore()}
        />
      </Dialog>
    </>
  )
}

const versionColumns: readonly Column<LegalVersion>[] = [
  { id: 'version', header: texts.version, card: 'number', cell: (row) => row.version },
  { id: 'rige', header: texts.since, card: 'date', cell: (row) => dayOf(row.publishedAt) },
  {
    id: 'estado',
    header: texts.state,
    card: 'status',
    cell: (row) => <StatusChip tone={tones[row.estado]}>{texts.states[row.estado]}</StatusChip>,
  },
  {
    id: 'aceptacion',
    header: texts.demanded,
    card: 'text',
    cell: (row) => (row.mustAccept ? texts.demandedYes : texts.demandedNo),
  },
  {
    id: 'nota',
    header: texts.note,
    priority: 3,
    cell: (row) => <Words>{row.note || '—'}</Words>,
  },
  {
    id: 'publico',
    header: texts.by,
    priority: 3,
    cell: (row) => <Words>{row.publishedBy || '—'}</Words>,
  },
]

function columnsWith(
  mayRestore: boolean,
  onDeed: (deed: VersionDeed, version: number) => void,
): readonly Column<LegalVersion>[] {
  return [
    ...versionColumns,
    {
      id: 'acts',
      header: texts.actions,
      card: 'text',
      cell: ({ version }) => (
        <VersionButtons version={version} mayRestore={mayRestore} onDeed={(deed) => onDeed(deed, version)} />
      ),
    },
  ]
}
