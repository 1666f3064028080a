import { listActionTexts } from '@enlace/contract/core/list/texts.ts'
import { legalTextsTexts } from '@enlace/contract/legal-texts/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { useState } from 'react'
import { SaveButton } from '../../../../core/forms/save-button.tsx'
import { DraftDialogs, type DraftDialog } from './draft-dialogs.tsx'
import type { DraftFormProps } from './draft-form.tsx'
import styles from '../../legal-texts.module.css'

const texts = legalTextsTexts.draft

/** The bar of a legal text that is written: its draft is saved and published, looked at, compared and discarded. */
export function DraftHeading({ text, acts, mayWrite }: DraftFormProps) {
  const [dialog, setDialog] = useState<DraftDialog>()
  const { busy, isTyped } = acts
  const isDraft = text.draft !== null
  const isWaiting = isDraft && isTyped
  return (
    <>
      <PageHeading
        title={legalTextsTexts.names[text.code]}
        actions={
          mayWrite && (
            <>
              <SaveButton
                isDraft
                isSecond={isDraft && !isTyped}
                isSaving={busy === 'save'}
                isDisabled={!isTyped}
                onSave={() => void acts.save()}
              />
              {isDraft && (
                <Button
                  variant={isTyped ? 'quiet' : 'primary'}
                  disabled={isTyped}
                  aria-describedby={isWaiting ? 'publish-waits' : undefined}
                  onClick={() => setDialog('publish')}
                >
                  {texts.publish}
                </Button>
              )}
            </>
          )
        }
        more={{
          label: listActionTexts.more,
          content: (
            <>
              <Button onClick={() => setDialog('preview')}>{texts.preview}</Button>
              {text.current && <Button onClick={() => setDialog('compare')}>{texts.compare}</Button>}
              {mayWrite && isDraft && <Button onClick={() => setDialog('discard')}>{texts.discard}</Button>}
            </>
          ),
        }}
      />
      {mayWrite && isWaiting && (
        <p id="publish-waits" className={styles.soft}>
          {texts.unsaved}
        </p>
      )}
      <DraftDialogs text={text} acts={acts} dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  )
}
