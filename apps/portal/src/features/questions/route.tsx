import { questionsTexts as texts } from '@enlace/contract/questions/screen-texts.ts'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Skeleton } from '@enlace/ui/skeleton.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { paths } from '../../core/paths.ts'
import { questionsQuery } from '../../core/questions/queries.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { writeSearch } from '@enlace/web/search-params.ts'
import { readQuestionsFilter } from './filter.ts'
import { QuestionsView } from './view.tsx'

/** What was asked, and how far each answer is (screens 2.17, Consulta). */
export const questionsRoute = screenRoute({
  path: paths.questions.pattern,
  title: texts.title,
  search: readQuestionsFilter,
  query: (_, search) => questionsQuery(search),
  Screen: ({ search, data, changeSearch, isRefreshing }) => (
    <QuestionsView
      answer={data}
      filter={search}
      isRefreshing={isRefreshing}
      onFilter={(changes) => changeSearch({ ...changes, page: undefined }, { replaces: true })}
      hrefOf={(page) =>
        `${paths.questions()}${writeSearch({ ...search, page: page === 1 ? undefined : page })}`
      }
    />
  ),
  Pending: () => (
    <Stack gap="regular">
      <PageHeading title={texts.title} description={texts.description} />
      <Skeleton lines={8} />
    </Stack>
  ),
})
