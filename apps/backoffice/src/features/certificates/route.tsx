import { certificatesDeskTexts as texts } from '@enlace/contract/certificates/desk/texts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { paths } from '../../core/paths.ts'
import { windowless } from '../../core/windowless.ts'
import { issuedReaders } from './filter.ts'
import { issuedQuery, issuedSlice } from './queries.ts'
import { IssuedView } from './view.tsx'

/** `/certificados`: every certificate that the company issued. */
export const certificatesRoute = listRoute({
  path: windowless(paths.certificates),
  title: texts.title,
  list: 'staff-certificates',
  readers: issuedReaders,
  query: (days, filter) => issuedQuery({ ...filter, days }),
  View: (props) => (
    <IssuedView {...props} loadSlice={issuedSlice(props.place)} hrefOf={(id) => paths.certificate({ id })} />
  ),
})
