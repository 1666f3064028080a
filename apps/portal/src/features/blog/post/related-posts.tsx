import type { PostCard } from '@enlace/contract/blog/supplier/schemas.ts'
import { postTexts as texts } from '@enlace/contract/blog/supplier/texts.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { paths } from '../../../core/paths.ts'
import { longDay } from './shown.ts'
import styles from './related-posts.module.css'

type RelatedPostsProps = { posts: readonly PostCard[] }

/** Up to three posts on the same matter. */
export function RelatedPosts({ posts }: RelatedPostsProps) {
  if (posts.length === 0) return null
  return (
    <section aria-label={texts.related}>
      <h2 className={styles.heading}>{texts.related}</h2>
      <ul className={styles.posts}>
        {posts.map(({ slug, titulo, portada, publicado_at }) => (
          <li key={slug}>
            <a className={styles.post} href={paths.blogPost({ slug })}>
              {portada && (
                <img src={portada.imagen} alt="" width={320} height={180} loading="lazy" decoding="async" />
              )}
              <span className={styles.title}>{titulo}</span>
              <Hint>{longDay(publicado_at)}</Hint>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
