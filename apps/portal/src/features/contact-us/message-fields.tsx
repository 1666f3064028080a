import { fill } from '@enlace/contract/core/fill.ts'
import { contactLimits as limits } from '@enlace/contract/contact-us/schemas.ts'
import { contactUsTexts as texts } from '@enlace/contract/contact-us/texts.ts'
import { Select } from '@enlace/ui/select.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import type { Tie } from './message-form.ts'
import styles from './form.module.css'
import type { ContactLists } from './choices.ts'

/** What somebody writes, about what, and how it is to be answered. */
export function MessageFields({ tie, lists }: { tie: Tie; lists: ContactLists }) {
  const { labels, hints } = texts
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{texts.yourMessage}</legend>
      <Select
        {...tie('subject')}
        label={labels.subject}
        isRequired
        placeholder={texts.choose}
        options={lists.affairs}
      />
      {lists.relatedTo.length > 0 && (
        <Select
          {...tie('related-to')}
          label={labels['related-to']}
          options={[{ value: '', label: texts.choose }, ...lists.relatedTo]}
        />
      )}
      <Select
        {...tie('affair-contact')}
        label={labels['affair-contact']}
        isRequired
        placeholder={texts.choose}
        options={lists.channels}
      />
      <TextArea
        {...tie('message')}
        label={labels.message}
        hint={fill(hints.message, { n: limits.message })}
        isRequired
        rows={6}
        maxLength={limits.message}
      />
      <TextInput
        {...tie('schedule')}
        label={labels.schedule}
        hint={hints.schedule}
        maxLength={limits.schedule}
      />
    </fieldset>
  )
}
