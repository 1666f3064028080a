import type { LegalTextDetail } from '@enlace/contract/legal-texts/schemas.ts'
import { legalTextsTexts } from '@enlace/contract/legal-texts/texts.ts'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { DialogFooter } from '@enlace/ui/dialog-footer.tsx'
import { SafeHtml } from '@enlace/web/content/safe-html.tsx'
import type { DraftActs } from '../../actions.ts'
import styles from '../../legal-texts.module.css'
import { WordsComparison } from './words-comparison.tsx'
import { PublishDialog } from './publish-dialog.tsx'

const texts = legalTextsTexts.draft

/** What is open above the draft. */
export type DraftDialog = 'preview' | 'compare' | 'discard' | 'publish'

type DraftDialogsProps = {
  text: LegalTextDetail
  acts: DraftActs
  dialog: DraftDialog | undefined
  onClose: () => void
}

/** What can be looked at or asked of a draft before something is done with it. */
export function DraftDialogs({ text, acts, dialog, onClose }: DraftDialogsProps) {
  const { words } = acts
  const shared = { onClose, closeLabel: texts.close }
  const handleDiscard = async () => {
    await acts.discard()
    onClose()
  }
  return (
    <>
      <Dialog {...shared} isOpen={dialog === 'preview'} title={words.title || texts.preview} isWide>
        <p className={styles.soft}>{texts.previewHint}</p>
        <div className={styles.preview}>
          <SafeHtml html={words.html} headingsFrom={3} />
        </div>
      </Dialog>
      <Dialog {...shared} isOpen={dialog === 'compare'} title={legalTextsTexts.compare.draftTitle} isWide>
        <WordsComparison before={{ title: text.current?.title ?? '', html: text.html }} after={words} />
      </Dialog>
      <Dialog {...shared} isOpen={dialog === 'discard'} title={texts.discard}>
        <p>{texts.discardAsk}</p>
        <DialogFooter
          cancel={texts.cancel}
          confirm={texts.discard}
          isDanger
          isBusy={acts.busy === 'discard'}
          onConfirm={() => void handleDiscard()}
        />
      </Dialog>
      <PublishDialog text={text} acts={acts} isOpen={dialog === 'publish'} onClose={onClose} />
    </>
  )
}
