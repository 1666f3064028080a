import type { PostDraft } from '@enlace/contract/blog/desk/schemas.ts'
import { blogDeskFormTexts as texts, blogDeskTexts } from '@enlace/contract/blog/desk/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { SafeHtml } from '@enlace/web/content/safe-html.tsx'
import styles from '../post.module.css'

/** A post as the portal will show it, with what the portal lets pass of its text. */
export function Preview({ post, onClose }: { post: PostDraft; onClose: () => void }) {
  const { titulo, extracto, autor, tipo, portada, galeria, adjuntos } = post
  return (
    <Dialog isOpen isWide title={texts.preview} closeLabel={texts.closePreview} onClose={onClose}>
      <article className={styles.preview}>
        <Banner kind="info">{texts.previewNote}</Banner>
        <Quiet>{blogDeskTexts.kinds[tipo]}</Quiet>
        <h3 className={styles.title}>{titulo}</h3>
        <p className={styles.lead}>{extracto}</p>
        <Quiet>{autor}</Quiet>
        {portada && <img className={styles.cover} src={portada.imagen} alt={portada.texto} />}
        <SafeHtml html={post.html} headingsFrom={4} />
        {galeria.map(({ imagen, texto }, at) => (
          // The same picture may stand there twice.
          <img key={`${at} ${imagen}`} className={styles.thumb} src={imagen} alt={texto} />
        ))}
        {adjuntos.length > 0 && (
          <ul>
            {adjuntos.map(({ sha256, nombre, texto }) => (
              <li key={sha256}>{texto ? `${nombre} · ${texto}` : nombre}</li>
            ))}
          </ul>
        )}
      </article>
    </Dialog>
  )
}
