import { fill } from '@enlace/contract/core/fill.ts'
import { fileViewerTexts as texts } from '@enlace/contract/core/files/viewer-texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { downloadIcon } from '@enlace/ui/core/icons.ts'
import { useEffect, useState } from 'react'
import styles from './file-viewer.module.css'

/** A file that can be looked at. */
export type ViewedFile = { id: string; nombre: string; media_type: string }

type FileViewerProps = {
  file: ViewedFile
  /** Answers the address at which the file is shown once. */
  addressOf: (id: string) => Promise<string>
  onDownload: (id: string) => void
}

/** What a page may draw of a file: pictures always, a PDF where the browser has a viewer. */
function wayOf({ media_type: type }: ViewedFile): 'picture' | 'frame' | undefined {
  if (['image/jpeg', 'image/png', 'image/webp'].includes(type)) return 'picture'
  return type === 'application/pdf' && navigator.pdfViewerEnabled ? 'frame' : undefined
}

/** A file beside what is decided about it: a PDF or a picture as it is, anything else to be downloaded. */
export function FileViewer({ file, addressOf, onDownload }: FileViewerProps) {
  const way = wayOf(file)
  const [isLarge, setIsLarge] = useState(false)
  return (
    <section className={styles.viewer} aria-label={texts.label} data-unshown={way ? undefined : true}>
      <div className={styles.head}>
        <p className={styles.name}>{file.nombre}</p>
        <div className={styles.acts}>
          {way === 'picture' && (
            <Button aria-pressed={isLarge} onClick={() => setIsLarge(!isLarge)}>
              {texts.enlarge}
            </Button>
          )}
          <Button icon={downloadIcon} onClick={() => onDownload(file.id)}>
            {texts.download}
          </Button>
        </div>
      </div>
      {way === undefined ? (
        <p className={styles.note}>{texts.unshown}</p>
      ) : (
        <Shown key={file.id} {...{ file, way, isLarge, addressOf }} />
      )}
    </section>
  )
}

type ShownProps = Pick<FileViewerProps, 'file' | 'addressOf'> & { way: 'picture' | 'frame'; isLarge: boolean }

function Shown({ file, way, isLarge, addressOf }: ShownProps) {
  const [address, setAddress] = useState<string>()
  const [hasFailed, setHasFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  const { id, nombre } = file
  useEffect(() => {
    let isShown = true
    addressOf(id).then(
      (found) => isShown && setAddress(found),
      () => isShown && setHasFailed(true),
    )
    return () => {
      isShown = false
    }
    // The way to ask is the same for every file.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [id, turn])
  if (hasFailed)
    return (
      <div className={styles.note} role="alert">
        <p>{fill(texts.failed, { nombre })}</p>
        <Button
          onClick={() => {
            setHasFailed(false)
            setAddress(undefined)
            setTurn(turn + 1)
          }}
        >
          {texts.retry}
        </Button>
      </div>
    )
  if (address === undefined)
    return (
      <p className={styles.note} role="status">
        {fill(texts.opening, { nombre })}
      </p>
    )
  if (way === 'picture')
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
      <div className={styles.sheet} data-large={isLarge || undefined} tabIndex={isLarge ? 0 : undefined}>
        <img className={styles.picture} src={address} alt={nombre} onError={() => setHasFailed(true)} />
      </div>
    )
  // As wide as there is room, without the browser's own list of pages.
  // oxlint-disable-next-line react/iframe-missing-sandbox -- a browser's viewer draws no PDF in a sandbox; the answer is no page
  return <iframe className={styles.frame} src={`${address}#navpanes=0&view=FitH`} title={nombre} />
}
