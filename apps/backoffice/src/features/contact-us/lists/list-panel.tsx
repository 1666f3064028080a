import { contactListsTexts as texts } from '@enlace/contract/contact-us/lists/texts.ts'
import type { ContactListName, ContactOption } from '@enlace/contract/contact-us/lists/schemas.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { OrderedOptions } from '../../../core/forms/ordered-options.tsx'
import type { Faults } from './faults.ts'
import { offersNothing } from './suggested.ts'
import styles from './view.module.css'

type ListPanelProps = {
  list: ContactListName
  options: readonly ContactOption[]
  faults: Faults
  isDisabled: boolean
  onChange: (options: ContactOption[]) => void
  /** Fills the lists that offer nothing with what the product suggests; nothing is kept before it is saved. */
  onSuggest: () => void
}

/** Longest name of a choice. */
const longest = 200

/** One list of the contact form. */
export function ListPanel({ list, options, faults, isDisabled, onChange, onSuggest }: ListPanelProps) {
  const words = texts.lists[list]
  const own = Object.fromEntries(
    options.flatMap((_, place) => {
      const fault = faults[`listas.${list}.${place}.nombre`]
      return fault === undefined ? [] : [[place, fault]]
    }),
  )
  return (
    <>
      <p className={styles.intro}>{words.intro}</p>
      {offersNothing(options) && (
        <Banner
          kind={list === 'related-to' ? 'info' : 'warning'}
          action={!isDisabled && <Button onClick={onSuggest}>{texts.suggested}</Button>}
        >
          {words.none}
        </Banner>
      )}
      <OrderedOptions
        options={options}
        faults={own}
        isDisabled={isDisabled}
        maxLength={longest}
        texts={{
          option: texts.option,
          retired: texts.retired,
          retire: texts.retire,
          offer: texts.offer,
          retireShort: texts.retireShort,
          offerShort: texts.offerShort,
          up: texts.up,
          down: texts.down,
          moved: texts.moved,
          add: words.add,
        }}
        onChange={(next) => onChange([...next])}
      />
    </>
  )
}
