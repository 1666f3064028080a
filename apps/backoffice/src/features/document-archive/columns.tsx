import type { MonthArchive } from '@enlace/contract/document-archive/schemas.ts'
import { archiveIndexTexts, documentArchiveTexts as texts } from '@enlace/contract/document-archive/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { formatMonth } from '@enlace/domain/calendar-date.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import { showAlone, showInstant, showText } from '@enlace/web/document/shown.ts'

export type DownloadPart = (id: string, parte: number) => void

const tones = {
  waiting: 'neutral',
  running: 'neutral',
  done: 'good',
  empty: 'neutral',
  failed: 'bad',
  expired: 'neutral',
} as const

const shown = (at: string | null) => showText(at && showInstant(at))

/** The archives of the months: what each has, how it stands, and its files. */
export const archiveColumns = (onDownload: DownloadPart): readonly Column<MonthArchive>[] => [
  { id: 'mes', header: texts.month, card: 'number', cell: ({ mes }) => showAlone(formatMonth(mes)) },
  {
    id: 'estado',
    header: texts.state,
    card: 'status',
    cell: ({ estado }) => <StatusChip tone={tones[estado]}>{texts.states[estado]}</StatusChip>,
  },
  {
    id: 'documentos',
    header: texts.documents,
    card: 'text',
    cell: (archive) => <Documents archive={archive} />,
  },
  {
    id: 'pedido_por',
    header: texts.asking,
    priority: 4,
    cell: ({ pedido_por: asking }) => asking || texts.schedule,
  },
  { id: 'listo_at', header: texts.madeAt, cell: ({ listo_at: at }) => shown(at) },
  { id: 'vence_at', header: texts.expires, cell: ({ vence_at: at }) => shown(at) },
  {
    id: 'partes',
    header: texts.files,
    card: 'text',
    cell: (archive) => <Files archive={archive} onDownload={onDownload} />,
  },
]

function Documents({ archive: { mes, estado, documentos, faltan } }: { archive: MonthArchive }) {
  if (estado === 'empty' || estado === 'failed' || estado === 'expired')
    return <Quiet isSmall>{fill(texts.stateHints[estado], { mes: formatMonth(mes) })}</Quiet>
  if (estado === 'waiting') return null
  return (
    <>
      {fill(texts.count, { n: documentos })}
      {faltan > 0 && <Quiet isSmall>{fill(texts.stateHints.missing, { n: faltan })}</Quiet>}
    </>
  )
}

function Files({ archive, onDownload }: { archive: MonthArchive; onDownload: DownloadPart }) {
  const { id, mes, estado, partes } = archive
  if (estado !== 'done') return null
  return (
    <Actions>
      {partes.map(({ parte, bytes }) => {
        const name = partes.length === 1 ? archiveIndexTexts.fileName : archiveIndexTexts.partName
        const archivo = fill(name, { mes: mes.slice(0, 7), parte })
        return (
          <Button
            key={parte}
            icon={downloadIcon}
            aria-label={fill(texts.download, { archivo, tamano: fileSizeText(bytes) })}
            onClick={() => onDownload(id, parte)}
          >
            {partes.length === 1 ? fileSizeText(bytes) : `${parte} · ${fileSizeText(bytes)}`}
          </Button>
        )
      })}
    </Actions>
  )
}
