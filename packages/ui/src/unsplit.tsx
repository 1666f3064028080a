import { Fragment } from 'react'

/** Behind these, an address may go on in the next line. */
const joints = /(?<=[@/?&=_-]|\w\.(?=\w))/

/** A long word without spaces, as an email or the address of a page: it goes on at its joints, never inside a name. */
export function Unsplit({ children: text }: { children: string }) {
  return text.split(/(\s+)/).map((word, place) => (
    // The parts of a text have no name but their place.
    <Fragment key={place}>{isAddress(word) ? jointed(word) : word}</Fragment>
  ))
}

const isAddress = (word: string) => word.length > 16 && /[@/]/.test(word)

function jointed(word: string) {
  return word.split(joints).map((part, place) => (
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
