import { listDeskObjections } from '@enlace/contract/notes-debit/desk/calls'
import { objectionsDeskTexts as texts } from '@enlace/contract/notes-debit/desk/texts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { useFresh } from '../../core/live/use-fresh.ts'
import { paths } from '../../core/paths.ts'
import { windowless } from '../../core/windowless.ts'
import { objectionReaders } from './filter.ts'
import { objectionSlice, objectionsQuery } from './queries.ts'
import { ObjectionsView } from './view.tsx'

/** `/objeciones`: debit notes that suppliers do not take. */
export const objectionsRoute = listRoute({
  path: windowless(paths.objections),
  title: texts.title,
  list: 'staff-objections',
  readers: objectionReaders,
  query: (days, filter) => objectionsQuery({ ...filter, days }),
  View: (props) => {
    useFresh({ kind: 'objection' }, listDeskObjections)
    return (
      <ObjectionsView
        {...props}
        loadSlice={objectionSlice(props.place)}
        hrefOf={(id) => paths.objection({ id })}
      />
    )
  },
})
