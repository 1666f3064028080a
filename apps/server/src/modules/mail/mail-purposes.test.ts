import { readdirSync, readFileSync } from 'node:fs'
import { mailPurposePrefixTexts, mailPurposeTexts } from '@enlace/contract/mail/desk/texts.ts'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)

/** What the code that queues mails gives as their purpose; sealed columns have purposes, too, which nobody reads. */
const purposes = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('test.ts') && !name.includes('sealed/'))
  .flatMap((name) => [
    ...readFileSync(new URL(name, root), 'utf8').matchAll(/\bpurpose: ['`]([a-z:-]+)(\$\{)?/g),
  ])

it('says in Spanish what caused each mail that the product sends', () => {
  expect(purposes.length).toBeGreaterThan(30)
  const starts = Object.keys(mailPurposePrefixTexts)
  const isSaid = (purpose: string, isComposed: boolean) =>
    purpose in mailPurposeTexts ||
    starts.some((start) => purpose.startsWith(start)) ||
    (isComposed && Object.keys(mailPurposeTexts).some((known) => known.startsWith(purpose)))
  expect(
    purposes.filter(([, purpose = '', more]) => !isSaid(purpose, Boolean(more))).map(([text]) => text),
  ).toEqual([])
})
