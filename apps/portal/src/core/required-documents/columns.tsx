import { fill } from '@enlace/contract/core/fill.ts'
import type { RequiredDocument } from '@enlace/contract/required-documents/schemas.ts'
import { requiredDocumentTexts as texts } from '@enlace/contract/required-documents/texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { downloadIcon, uploadIcon } from '@enlace/ui/core/icons.ts'
import { RequiredDocumentChip } from '@enlace/web/document/required-document-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
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
      priority: 3,
      cell: (row) => askedWords(row, given.isOfContract),
    },
    { id: 'sent', header: texts.uploaded, priority: 3, cell: sentDay },
    { id: 'ends', header: texts.ends, card: 'date', cell: (row) => <Ends row={row} /> },
    { id: 'state', header: texts.state, card: 'status', cell: (row) => <State row={row} /> },
    {
      id: 'template',
      header: texts.template,
      card: 'text',
      cell: (row) => <Template row={row} {...given} />,
    },
    { id: 'upload', header: texts.upload, card: 'text', cell: (row) => <Upload row={row} {...given} /> },
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
      <Notes row={row} place={styles.onCard} />
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
  if (vence === null && (vigente === null || versiones.length === 0))
    return <span className={`${styles.undated} ${styles.inTable}`}>{texts.none}</span>
  if (vence === null) return <span className={styles.undated}>{texts.never}</span>
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
      <RequiredDocumentChip estado={row.estado} obligatorio={row.obligatorio} />
      <Notes row={row} place={styles.inTable} />
    </span>
  )
}

/** What else there is to say of a state: in the table below it, on a card, which has no room for it there, below the name. */
function Notes({ row, place }: { row: RequiredDocument; place: string | undefined }) {
  return stateWords(row).map((sentence) => (
    <span key={sentence} className={`${styles.note} ${place}`}>
      {sentence}
    </span>
  ))
}

type CellGiven = ColumnsGiven & { row: RequiredDocument }

function Template({ row, offline, onTemplate }: CellGiven) {
  if (row.plantilla === null) return <span className={styles.inTable}>{texts.none}</span>
  return (
    <Button
      icon={downloadIcon}
      {...offline}
      aria-label={fill(texts.templateOf, { documento: row.nombre })}
      onClick={() => onTemplate(row)}
    >
      {texts.template}
    </Button>
  )
}

function Upload({ row, maySend, offline, isBusy, onSend }: CellGiven) {
  if (!maySend) return texts.none
  const isFirst = row.versiones.length === 0
  const documento = row.nombre
  return (
    <Button
      icon={uploadIcon}
      disabled={isBusy(row)}
      {...offline}
      aria-label={fill(isFirst ? texts.uploadFirstOf : texts.uploadOf, { documento })}
      onClick={() => onSend(row)}
    >
      <Unbroken>{isFirst ? texts.uploadFirst : texts.upload}</Unbroken>
    </Button>
  )
}
