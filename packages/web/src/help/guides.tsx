import { fill } from '@enlace/contract/core/fill.ts'
import { guideTexts as texts } from '@enlace/contract/help/texts.ts'
import type { HelpTopic } from '@enlace/contract/help/topics.ts'
import { Button } from '@enlace/ui/button.tsx'
import { GuideCard } from '@enlace/ui/guide-card.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { isAt } from '../path.ts'
import { helpOf } from './find-help.ts'
import { helpLinkTo } from './help-link-to.ts'
import type { HelpEntry } from './page.ts'
import type { SeenHelpStore } from './seen-help.ts'

/** A hint of a screen, shown once. */
export type ScreenHint = { topic: HelpTopic; path: string; title: string; text: string }

/** A step of a tour; it points at the first of these elements that can be seen. */
export type TourStep = { title: string; text: string; anchors: readonly string[] }

/** A tour, shown once to a person who is new. */
export type Tour = { topic: HelpTopic; steps: readonly TourStep[] }

type GuidesProps = {
  path: string
  hints: readonly ScreenHint[]
  tour: Tour | undefined
  store: SeenHelpStore
  entries: readonly HelpEntry[]
}

/** The tour, or the hint of the screen that is open, until the person has seen it. */
export function Guides({ path, hints, tour, store, entries }: GuidesProps) {
  const seen = useSyncExternalStore(store.subscribe, store.read)
  useEffect(() => {
    void store.load()
    return store.clear
  }, [store])
  if (!seen) return null
  if (tour && !seen.includes(tour.topic))
    return <TourCard steps={tour.steps} onEnd={() => store.mark(tour.topic)} />
  const hint = hints.find((one) => isAt(one.path, path) && !seen.includes(one.topic))
  if (!hint) return null
  const page = helpOf(entries, path)
  return (
    <GuideCard
      key={hint.topic}
      label={texts.hint}
      title={hint.title}
      onEscape={() => store.mark(hint.topic)}
      actions={
        <>
          {page && <Link href={helpLinkTo(page.slug)}>{texts.more}</Link>}
          <Button onClick={() => store.mark(hint.topic)}>{texts.understood}</Button>
        </>
      }
    >
      {hint.text}
    </GuideCard>
  )
}

function TourCard({ steps, onEnd }: { steps: readonly TourStep[]; onEnd: () => void }) {
  const [place, setPlace] = useState(0)
  const step = steps[place]
  if (!step) return null
  const isLast = place === steps.length - 1
  return (
    <GuideCard
      label={texts.tour}
      title={step.title}
      note={fill(texts.step, { n: place + 1, of: steps.length })}
      anchors={step.anchors}
      onEscape={onEnd}
      actions={
        <>
          {!isLast && <Button onClick={onEnd}>{texts.skip}</Button>}
          {place > 0 && <Button onClick={() => setPlace(place - 1)}>{texts.previous}</Button>}
          <Button variant="primary" onClick={() => (isLast ? onEnd() : setPlace(place + 1))}>
            {isLast ? texts.finish : texts.next}
          </Button>
        </>
      }
    >
      {step.text}
    </GuideCard>
  )
}
