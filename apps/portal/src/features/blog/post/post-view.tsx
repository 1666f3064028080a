import { fill } from '@enlace/contract/core/fill.ts'
import type { BlogPost } from '@enlace/contract/blog/supplier/schemas.ts'
import { audienceTexts, blogTexts, postTexts as texts } from '@enlace/contract/blog/supplier/texts.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { SafeHtml } from '@enlace/web/content/safe-html.tsx'
import { paths } from '../../../core/paths.ts'
import { Attachments } from './attachments.tsx'
import { Gallery } from './gallery.tsx'
import { Neighbours } from './neighbours.tsx'
import { PostMarks } from './post-marks.tsx'
import { Receipt, ReceiptNotice } from './receipt.tsx'
import { RelatedPosts } from './related-posts.tsx'
import { SharePost } from './share-post.tsx'
import { longDay } from './shown.ts'
import styles from './post-view.module.css'

type PostViewProps = {
  post: BlogPost
  isConfirming: boolean
  onConfirm: () => void
  /** The attachment that is being fetched. */
  busyFile: string | undefined
  onDownload: (id: string) => void
}

/** One post: what it says, what belongs to it, and what to read next. */
export function PostView({ post, isConfirming, onConfirm, busyFile, onDownload }: PostViewProps) {
  const { slug, titulo, extracto, autor, minutos, publicado_at, portada, etiquetas } = post
  return (
    <div className={styles.page}>
      <article className={styles.article}>
        <header className={styles.head}>
          <Breadcrumb
            label={texts.breadcrumb}
            items={[{ label: blogTexts.title, href: paths.blog() }, { label: titulo }]}
          />
          <PostMarks post={post} hidesNew />
          <h1 className={styles.title} tabIndex={-1}>
            {titulo}
          </h1>
          <p className={styles.lead}>{extracto}</p>
          <p className={styles.facts}>
            <time dateTime={publicado_at}>{longDay(publicado_at)}</time>
            <span>{fill(texts.minutes, { n: minutos })}</span>
            <span>{fill(texts.by, { autor })}</span>
          </p>
          {post.audiencia.length > 0 && (
            <p className={styles.facts}>
              {fill(texts.audience, { quienes: inWords(post.audiencia.map((kind) => audienceTexts[kind])) })}
            </p>
          )}
          <ReceiptNotice post={post} />
        </header>
        {portada && (
          <img
            className={styles.cover}
            src={portada.imagen}
            alt={portada.texto}
            width={1200}
            height={675}
            decoding="async"
          />
        )}
        <SafeHtml html={post.html} headingsFrom={2} className={styles.text} />
        <Gallery pictures={post.galeria} />
        <Attachments files={post.adjuntos} {...{ busyFile, onDownload }} />
        <Receipt {...{ post, isConfirming, onConfirm }} />
        <footer className={styles.foot}>
          {etiquetas.length > 0 && (
            <ul className={styles.tags} aria-label={texts.tags}>
              {etiquetas.map((tag) => (
                <li key={tag.slug}>
                  <a href={paths.blog({}, { etiqueta: tag.slug })}>{`#${tag.nombre}`}</a>
                </li>
              ))}
            </ul>
          )}
          <SharePost title={titulo} href={paths.blogPost({ slug })} />
        </footer>
      </article>
      <Neighbours older={post.anterior} newer={post.siguiente} />
      <RelatedPosts posts={post.relacionados} />
    </div>
  )
}

/** "a, b y c". */
function inWords(names: readonly string[]): string {
  return new Intl.ListFormat('es-CO', { type: 'conjunction' }).format(names)
}
