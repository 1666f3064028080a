import { certificateTypeTexts } from '@enlace/contract/certificates/period-texts.ts'
import { periodWords } from '@enlace/contract/certificates/period-words.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { listTexts } from '@enlace/contract/core/list/texts.ts'
import { certificateScreenTexts as texts } from '@enlace/contract/certificates/screen-texts.ts'
import type { AvailableCertificate } from '@enlace/contract/certificates/schemas.ts'
import { certificateStateTexts as stateTexts } from '@enlace/contract/certificates/texts.ts'
import { formatDate, formatInstant } from '@enlace/domain/calendar-date.ts'
import type { Money } from '@enlace/domain/money.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import type { Column } from '@enlace/ui/core/columns.ts'
import { documentIcon, downloadIcon } from '@enlace/ui/core/icons.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { Amount } from '@enlace/web/document/amount.tsx'
import { StateChip } from '@enlace/web/document/state-chip.tsx'
import { Unbroken } from '@enlace/web/document/unbroken.tsx'
import { certificateName, certificateWord } from '../../../core/certificates/shown.ts'
import styles from './available.module.css'

/** What can be done with the rows of the table. */
export type AvailableActions = {
  /** Whether the company hands certificates out at all. */
  isOffered: boolean
  offline: { disabled?: true; title?: string }
  busy: string | undefined
  chosen: ReadonlySet<string>
  verifyHref: (code: string) => string
  onChoose: (word: string, isChosen: boolean) => void
  onFile: (row: AvailableCertificate, kind: 'pdf' | 'xlsx') => void
}

/** One that goes into a ZIP: it can be had, and is the certificate of a period and not of a single withholding. */
export const isChoosable = ({ estado, documento }: AvailableCertificate) =>
  estado === 'disponible' && documento === null

/** What tells a row from the others. */
export const availableKey = (row: AvailableCertificate) =>
  `${certificateWord(row)} ${row.issued?.id ?? ''} ${row.estado}`

/** The columns of "Disponibles" (screens 2.7). */
export const availableColumns = (actions: AvailableActions): readonly Column<AvailableCertificate>[] => [
  {
    id: 'tipo',
    header: texts.kind,
    card: 'number',
    cell: (row) => <Kind row={row} {...actions} />,
  },
  { id: 'anio', header: texts.listYear, card: 'text', cell: ({ anio }) => anio },
  {
    id: 'periodo',
    header: texts.period,
    card: 'text',
    cell: ({ periodo, documento }) =>
      documento === null ? periodWords(periodo) : fill(stateTexts.single, { documento }),
  },
  { id: 'ciudad', header: texts.city, card: 'text', cell: ({ ciudad }) => ciudad },
  { id: 'base', header: texts.base, align: 'end', cell: ({ base }) => shown(base) },
  {
    id: 'retenido',
    header: texts.withheld,
    align: 'end',
    card: 'amount',
    cell: ({ valor }) => shown(valor, true),
  },
  {
    id: 'expedido',
    header: texts.issued,
    cell: ({ issued }) =>
      issued === null ? (
        listTexts.none
      ) : (
        <Link href={actions.verifyHref(issued.codigo)} title={texts.verifyThis}>
          <Unbroken>{issued.numero}</Unbroken>
        </Link>
      ),
  },
  { id: 'estado', header: texts.state, card: 'status', cell: (row) => <State row={row} /> },
  {
    id: 'archivos',
    header: texts.download,
    align: 'end',
    card: 'text',
    cell: (row) => <Files row={row} {...actions} />,
  },
]

const shown = (value: Money | null, isStrong = false) =>
  value === null ? listTexts.none : <Amount value={value} moneda="COP" isStrong={isStrong} />

function Kind({ row, isOffered, chosen, onChoose }: AvailableActions & { row: AvailableCertificate }) {
  const { name } = certificateTypeTexts[row.tipo]
  if (!isOffered || !isChoosable(row)) return name
  const word = certificateWord(row)
  return (
    <Checkbox
      label={name}
      aria-label={fill(texts.select, { certificado: certificateName(row) })}
      checked={chosen.has(word)}
      onChange={({ currentTarget }) => onChoose(word, currentTarget.checked)}
    />
  )
}

/** Where a certificate stands, and what that means for whoever holds it. */
function State({ row }: { row: AvailableCertificate }) {
  const note = noteOf(row)
  return (
    <>
      <StateChip owner="certificado" state={row.estado} />
      {note && <Hint isBlock>{note}</Hint>}
    </>
  )
}

function noteOf({
  estado,
  fecha,
  changed,
  nuevo,
  reemplazo,
  anulado,
}: AvailableCertificate): string | undefined {
  if (estado === 'aun_no_liberado')
    return fecha ? fill(stateTexts.releasedOn, { fecha: formatDate(fecha) }) : undefined
  if (reemplazo) return fill(stateTexts.replaced, { numero: reemplazo.numero, fecha: day(reemplazo.fecha) })
  if (anulado) return fill(stateTexts.revoked, { motivo: anulado.motivo, fecha: day(anulado.fecha) })
  return nuevo ? texts.isNew : changed ? texts.changedShort : undefined
}

const day = (instant: string) => formatInstant(new Date(instant)).slice(0, 10)

/** Its files: what was revoked or is not yet out has none. */
function Files({ row, isOffered, busy, offline, onFile }: AvailableActions & { row: AvailableCertificate }) {
  if (!isOffered || row.estado === 'aun_no_liberado' || row.estado === 'anulado') return null
  const certificado = [certificateName(row), row.issued?.numero].filter(Boolean).join(' · ')
  const key = availableKey(row)
  return (
    <span className={styles.files}>
      <IconButton
        icon={downloadIcon}
        label={fill(texts.downloadOf, { certificado })}
        aria-busy={busy === `pdf ${key}` || undefined}
        {...offline}
        onClick={() => onFile(row, 'pdf')}
      />
      <IconButton
        icon={documentIcon}
        label={fill(texts.sheetOf, { certificado })}
        aria-busy={busy === `xlsx ${key}` || undefined}
        {...offline}
        onClick={() => onFile(row, 'xlsx')}
      />
    </span>
  )
}
