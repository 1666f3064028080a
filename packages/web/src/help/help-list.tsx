import { helpTexts as texts } from '@enlace/contract/help/texts.ts'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { SearchInput } from '@enlace/ui/search-input.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { type ReactNode, useState } from 'react'
import { countText } from '../document/shown.ts'
import { byTopic, matchingHelp } from './find-help.ts'
import styles from './help-list.module.css'
import { helpLinkTo } from './help-link-to.ts'
import type { HelpEntry } from './page.ts'

type HelpListProps = {
  entries: readonly HelpEntry[]
  /** Below the pages: what starts the tour again, for who is signed in. */
  children?: ReactNode
}

/** The manual's pages by topic, with a search over them. */
export function HelpList({ entries, children }: HelpListProps) {
  const [typed, setTyped] = useState('')
  const found = typed.trim() === '' ? entries : matchingHelp(entries, typed)
  return (
    <Stack gap="large">
      <PageHeading title={texts.title} description={texts.intro} />
      <div className={styles.search}>
        <SearchInput
          label={texts.search}
          placeholder={texts.search}
          value={typed}
          onValueChange={setTyped}
          clearLabel={texts.clearSearch}
        />
      </div>
      <p className="visually-hidden" role="status">
        {typed.trim() === '' ? '' : found.length === 0 ? texts.noMatch : countText(texts.found, found.length)}
      </p>
      {found.length === 0 && <p aria-hidden="true">{texts.noMatch}</p>}
      <div className={styles.topics}>
        {byTopic(found).map(({ topic, pages }) => (
          <section key={topic} className={styles.topic}>
            <h2 className={styles.name}>{topic}</h2>
            <PlainList gap="small">
              {pages.map(({ slug, title, summary }) => (
                <li key={slug}>
                  <Link href={helpLinkTo(slug)}>{title}</Link>
                  <p className={styles.summary}>{summary}</p>
                </li>
              ))}
            </PlainList>
          </section>
        ))}
      </div>
      {children}
    </Stack>
  )
}
