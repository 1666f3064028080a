import { legalTextsTexts } from '@enlace/contract/legal-texts/texts.ts'
import { Comparison } from '../../../../core/versions/comparison.tsx'
import { paragraphsOf } from './paragraphs.ts'

type Words = { title: string; html: string }

/** What changed from one text to another in the words that its reader sees; its markup is nobody's agreement. */
export function WordsComparison({ before, after }: { before: Words; after: Words }) {
  const { titleLabel, html } = legalTextsTexts.draft
  return (
    <Comparison
      fields={[
        { label: titleLabel, before: before.title, after: after.title },
        { label: html, before: linesOf(before.html), after: linesOf(after.html) },
      ]}
    />
  )
}

const linesOf = (html: string) => paragraphsOf(html).join('\n')
