import { Link } from '@enlace/ui/link.tsx'
import { Fragment } from 'react'
import styles from './help-blocks.module.css'
import type { Block, Inline } from './page.ts'

/** A page of the manual, drawn from its blocks. */
export function HelpBlocks({ blocks }: { blocks: readonly Block[] }) {
  const isPicture = ({ kind }: Block) => kind === 'picture'
  // They never change their order: a page is what was built.
  const draw = (block: Block, place: number) => <OneBlock key={place} block={block} />
  return (
    <div className={styles.page}>
      <div className={styles.text}>{blocks.filter((block) => !isPicture(block)).map(draw)}</div>
      <div className={styles.pictures}>{blocks.filter(isPicture).map(draw)}</div>
    </div>
  )
}

function OneBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return <h2 className={styles.heading}>{block.text}</h2>
    case 'paragraph':
      return (
        <p>
          <Sentence words={block.words} />
        </p>
      )
    case 'note':
      return (
        <p className={styles.note}>
          <Sentence words={block.words} />
        </p>
      )
    case 'list': {
      const List = block.isOrdered ? 'ol' : 'ul'
      return (
        <List className={styles.list}>
          {block.items.map((words, place) => (
            <li key={place}>
              <Sentence words={words} />
            </li>
          ))}
        </List>
      )
    }
    case 'picture':
      return (
        <img
          className={styles.picture}
          src={block.source}
          alt={block.alternative}
          width={block.width}
          height={block.height}
          loading="lazy"
        />
      )
  }
}

function Sentence({ words }: { words: readonly Inline[] }) {
  return words.map((word, place) => (
    <Fragment key={place}>
      <Word word={word} />
    </Fragment>
  ))
}

function Word({ word }: { word: Inline }) {
  if (typeof word === 'string') return word
  switch (word.kind) {
    case 'label':
      return <b className={styles.label}>{word.text}</b>
    case 'emphasis':
      return <em>{word.text}</em>
    case 'key':
      return <kbd className={styles.key}>{word.text}</kbd>
    case 'link':
      return <Link href={word.href}>{word.text}</Link>
  }
}
