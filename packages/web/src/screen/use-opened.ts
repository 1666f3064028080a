import { useRoute, searchOf } from '../place.ts'
import { readSearch } from '../search-params.ts'
import { changeSearch } from './change-search.ts'

/** A dialog of the page that the address names while it is open: a link opens it, and Back closes it. */
export function useOpened(name: string): { isOpen: boolean; open: () => void; close: () => void } {
  return {
    isOpen: readSearch(searchOf(useRoute()))[name] === '1',
    open: () => changeSearch({ [name]: '1' }),
    close: () => changeSearch({ [name]: undefined }, { replaces: true }),
  }
}
