import { fill } from '@enlace/contract/core/fill.ts'
import type { DeskPaper } from '@enlace/contract/company-papers/schemas.ts'
import { companyPapersTexts as texts } from '@enlace/contract/company-papers/texts.ts'
import { formatDate } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { closeIcon, downloadIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { Words } from '@enlace/ui/words.tsx'
import { dayColumn } from '@enlace/web/list/column-presets.tsx'

type PaperActs = {
  mayWrite: boolean
  onDownload: (paper: DeskPaper) => void
  onHistory: (paper: DeskPaper) => void
  onReplace: (paper: DeskPaper) => void
  onRetire: (paper: DeskPaper) => void
}

const tones = { vigente: 'good', por_vencer: 'warning', vencido: 'bad', retirado: 'neutral' } as const

/** Which papers there are, until when they are good, and what can be done with each. */
export const paperColumns = (acts: PaperActs): readonly Column<DeskPaper>[] => [
  { id: 'nombre', header: texts.nombre, card: 'number', cell: ({ nombre }) => <Words>{nombre}</Words> },
  dayColumn('fecha', texts.fecha, { card: 'date' }),
  {
    id: 'vence',
    header: texts.vence,
    card: 'text',
    cell: ({ vence }) => (vence === null ? texts.noEnd : formatDate(vence)),
  },
  { id: 'version', header: texts.version, align: 'end', priority: 4, cell: ({ version }) => version },
  {
    id: 'estado',
    header: texts.state,
    card: 'status',
    cell: ({ estado }) => <StatusChip tone={tones[estado]}>{texts.states[estado]}</StatusChip>,
  },
  { id: 'acts', header: texts.acts, card: 'text', cell: (paper) => <Acts paper={paper} {...acts} /> },
]

function Acts({ paper, mayWrite, ...acts }: PaperActs & { paper: DeskPaper }) {
  const { nombre, estado } = paper
  return (
    <Actions>
      <IconButton
        icon={downloadIcon}
        label={fill(texts.download, { nombre })}
        onClick={() => acts.onDownload(paper)}
      />
      <Button aria-label={fill(texts.historyOf, { nombre })} onClick={() => acts.onHistory(paper)}>
        {texts.history}
      </Button>
      {mayWrite && estado !== 'retirado' && (
        <>
          <Button aria-label={fill(texts.replaceOf, { nombre })} onClick={() => acts.onReplace(paper)}>
            {texts.replace}
          </Button>
          <IconButton
            icon={closeIcon}
            label={fill(texts.retireOf, { nombre })}
            onClick={() => acts.onRetire(paper)}
          />
        </>
      )}
    </Actions>
  )
}
