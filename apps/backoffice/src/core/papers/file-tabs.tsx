import { fileViewerTexts as texts } from '@enlace/contract/core/files/viewer-texts.ts'
import { Tabs } from '@enlace/ui/tabs.tsx'
import styles from './file-tabs.module.css'
import { FileViewer, type ViewedFile } from './file-viewer.tsx'

type FileTabsProps<File extends ViewedFile> = {
  files: readonly File[]
  /** The file in sight. */
  shown: File
  onShow: (id: string) => void
  addressOf: (id: string) => Promise<string>
  onDownload: (id: string) => void
  /** What a file is called in its tab; its own name where it is not said. */
  labelOf?: (file: File) => string
}

/** Several files as tabs above the one that is in sight; a single one without tabs. */
export function FileTabs<File extends ViewedFile>(props: FileTabsProps<File>) {
  const { files, shown, onShow, addressOf, onDownload, labelOf } = props
  const viewer = <FileViewer key={shown.id} file={shown} addressOf={addressOf} onDownload={onDownload} />
  if (files.length === 1) return viewer
  return (
    <div className={styles.tabs}>
      <Tabs
        label={texts.files}
        tabs={files.map((file) => ({ id: file.id, label: labelOf ? labelOf(file) : file.nombre }))}
        selected={shown.id}
        onSelect={onShow}
      >
        {viewer}
      </Tabs>
    </div>
  )
}
