import type { ContentItem } from '@enlace/contract/content/pages/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { pagesTexts } from '@enlace/contract/content/pages/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Dialog } from '@enlace/ui/dialog.tsx'
import { useState } from 'react'
import { Comparison } from '../../../../core/versions/comparison.tsx'
import { aboutVersion } from '../../../../core/versions/version-history.tsx'
import { comparedFields } from './compared-fields.ts'
import type { Writing } from './use-writing.ts'
import { startOf } from '../written.ts'

const texts = pagesTexts.item

/** Tells that somebody else was first, or that unsaved work was found again; what is written stays until the person chooses. */
export function ConflictBanner({ item, writing }: { item: ContentItem; writing: Writing }) {
  const [isComparing, setIsComparing] = useState(false)
  if (!writing.isOvertaken) {
    if (!writing.isRestored) return null
    return (
      <Banner kind="info" action={<Button onClick={writing.forget}>{texts.forget}</Button>}>
        {texts.restored}
      </Banner>
    )
  }
  const { draft } = item
  const theirs = startOf(item)
  const about = draft && aboutVersion(draft.version)
  return (
    <>
      <Banner
        kind="warning"
        action={
          <Actions>
            {theirs && <Button onClick={() => setIsComparing(true)}>{texts.conflictCompare}</Button>}
            <Button onClick={() => writing.beginFrom(item, writing.written)}>{texts.conflictMine}</Button>
            {theirs && (
              <Button onClick={() => writing.beginFrom(item)}>
                {about ? fill(texts.conflictTheirs, about) : texts.conflictShown}
              </Button>
            )}
          </Actions>
        }
      >
        {about ? fill(texts.conflict, about) : texts.conflictGone}
      </Banner>
      {isComparing && theirs && (
        <Dialog
          isOpen
          isWide
          title={texts.conflictCompare}
          closeLabel={texts.close}
          onClose={() => setIsComparing(false)}
        >
          <Comparison fields={comparedFields(theirs, writing.written)} />
        </Dialog>
      )}
    </>
  )
}
