import { actorInSentence } from '@enlace/contract/core/words/actor-texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import type { DeskItem } from '@enlace/contract/content/pages/schemas.ts'
import { pagesTexts as texts } from '@enlace/contract/content/pages/texts.ts'
import { formatInstant } from '@enlace/domain/calendar-date.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { Link } from '@enlace/ui/link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { SectionLinks } from '@enlace/ui/section-links.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { StatusChip } from '@enlace/ui/status-chip.tsx'
import { useState } from 'react'
import { adPagesOf, namedItems, stateOf } from './desk.ts'
import { adPageName, parts, type Part } from './names.ts'
import styles from './pages.module.css'

type DeskViewProps = {
  items: readonly DeskItem[]
  part: Part
  mayWrite: boolean
  links: {
    part: (part: Part) => string
    item: (part: Part, item: string) => string
    /** A new advertisement for a position. */
    add: (page: string, position: string) => string
    /** Where the legal texts are written; undefined for whoever may not go there. */
    legal: string | undefined
  }
}

/** All that the company writes into its portal: what suppliers see of it, what is being written, what waits. */
export function DeskView({ items, part, mayWrite, links }: DeskViewProps) {
  const kind = parts[part]
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.intro}
        sections={
          <SectionLinks
            label={texts.parts.label}
            current={part}
            links={(['paginas', 'textos', 'anuncios'] as const).map((one) => ({
              // the names are the type
              id: one,
              label: texts.parts[parts[one]],
              href: links.part(one),
            }))}
          />
        }
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      <p className={styles.soft}>{texts.partHints[kind]}</p>
      {kind === 'advertisement' ? (
        adPagesOf(items).map(({ code, positions }) => (
          <Panel key={code} title={adPageName(code)}>
            <div className={styles.positions}>
              {positions.map(({ position, items: ads }) => (
                <section key={position} className={styles.position}>
                  <h3>{fill(texts.position, { position })}</h3>
                  {ads.length === 0 ? (
                    <p className={styles.soft}>{texts.emptyPosition}</p>
                  ) : (
                    <ul className={styles.ads}>
                      {ads.map((ad) => (
                        <li key={ad.item}>
                          <Advertisement ad={ad} href={links.item('anuncios', ad.item)} />
                        </li>
                      ))}
                    </ul>
                  )}
                  {mayWrite && (
                    <Link
                      href={links.add(code, position)}
                      aria-label={fill(texts.addAdvertisementTo, { page: adPageName(code), position })}
                    >
                      {texts.addAdvertisement}
                    </Link>
                  )}
                </section>
              ))}
            </div>
          </Panel>
        ))
      ) : (
        <Panel title={texts.parts[kind]}>
          <ul className={styles.rows}>
            {namedItems(kind, items).map(({ item, title, hint, desk }) => (
              <li key={item} className={styles.row}>
                <div>
                  <div className={styles.rowHead}>
                    <a href={links.item(part, item)}>{title}</a>
                    <States item={desk} />
                  </div>
                  {hint !== '' && <p className={styles.soft}>{hint}</p>}
                  <About item={desk} />
                </div>
                <ButtonLink
                  href={links.item(part, item)}
                  aria-label={`${desk ? texts.edit : texts.write}: ${title}`}
                >
                  {desk ? texts.edit : texts.write}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      {kind === 'page' && (
        <p>
          {texts.legal} {links.legal !== undefined && <Link href={links.legal}>{texts.legalLink}</Link>}
        </p>
      )}
    </Stack>
  )
}

function Advertisement({ ad, href }: { ad: DeskItem; href: string }) {
  const kinds: Readonly<Record<string, string>> = texts.kinds
  const type = ad.place?.type_content ?? ''
  return (
    <>
      <div className={styles.rowHead}>
        <a href={href}>{kinds[type] ?? type}</a>
        <States item={ad} />
      </div>
      {ad.place && ad.place.words !== '' && <p className={styles.words}>{ad.place.words}</p>}
      <About item={ad} />
    </>
  )
}

const chips = {
  never: { tone: 'neutral', text: texts.states.chipNever },
  shown: { tone: 'good', text: texts.states.chipShown },
  planned: { tone: 'info', text: texts.states.chipPlanned },
  ended: { tone: 'neutral', text: texts.states.chipEnded },
} as const

function States({ item }: { item: DeskItem | undefined }) {
  const [now] = useState(() => Date.now())
  const state = stateOf(item, now)
  const draft = item?.draft
  return (
    <>
      {(state !== 'never' || !draft) && <StatusChip tone={chips[state].tone}>{chips[state].text}</StatusChip>}
      {draft && (
        <StatusChip tone={draft.state === 'scheduled' ? 'info' : 'warning'}>
          {draft.state === 'scheduled' ? texts.states.chipScheduled : texts.states.chipDraft}
        </StatusChip>
      )}
    </>
  )
}

/** Since when it is shown, until when, and what is being written. */
function About({ item }: { item: DeskItem | undefined }) {
  if (!item) return null
  const lines = [...shownLines(item), ...draftLines(item)]
  return lines.length === 0 ? null : <p className={styles.soft}>{lines.join(' · ')}</p>
}

function shownLines({ shown, place }: DeskItem): string[] {
  if (place) {
    const { starts_at, ends_at } = place
    const hasEnded = ends_at !== null && Date.parse(ends_at) <= Date.now()
    return [
      ...(starts_at === null ? [] : [fill(texts.states.planned, { date: dateOf(starts_at) })]),
      ...(ends_at === null
        ? []
        : [fill(hasEnded ? texts.states.ended : texts.states.until, { date: dateOf(ends_at) })]),
    ]
  }
  if (!shown) return []
  const { publishedAs, at } = shown
  if (publishedAs === null) return [fill(texts.states.shown, { date: dateOf(at) })]
  return [fill(texts.states.shownAs, { version: publishedAs, date: dateOf(at) })]
}

function draftLines({ draft }: DeskItem): string[] {
  if (!draft) return []
  const { publishAt, authorName, at } = draft
  return [
    publishAt === null
      ? fill(texts.states.draft, { author: actorInSentence(authorName), date: dateOf(at) })
      : fill(texts.states.scheduled, { date: dateOf(publishAt) }),
  ]
}

const dateOf = (instant: string) => formatInstant(new Date(instant))
