import { fill } from '@enlace/contract/core/fill.ts'
import type { DeskAttendee } from '@enlace/contract/events/desk/schemas.ts'
import { eventsDeskPeopleTexts as texts } from '@enlace/contract/events/desk/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { formatWholeNit } from '@enlace/domain/nit.ts'
import type { Column } from '@enlace/ui/core/columns.ts'
import { Menu } from '@enlace/ui/menu.tsx'
import { Select } from '@enlace/ui/select.tsx'
import styles from '../event.module.css'
import { StateChip } from '@enlace/web/document/state-chip.tsx'

type Given = {
  mayWrite: boolean
  onMark: (person: DeskAttendee, came: boolean | null) => void
  onAct: (act: 'seat' | 'release', person: DeskAttendee) => void
}

/** The list at the door. */
export function peopleColumns({ mayWrite, onMark, onAct }: Given): readonly Column<DeskAttendee>[] {
  const columns: Column<DeskAttendee>[] = [
    {
      id: 'persona',
      header: texts.person,
      card: 'number',
      cell: ({ persona, correo }) => <span className={styles.long}>{`${persona} · ${correo}`}</span>,
    },
    {
      id: 'proveedor',
      header: texts.supplier,
      card: 'text',
      cell: ({ proveedor, nit }) => (
        <span className={styles.long}>{`${proveedor} · ${formatWholeNit(nit)}`}</span>
      ),
    },
    {
      id: 'estado',
      header: texts.state,
      card: 'status',
      cell: ({ estado }) => <StateChip owner="inscripcion" state={estado} />,
    },
    {
      id: 'pidio',
      header: texts.asked,
      priority: 3,
      cell: ({ pidio_at }) => formatInstant(new Date(pidio_at)),
    },
    {
      id: 'asistio',
      header: texts.came,
      card: 'date',
      cell: (person) =>
        person.estado === 'inscrito' && (
          <Came {...{ person, mayWrite }} onMark={(came) => onMark(person, came)} />
        ),
    },
  ]
  if (!mayWrite) return columns
  return [
    ...columns,
    { id: 'acts', header: texts.acts, cell: (person) => <Acts person={person} onAct={onAct} /> },
  ]
}

type CameProps = { person: DeskAttendee; mayWrite: boolean; onMark: (came: boolean | null) => void }

function Came({ person: { persona, asistio }, mayWrite, onMark }: CameProps) {
  const { cameChoices } = texts
  return (
    <Select
      label={fill(texts.cameOf, { persona })}
      isLabelHidden
      disabled={!mayWrite}
      value={asistio === null ? '' : String(asistio)}
      options={[
        { value: '', label: cameChoices.unknown },
        { value: 'true', label: cameChoices.yes },
        { value: 'false', label: cameChoices.no },
      ]}
      onChange={({ target: { value } }) => onMark(value === '' ? null : value === 'true')}
    />
  )
}

function Acts({ person, onAct }: { person: DeskAttendee; onAct: Given['onAct'] }) {
  if (person.estado === 'cancelada') return null
  return (
    <Menu
      isFramed
      label={fill(texts.actions, { persona: person.persona })}
      trigger="…"
      items={[
        ...(person.estado === 'en_espera'
          ? [{ id: 'seat', label: texts.seat, onSelect: () => onAct('seat', person) }]
          : []),
        { id: 'release', label: texts.release, isDanger: true, onSelect: () => onAct('release', person) },
      ]}
    />
  )
}
