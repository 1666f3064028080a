import { fill } from '@enlace/contract/core/fill.ts'
import type { LegalTextDetail } from '@enlace/contract/legal-texts/schemas.ts'
import { legalTextsTexts } from '@enlace/contract/legal-texts/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { ErrorSummary } from '@enlace/ui/error-summary.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { RichTextInput } from '../../../../core/rich-text/rich-text-input.tsx'
import type { DraftActs } from '../../actions.ts'
import { dayOf } from '../../days.ts'
import styles from '../../legal-texts.module.css'

const texts = legalTextsTexts.draft

export type DraftFormProps = { text: LegalTextDetail; acts: DraftActs; mayWrite: boolean }

/** What is written at a legal text; nobody else sees it before it is published. */
export function DraftForm({ text, acts, mayWrite }: DraftFormProps) {
  const { words, problem, removed } = acts
  const errorOf = (name: string) => problem?.fields[name]
  return (
    <Stack gap="regular">
      <p className={styles.soft}>{stateOf(text)}</p>
      {mayWrite && !text.current && !text.draft && !acts.isTyped && (
        <Banner
          kind="info"
          action={
            <Button isBusy={acts.busy === 'begin'} onClick={() => void acts.begin()}>
              {texts.ready.use}
            </Button>
          }
        >
          {texts.ready.offer}
        </Banner>
      )}
      {problem && (
        <ErrorSummary
          key={problem.message + Object.values(problem.fields).join()}
          title={legalTextsTexts.title}
          errors={[
            { message: problem.message },
            ...Object.values(problem.fields).map((message) => ({ message })),
          ]}
        />
      )}
      {removed.length > 0 && (
        <Banner kind="warning">
          <strong>{texts.removedTitle}:</strong> {removed.join(', ')}
        </Banner>
      )}
      <TextInput
        label={texts.titleLabel}
        isRequired
        maxLength={200}
        value={words.title}
        error={errorOf('title')}
        disabled={!mayWrite}
        onChange={(event) => acts.change({ title: event.currentTarget.value })}
      />
      <RichTextInput
        key={acts.turn}
        label={texts.html}
        isRequired
        value={words.html}
        error={errorOf('html')}
        isDisabled={!mayWrite}
        onChange={(html) => acts.change({ html })}
      />
      <Checkbox
        label={
          <>
            {texts.mustAccept} <span className={styles.soft}>{texts.mustAcceptHint}</span>
          </>
        }
        checked={words.mustAccept}
        disabled={!mayWrite}
        onChange={(event) => acts.change({ mustAccept: event.currentTarget.checked })}
      />
      <TextArea
        label={texts.note}
        hint={texts.noteHint}
        rows={2}
        maxLength={500}
        value={words.note}
        error={errorOf('note')}
        disabled={!mayWrite}
        onChange={(event) => acts.change({ note: event.currentTarget.value })}
      />
    </Stack>
  )
}

function stateOf({ draft, current }: LegalTextDetail): string {
  if (draft) return fill(texts.some, { author: draft.authorName, date: dayOf(draft.updatedAt) })
  return current ? texts.none : texts.never
}
