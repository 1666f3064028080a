import { fill } from '@enlace/contract/core/fill.ts'
import type { ListedPost } from '@enlace/contract/blog/supplier/schemas.ts'
import { postTexts as texts } from '@enlace/contract/blog/supplier/texts.ts'
import { Stack } from '@enlace/ui/stack.tsx'
import { paths } from '../../core/paths.ts'
import { longDay } from './post/shown.ts'
import { PostMarks } from './post/post-marks.tsx'
import styles from './post-card.module.css'

type PostCardProps = { post: ListedPost }

/** A post in the list: what it is, when it was published, how long it takes, and how it begins. */
export function PostCard({ post }: PostCardProps) {
  const { slug, titulo, extracto, autor, minutos, publicado_at, portada, fragmento } = post
  const href = paths.blogPost({ slug })
  return (
    <article className={styles.card} data-bare={portada === null || undefined}>
      {portada && (
        // The title beside it leads to the same place, and is read aloud.
        <a className={styles.cover} href={href} tabIndex={-1} aria-hidden>
          <img src={portada.imagen} alt="" width={480} height={270} loading="lazy" decoding="async" />
        </a>
      )}
      <Stack gap="small">
        <PostMarks post={post} />
        <h2 className={styles.title}>
          <a href={href}>{titulo}</a>
        </h2>
        <p className={styles.facts}>
          <time dateTime={publicado_at}>{longDay(publicado_at)}</time>
          <span>{fill(texts.minutes, { n: minutos })}</span>
          <span>{fill(texts.by, { autor })}</span>
        </p>
        <p className={styles.excerpt}>{extracto}</p>
        {fragmento && fragmento.some(({ coincide }) => coincide) && (
          <p className={styles.fragment}>
            {'… '}
            {fragmento.map(({ texto, coincide }, at) =>
              // The parts of a sentence have no other name than their place.
              coincide ? <mark key={at}>{texto}</mark> : <span key={at}>{texto}</span>,
            )}
            {' …'}
          </p>
        )}
      </Stack>
    </article>
  )
}
