import styles from './chosen-files.module.css'
import { closeIcon, documentIcon, errorIcon } from './core/icons.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import { ProgressBar } from './progress-bar.tsx'

export type ChosenFilesProps = {
  files: readonly File[]
  /** Why a file cannot be sent, in a sentence that says what to do. */
  faultOf?: ((file: File) => string | undefined) | undefined
  /** How much of a file has been sent, from 0 to 1, while it is being sent. */
  progressOf?: ((file: File) => number | undefined) | undefined
  onRemove: (file: File) => void
  texts: {
    /** Said of the list: "Archivos elegidos". */
    chosen: string
    remove: (name: string) => string
    sending: (name: string) => string
    /** A size in bytes as people read it: "1,2 MB". */
    size: (bytes: number) => string
  }
}

/** The files that a person has chosen; what comes in, and what is wrong with it, is said as well as shown. */
export function ChosenFiles({ files, faultOf, progressOf, onRemove, texts }: ChosenFilesProps) {
  return (
    <div aria-live="polite" aria-relevant="additions text">
      {files.length > 0 && (
        <ul className={styles.files} aria-label={texts.chosen}>
          {files.map((file) => {
            const fault = faultOf?.(file)
            const progress = progressOf?.(file)
            return (
              <li key={`${file.name} ${file.size} ${file.lastModified}`} className={styles.file}>
                <Icon path={fault === undefined ? documentIcon : errorIcon} size={20} />
                <div className={styles.words} data-wrong={fault !== undefined || undefined}>
                  <span className={styles.name}>{file.name}</span>{' '}
                  <span className={styles.size}>{texts.size(file.size)}</span>
                  {fault !== undefined && <p className={styles.fault}>{fault}</p>}
                  {progress !== undefined && (
                    <ProgressBar label={texts.sending(file.name)} isLabelHidden value={progress} max={1} />
                  )}
                </div>
                <IconButton icon={closeIcon} label={texts.remove(file.name)} onClick={() => onRemove(file)} />
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
