import { listDeskRegistrations } from '@enlace/contract/supplier-registration/desk/calls'
import { registrationsTexts as texts } from '@enlace/contract/supplier-registration/desk/texts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { useFresh } from '../../core/live/use-fresh.ts'
import { windowless } from '../../core/windowless.ts'
import { paths } from '../../core/paths.ts'
import { registrationReaders } from './filter.ts'
import { registrationSlice, registrationsQuery } from './queries.ts'
import { RegistrationsView } from './view.tsx'

/** `/solicitudes`: the inbox of registration requests. */
export const registrationsRoute = listRoute({
  path: windowless(paths.registrations),
  title: texts.title,
  list: 'staff-registrations',
  readers: registrationReaders,
  query: (days, filter) => registrationsQuery({ ...filter, days }),
  View: (props) => {
    useFresh({ kind: 'registration' }, listDeskRegistrations)
    return (
      <RegistrationsView
        {...props}
        loadSlice={registrationSlice(props.place)}
        hrefOf={(id) => paths.registration({ id })}
      />
    )
  },
})
