import type { PostCard } from '@enlace/contract/blog/supplier/schemas.ts'
import { postTexts as texts } from '@enlace/contract/blog/supplier/texts.ts'
import { bellIcon, dotIcon } from '@enlace/ui/core/icons.ts'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { paths } from '../../../core/paths.ts'
import styles from './post-marks.module.css'

type PostMarksProps = { post: PostCard; hidesNew?: boolean }

/** What a post is at a glance: its category, whether it is a communiqué, pinned, new, or waits for a receipt. */
export function PostMarks({ post, hidesNew = false }: PostMarksProps) {
  const { categoria, tipo, fijado, leido, pendiente } = post
  return (
    <p className={styles.marks}>
      {categoria && (
        <a className={styles.category} href={paths.blog({}, { categoria: categoria.slug })}>
          {categoria.nombre}
        </a>
      )}
      {tipo === 'comunicado' && (
        <StatusChip tone="info" icon={bellIcon}>
          {texts.communique}
        </StatusChip>
      )}
      {fijado && (
        <StatusChip tone="neutral" icon={pinIcon}>
          {texts.pinned}
        </StatusChip>
      )}
      {pendiente && <StatusChip tone="warning">{texts.pending}</StatusChip>}
      {!leido && !pendiente && !hidesNew && (
        <StatusChip tone="good" icon={dotIcon}>
          {texts.unread}
        </StatusChip>
      )}
    </p>
  )
}

const pinIcon = 'M9 4h6l-1 6 3.5 3.5h-11L10 10 9 4ZM12 13.5V20'
