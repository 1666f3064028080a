import { fill } from '@enlace/contract/core/fill.ts'
import { helpTexts as texts } from '@enlace/contract/help/texts.ts'
import { Breadcrumb } from '@enlace/ui/breadcrumb.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { PlainList } from '@enlace/ui/plain-list.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useEffect, useState } from 'react'
import { ProblemPage } from '../screen/problem-page.tsx'
import { usePageTitle } from '../screen/use-page-title.ts'
import { HelpBlocks } from './help-blocks.tsx'
import { helpLinkTo } from './help-link-to.ts'
import type { Block, HelpEntry, Manual } from './page.ts'

type HelpPageProps = { manual: Manual; entry: HelpEntry }

/** A page of the manual, with the way to the screen that it explains and to its sisters. */
export function HelpPage({ manual, entry }: HelpPageProps) {
  usePageTitle(entry.title)
  const { blocks, hasFailed, retry } = useBlocks(manual, entry.slug)
  const sisters = manual.entries.filter(({ topic, slug }) => topic === entry.topic && slug !== entry.slug)
  const screen = entry.screens[0]?.replace('$days', '0')
  if (hasFailed) return <ProblemPage title={texts.failedTitle} message={texts.failed} onRetry={retry} />
  return (
    <Stack gap="large">
      <Breadcrumb
        label={texts.breadcrumb}
        items={[{ label: texts.title, href: '#/ayuda' }, { label: entry.title }]}
      />
      <PageHeading
        title={entry.title}
        description={entry.summary}
        actions={
          screen !== undefined &&
          !screen.includes('$') && <ButtonLink href={`#${screen}`}>{texts.openScreen}</ButtonLink>
        }
      />
      {blocks ? <HelpBlocks blocks={blocks} /> : <Skeleton lines={8} />}
      {sisters.length > 0 && (
        <nav aria-label={fill(texts.more, { topic: entry.topic })}>
          <Stack gap="small">
            <h2>{fill(texts.more, { topic: entry.topic })}</h2>
            <PlainList gap="small">
              {sisters.map(({ slug, title }) => (
                <li key={slug}>
                  <Link href={helpLinkTo(slug)}>{title}</Link>
                </li>
              ))}
            </PlainList>
          </Stack>
        </nav>
      )}
    </Stack>
  )
}

function useBlocks(manual: Manual, slug: string) {
  const [blocks, setBlocks] = useState<readonly Block[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    let isShown = true
    manual.load(slug).then(
      (loaded) => isShown && setBlocks(loaded),
      () => isShown && setHasFailed(true),
    )
    return () => {
      isShown = false
    }
  }, [manual, slug, turn])
  const retry = () => {
    setHasFailed(false)
    setTurn((before) => before + 1)
  }
  return { blocks, hasFailed, retry }
}
