import { eventKindTexts } from '@enlace/contract/events/texts'
import { fill } from '@enlace/contract/core/fill'
import type { DeskEventState } from '@enlace/contract/events/desk/state-schemas'
import type { DeskEventRow } from '@enlace/contract/events/desk/schemas'
import { deskEventStateTexts, eventsDeskTexts as texts } from '@enlace/contract/events/desk/texts'
import { formatInstant } from '@enlace/domain/calendar-date'
import styles from './event.module.css'
import type { Column } from '@enlace/ui/core/columns'
import type { Tone } from '@enlace/ui/core/tone'
import { StatusChip } from '@enlace/ui/status-chip'

/** How each state of an event is coloured. */
export const eventTones: Readonly<Record<DeskEventState, Tone>> = {
  borrador: 'neutral',
  publicado: 'good',
  cancelado: 'bad',
  terminado: 'info',
}

/** The list of events: what, when, how far, and how many come. */
export const eventColumns: readonly Column<DeskEventRow>[] = [
  {
    id: 'titulo',
    header: texts.titulo,
    card: 'number',
    cell: ({ titulo, isGenerated, porInvitacion }) => (
      <span className={styles.long}>
        {[titulo, isGenerated && texts.generated, porInvitacion && texts.invitation]
          .filter(Boolean)
          .join(' · ')}
      </span>
    ),
  },
  { id: 'tipo', header: texts.tipo, isWideOnly: true, cell: ({ tipo }) => eventKindTexts[tipo] },
  {
    id: 'fecha',
    header: texts.fecha,
    card: 'date',
    cell: ({ inicio, isAllDay }) => {
      const fecha = formatInstant(new Date(inicio))
      return isAllDay ? fill(texts.allDay, { fecha: fecha.slice(0, 10) }) : fecha
    },
  },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado }) => <StatusChip tone={eventTones[estado]}>{deskEventStateTexts[estado]}</StatusChip>,
  },
  {
    id: 'cupos',
    header: texts.cupos,
    card: 'text',
    cell: ({ inscripcion, cupo, inscritos, en_espera }) =>
      inscripcion
        ? [
            fill(cupo === null ? texts.noLimit : texts.seatsOf, { n: inscritos, cupo: cupo ?? '' }),
            en_espera > 0 && fill(texts.waiting, { n: en_espera }),
          ]
            .filter(Boolean)
            .join(' · ')
        : texts.noSeats,
  },
]
