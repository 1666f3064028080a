import { Fragment } from 'react'
import styles from './whole-numbers.module.css'

/** Words among which are numbers of documents, such as 001-OC-00005623 or •••• 3579: each stays on one line. */
export function WholeNumbers({ children: text }: { children: string }) {
  return text.split(/((?:•{4} )?\S*\d\S*)/).map((part, place) => (
    // The parts of a text have no name but their place; every second one is what the text is split at.
    <Fragment key={place}>
      {place % 2 === 1 && part.length <= most ? <span className={styles.whole}>{part}</span> : part}
    </Fragment>
  ))
}

/** What is longer may not fit into the window of a phone. */
const most = 24
