import type { NewCompany } from '@enlace/contract/companies/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { companiesTexts as texts } from '@enlace/contract/companies/texts.ts'
import { toast } from '@enlace/ui/core/toasts.ts'
import { useSending } from '@enlace/web/form/use-sending.ts'
import { goTo } from '@enlace/web/place.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { switchCompany } from '../../core/session/session-acts.ts'
import { NewCompanyView } from './new-view.tsx'
import { companiesQuery, create } from './queries.ts'

/** `/companias/nueva`: an operator makes a company, empty or as a copy, and goes on in it. */
export const newCompanyRoute = screenRoute({
  path: paths.newCompany.pattern,
  title: texts.create.title,
  query: companiesQuery,
  Screen: function NewCompanyScreen({ data }) {
    const { isSending, problem, run } = useSending()
    const handleCreate = (wanted: NewCompany) =>
      run(async () => {
        const made = await create(wanted)
        toast({ kind: 'success', message: fill(texts.create.created, { company: made.nombre }) })
        await switchCompany(made.id)
        goTo(paths.firstRun())
      })
    return (
      <NewCompanyView
        isOperator={data.isOperator}
        sources={data.companies.filter(({ mayCopy }) => mayCopy)}
        sending={{ isSending, problem }}
        cancelHref={paths.companies()}
        onCreate={handleCreate}
      />
    )
  },
  Pending: () => <ScreenSkeleton title={texts.create.title} />,
})
