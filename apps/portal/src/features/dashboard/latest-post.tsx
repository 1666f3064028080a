import type { LatestPost } from '@enlace/contract/dashboard/start/schemas.ts'
import { latestPostTexts as texts } from '@enlace/contract/dashboard/start/texts.ts'
import { todayInBogota } from '@enlace/domain/calendar-date.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { showDay } from '@enlace/web/document/shown.ts'
import { paths } from '../../core/paths.ts'
import styles from './next-event.module.css'

/** What the company has to tell: the communiqué that waits for the person, else its newest post. */
export function LatestPostPanel({ post }: { post: LatestPost }) {
  const { slug, tipo, titulo, extracto, publicado_at, pendiente } = post
  const day = showDay(todayInBogota(new Date(publicado_at)))
  return (
    <Panel title={texts.title} actions={<Link href={paths.blog()}>{texts.all}</Link>}>
      <Quiet isSmall>{tipo === 'comunicado' ? `${texts.communique} · ${day}` : day}</Quiet>
      <p className={styles.title}>
        <Link href={paths.blogPost({ slug })}>{titulo}</Link>
        {pendiente && <StatusChip tone="warning">{texts.pending}</StatusChip>}
      </p>
      <p>{extracto}</p>
    </Panel>
  )
}
