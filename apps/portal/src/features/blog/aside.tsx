import { fill } from '@enlace/contract/core/fill.ts'
import type { CountedTerm, PostLink } from '@enlace/contract/blog/supplier/schemas.ts'
import { blogTexts as texts } from '@enlace/contract/blog/supplier/texts.ts'
import { Hint } from '@enlace/ui/hint.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { showCount } from '@enlace/web/document/shown.ts'
import { paths } from '../../core/paths.ts'
import type { BlogPlace } from './blog-place.ts'
import { longDay } from './post/shown.ts'
import styles from './aside.module.css'

type BlogAsideProps = {
  /** Nothing while they are on their way. */
  categories: readonly CountedTerm[] | undefined
  tags: readonly CountedTerm[] | undefined
  mostRead: readonly PostLink[] | undefined
  hasFailed: boolean
  place: BlogPlace
}

/** Categories with their posts, tags, and what most people have read. */
export function BlogAside({ categories, tags, mostRead, hasFailed, place }: BlogAsideProps) {
  if (hasFailed) return <Quiet isSmall>{texts.asideFailed}</Quiet>
  return (
    <div className={styles.aside}>
      {categories?.length !== 0 && (
        <Part title={texts.categories} isHere={categories !== undefined}>
          <ul>
            {categories?.map(({ slug, nombre, posts }) => (
              <li key={slug}>
                <a
                  className={styles.category}
                  href={paths.blog({}, { categoria: slug })}
                  aria-current={slug === place.categoria || undefined}
                >
                  <span>{nombre}</span>
                  <span className={styles.count}>
                    <span aria-hidden>{showCount(posts)}</span>
                    <span className="visually-hidden">
                      {fill(posts === 1 ? texts.count.one : texts.count.many, { n: posts })}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {mostRead?.length !== 0 && (
        <Part title={texts.mostRead} isHere={mostRead !== undefined}>
          <ol className={styles.read}>
            {mostRead?.map(({ slug, titulo, publicado_at }) => (
              <li key={slug}>
                <a href={paths.blogPost({ slug })}>{titulo}</a>
                <Hint>{longDay(publicado_at)}</Hint>
              </li>
            ))}
          </ol>
        </Part>
      )}
      {tags?.length !== 0 && (
        <Part title={texts.tags} isHere={tags !== undefined}>
          <ul className={styles.tags}>
            {tags?.map(({ slug, nombre }) => (
              <li key={slug}>
                <a
                  className={styles.tag}
                  href={paths.blog({}, { etiqueta: slug })}
                  aria-current={slug === place.etiqueta || undefined}
                >
                  {nombre}
                </a>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  )
}

function Part({ title, isHere, children }: { title: string; isHere: boolean; children: React.ReactNode }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      {isHere ? children : <Skeleton lines={4} />}
    </section>
  )
}
