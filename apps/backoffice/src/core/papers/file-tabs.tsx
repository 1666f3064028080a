import { type ReactNode, useState } from 'react'
import styles from './file-tabs.module.css'
import { FileViewer, type ViewedFile } from './file-viewer.tsx'

type FileTabsProps = {
  files: readonly ViewedFile[]
  addressOf: (id: string) => Promise<string>
  onDownload: (id: string) => void
  /** What a file is called in its tab; its own name where it is not said. */
  labelOf?: (file: ViewedFile) => ReactNode
}

/** Several files, one of them in sight. */
export function FileTabs({ files, addressOf, onDownload, labelOf }: FileTabsProps) {
  const [chosen, setChosen] = useState(files[0]?.id)
  const shown = files.find(({ id }) => id === chosen) ?? files[0]
  if (!shown) return null
  return (
    <>
      {files.length > 1 && (
        <ul className={styles.tabs}>
          {files.map((file) => (
            <li key={file.id}>
              <button
                type="button"
                className={styles.tab}
                aria-pressed={file.id === shown.id}
                onClick={() => setChosen(file.id)}
              >
                {labelOf ? labelOf(file) : file.nombre}
              </button>
            </li>
          ))}
        </ul>
      )}
      <FileViewer file={shown} addressOf={addressOf} onDownload={onDownload} />
    </>
  )
}
