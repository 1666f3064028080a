import { fill } from '@enlace/contract/core/fill'
import type { PostState } from '@enlace/contract/blog/desk/state-schemas'
import type { DeskPostRow } from '@enlace/contract/blog/desk/schemas'
import { blogDeskTexts as texts, postStateTexts } from '@enlace/contract/blog/desk/texts'
import { formatInstant } from '@enlace/domain/calendar-date'
import styles from './post.module.css'
import type { Column } from '@enlace/ui/core/columns'
import type { Tone } from '@enlace/ui/core/tone'
import { StatusChip } from '@enlace/ui/status-chip'
import { showCount, showText } from '@enlace/web/document/shown.ts'

/** How each state of a post is coloured. */
export const postTones: Readonly<Record<PostState, Tone>> = {
  borrador: 'neutral',
  programada: 'info',
  publicada: 'good',
  retirada: 'warning',
}

/** The list of posts: what it is, how far it is, and who read it. */
export const postColumns: readonly Column<DeskPostRow>[] = [
  {
    id: 'titulo',
    header: texts.titulo,
    card: 'number',
    cell: ({ titulo, fijado }) => (
      <span className={styles.long}>{fijado ? `${titulo} · ${texts.pinned}` : titulo}</span>
    ),
  },
  { id: 'tipo', header: texts.tipo, card: 'text', cell: ({ tipo }) => texts.kinds[tipo] },
  {
    id: 'estado',
    header: texts.estado,
    card: 'status',
    cell: ({ estado, hasDraft }) => (
      <>
        <StatusChip tone={postTones[estado]}>{postStateTexts[estado]}</StatusChip>
        {hasDraft && estado !== 'borrador' && ` ${texts.draftToo}`}
      </>
    ),
  },
  {
    id: 'fecha',
    header: texts.fecha,
    card: 'date',
    cell: ({ publicado_at }) => showText(publicado_at && formatInstant(new Date(publicado_at))),
  },
  {
    id: 'lecturas',
    header: texts.lecturas,
    align: 'end',
    isWideOnly: true,
    cell: ({ lecturas }) => showCount(lecturas),
  },
  {
    id: 'confirmadas',
    header: texts.confirmadas,
    align: 'end',
    isWideOnly: true,
    cell: ({ confirmadas, destinatarios }) =>
      confirmadas === null || destinatarios === null
        ? showText(null)
        : fill(texts.of, { n: showCount(confirmadas), total: showCount(destinatarios) }),
  },
]
