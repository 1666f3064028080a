import { searchFieldTexts as texts } from '@enlace/contract/search/field-texts.ts'
import { searchIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { searchOpening } from './opening.ts'
import styles from './search-field.module.css'

/** What looks like a field and opens the search over everything: in the header, and large on the start page. */
export function SearchField({ isLarge = false }: { isLarge?: boolean }) {
  return (
    <button
      type="button"
      className={styles.field}
      data-large={isLarge || undefined}
      title={texts.openHint}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={searchOpening.open}
    >
      <Icon path={searchIcon} size={20} />
      <span className={styles.words}>{isLarge ? texts.placeholder : texts.open}</span>
      <kbd className={styles.keys} aria-hidden>
        {texts.keys}
      </kbd>
    </button>
  )
}
