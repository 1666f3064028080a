import { fill } from '@enlace/contract/core/fill.ts'
import { uploadTexts as texts } from '@enlace/contract/core/uploads/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { errorIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { ProgressBar } from '@enlace/ui/progress-bar.tsx'
import { fileSizeText } from '@enlace/web/document/file-size.ts'
import type { Transfer } from './transfer.ts'
import styles from './transfer-progress.module.css'

type TransferProgressProps = {
  transfer: Transfer
  /** What the file is for, in the page's words. */
  about: string
  onPause: () => void
  onGoOn: () => void
  onDrop: () => void
}

/** A file on its way: how far it is, why it does not go on, and what a person can do about it. */
export function TransferProgress({ transfer, about, onPause, onGoOn, onDrop }: TransferProgressProps) {
  const { name, sent, bytes, state, problem } = transfer
  const mayPause = state === 'preparing' || state === 'sending' || state === 'waiting'
  return (
    <div className={styles.transfer}>
      <ProgressBar label={<strong>{about}</strong>} value={sent} max={bytes}>
        {fill(texts.progress, { sent: fileSizeText(sent), total: fileSizeText(bytes) })}
      </ProgressBar>
      <p className={styles.state} role="status">
        {state === 'stopped' && <Icon path={errorIcon} />}
        {problem ? [problem.message, ...Object.values(problem.fields)].join(' ') : sentenceOf(state, name)}
      </p>
      <Actions>
        {mayPause && <Button onClick={onPause}>{texts.pause}</Button>}
        {(state === 'paused' || (state === 'stopped' && problem?.status !== 422)) && (
          <Button variant="primary" onClick={onGoOn}>
            {texts.goOn}
          </Button>
        )}
        {state !== 'finishing' && <Button onClick={onDrop}>{texts.drop}</Button>}
      </Actions>
    </div>
  )
}

function sentenceOf(state: Transfer['state'], name: string): string {
  switch (state) {
    case 'preparing':
      return fill(texts.preparing, { name })
    case 'sending':
      return fill(texts.uploading, { name })
    case 'paused':
      return texts.paused
    case 'waiting':
      return texts.waiting
    case 'finishing':
      return texts.finishing
    case 'stopped':
      return texts.interrupted
  }
}
