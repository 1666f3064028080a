import { fill } from '@enlace/contract/core/fill'
import type { RequiredDocument } from '@enlace/contract/features/required-documents/schemas'
import { requiredDocumentTexts as texts } from '@enlace/contract/features/required-documents/texts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date'
import { Button } from '@enlace/ui/button'
import type { Column } from '@enlace/ui/core/columns'
import { downloadIcon, uploadIcon } from '@enlace/ui/core/icons'
import { StateChip } from '../document/state-chip.tsx'
import { Unbroken } from '../document/unbroken.tsx'
import styles from './columns.module.css'
import { askedWords, daysWords, stateWords } from './words.ts'

type Act = (document: RequiredDocument) => void

type ColumnsGiven = {
  isOfContract: boolean
  maySend: boolean
  offline: { disabled?: true; title?: string }
  /** Whether a file of it is on its way. */
  isBusy: (document: RequiredDocument) => boolean
  onSend: Act
  onVersions: Act
  onTemplate: Act
}

/** The columns of the check-list (screens 2.12). */
export function columnsOf(given: ColumnsGiven): readonly Column<RequiredDocument>[] {
  return [
    {
      id: 'document',
      header: texts.document,
      card: 'number',
      cell: (row) => <Name row={row} onVersions={given.onVersions} />,
    },
    {
      id: 'asked',
      header: texts.askedOf,
      isWideOnly: true,
      cell: (row) => askedWords(row, given.isOfContract),
    },
    { id: 'sent', header: texts.uploaded, isWideOnly: true, cell: sentDay },
    { id: 'ends', header: texts.ends, card: 'date', cell: (row) => <Ends row={row} /> },
    { id: 'state', header: texts.state, card: 'status', cell: (row) => <State row={row} /> },
    {
      id: 'acts',
      header: texts.acts,
      card: 'text',
      cell: (row) => <Acts row={row} {...given} />,
    },
  ]
}

function Name({ row, onVersions }: { row: RequiredDocument; onVersions: Act }) {
  const { nombre, obligatorio, descripcion, versiones } = row
  return (
    <span className={styles.name}>
      {nombre}
      <span className={styles.note}>
        {obligatorio ? texts.mandatory : texts.optional}
        {descripcion !== '' && ` · ${descripcion}`}
      </span>
      {versiones.length > 0 && (
        <button type="button" className={styles.versions} onClick={() => onVersions(row)}>
          {fill(texts.versionsOpen, { n: versiones.length })}
          <span className="visually-hidden"> {fill(texts.of, { documento: nombre })}</span>
        </button>
      )}
    </span>
  )
}

function sentDay({ versiones: [newest] }: RequiredDocument) {
  if (!newest) return texts.none
  return <Unbroken>{formatInstant(new Date(newest.subido_at)).slice(0, 10)}</Unbroken>
}

function Ends({ row: { vence, dias_restantes, vigente, estado, versiones } }: { row: RequiredDocument }) {
  if (vence === null) return vigente === null || versiones.length === 0 ? texts.none : texts.never
  const tells = dias_restantes !== null && (estado === 'por_vencer' || estado === 'vencido')
  return (
    <>
      <Unbroken>{formatDate(vence)}</Unbroken>
      {tells && <span className={styles.note}>{daysWords(dias_restantes)}</span>}
    </>
  )
}

function State({ row }: { row: RequiredDocument }) {
  return (
    <span className={styles.state}>
      <StateChip owner="documento_exigido" state={row.estado} />
      {stateWords(row).map((sentence) => (
        <span key={sentence} className={styles.note}>
          {sentence}
        </span>
      ))}
    </span>
  )
}

function Acts({
  row,
  maySend,
  offline,
  isBusy,
  onSend,
  onTemplate,
}: ColumnsGiven & { row: RequiredDocument }) {
  const { nombre, plantilla, versiones } = row
  return (
    <span className={styles.acts}>
      {maySend && (
        <Button
          icon={uploadIcon}
          disabled={isBusy(row)}
          {...offline}
          aria-label={fill(versiones.length === 0 ? texts.uploadFirstOf : texts.uploadOf, {
            documento: nombre,
          })}
          onClick={() => onSend(row)}
        >
          {versiones.length === 0 ? texts.uploadFirst : texts.upload}
        </Button>
      )}
      {plantilla && (
        <Button
          icon={downloadIcon}
          {...offline}
          aria-label={fill(texts.templateOf, { documento: nombre })}
          onClick={() => onTemplate(row)}
        >
          {texts.template}
        </Button>
      )}
    </span>
  )
}
