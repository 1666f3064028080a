import { fill } from '@enlace/contract/core/fill.ts'
import { legalTextsTexts as texts } from '@enlace/contract/legal-texts/texts.ts'
import { ButtonLink } from '@enlace/ui/button-link.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { LegalTextFacts } from './facts.tsx'
import { legalTextsQuery } from './queries.ts'

/** `/textos-legales`: the terms and the privacy policy, with what holds and how many accepted. */
export const legalTextsRoute = screenRoute({
  path: paths.legalTexts.pattern,
  title: texts.title,
  query: legalTextsQuery,
  Screen: ({ data }) => (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={<ButtonLink href={paths.legalAcceptances()}>{texts.acceptances.open}</ButtonLink>}
      />
      {data.texts.map((text) => (
        <Panel
          key={text.code}
          title={texts.names[text.code]}
          actions={
            <ButtonLink
              href={paths.legalText({ code: text.code })}
              aria-label={fill(texts.card.openOf, { name: texts.names[text.code] })}
            >
              {texts.card.open}
            </ButtonLink>
          }
        >
          <LegalTextFacts text={text} />
        </Panel>
      ))}
    </Stack>
  ),
  Pending: () => <ScreenSkeleton title={texts.title} />,
})
