import { companiesTexts as texts } from '@enlace/contract/features/companies/texts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen-skeleton.tsx'
import { switchCompany } from '../../core/session-acts.ts'
import { useStaff } from '../../core/staff-session.ts'
import { companiesQuery } from './queries.ts'
import { CompaniesView } from './view.tsx'

/** `/companias`: the companies of the installation, and the way to a new one. */
export const companiesRoute = screenRoute({
  path: paths.companies.pattern,
  title: texts.title,
  query: companiesQuery,
  Screen: function CompaniesScreen({ data }) {
    const { company } = useStaff()
    return (
      <CompaniesView
        {...data}
        open={company.id}
        newHref={paths.newCompany()}
        onEnter={(id) => void switchCompany(id)}
      />
    )
  },
  Pending: () => <ScreenSkeleton title={texts.title} />,
})
