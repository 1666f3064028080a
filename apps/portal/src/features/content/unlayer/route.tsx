import { contentCodePattern, longestContentCode } from '@enlace/contract/content/places.ts'
import type { FilledTemplate } from '@enlace/contract/content/unlayer/schemas.ts'
import { templateTexts as texts } from '@enlace/contract/content/unlayer/texts.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useViewing } from '../../../core/list/use-viewing.ts'
import { paths } from '../../../core/paths.ts'
import { paramOf } from '@enlace/web/screen/read-params.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { filledTemplateQuery } from './queries.ts'
import { TemplateView } from './view.tsx'

/** `/unlayer/{value}`: what a menu entry of type template leads to, a text of the company with the supplier's data in it. */
export const templateRoute = screenRoute({
  path: paths.unlayer.pattern,
  title: ({ data }: { data: FilledTemplate | undefined }) => data?.title ?? texts.title,
  params: {
    safeParse(raw) {
      const value = paramOf(raw, 'value') ?? ''
      const isCode = contentCodePattern.test(value) && value.length <= longestContentCode
      return isCode ? { success: true, data: { value } } : { success: false }
    },
  },
  query: ({ value }) => filledTemplateQuery(value),
  Screen: function TemplateScreen({ data }) {
    return <TemplateView template={data} viewing={useViewing()} />
  },
  Pending: () => (
    <Stack gap="large">
      <PageHeading title={texts.title} description={'\u00a0'} />
      <Skeleton lines={12} />
    </Stack>
  ),
})
