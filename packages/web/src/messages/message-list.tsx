import type { QuestionMessage, SentFile } from '@enlace/contract/questions/schemas.ts'
import { messageTexts as texts } from '@enlace/contract/questions/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Button } from '@enlace/ui/button.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { fileSizeText } from '../document/file-size.ts'
import styles from './message-list.module.css'

type MessageListProps = {
  messages: readonly QuestionMessage[]
  /** What each side is called for who reads. */
  sides: Readonly<Record<QuestionMessage['de'], string>>
  /** How a file is got: by a link, or by a click that fetches it. */
  file: { hrefOf: (id: string) => string } | { onDownload: (id: string) => void }
}

/** A thread's messages in their order, each with who wrote it, when, and its files. */
export function MessageList({ messages, sides, file }: MessageListProps) {
  return (
    <ol className={styles.list}>
      {messages.map(({ id, de, autor, texto, at, archivos }) => (
        <li key={id} className={styles.message} data-side={de}>
          <p className={styles.head}>
            <strong>{autor}</strong>
            <span>
              {sides[de]} · <time dateTime={at}>{formatInstant(new Date(at))}</time>
            </span>
          </p>
          <p className={styles.words}>{texto}</p>
          {archivos.length > 0 && (
            <ul className={styles.files} aria-label={texts.files}>
              {archivos.map((sent) => (
                <li key={sent.id}>
                  <FileButton sent={sent} file={file} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  )
}

function FileButton({
  sent: { id, nombre, bytes },
  file,
}: { sent: SentFile } & Pick<MessageListProps, 'file'>) {
  const words = (
    <span>
      <span className="visually-hidden">{texts.download} </span>
      {nombre} · {fileSizeText(bytes)}
    </span>
  )
  return 'hrefOf' in file ? (
    <ButtonLink icon={downloadIcon} href={file.hrefOf(id)} download>
      {words}
    </ButtonLink>
  ) : (
    <Button icon={downloadIcon} onClick={() => file.onDownload(id)}>
      {words}
    </Button>
  )
}
