import { searchFieldTexts as texts } from '@enlace/contract/search/field-texts.ts'
import { searchIcon } from '@enlace/ui/core/icons.ts'
import { Icon } from '@enlace/ui/icon.tsx'
import { searchOpening } from '@enlace/web/search/opening.ts'
import styles from './search-field.module.css'

/** What looks like a field in the header, and opens the search over everything. */
export function SearchField() {
  return (
    <button
      type="button"
      className={styles.field}
      title={texts.openHint}
      aria-keyshortcuts="Control+K Meta+K"
      aria-haspopup="dialog"
      onClick={searchOpening.open}
    >
      <Icon path={searchIcon} size={20} />
      <span className={styles.words}>{texts.open}</span>
      <kbd className={styles.keys} aria-hidden>
        {texts.keys}
      </kbd>
    </button>
  )
}
