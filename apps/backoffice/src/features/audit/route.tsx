import { auditTexts as texts } from '@enlace/contract/audit/texts'
import { listRoute } from '@enlace/web/list/list-route.tsx'
import { paths } from '../../core/paths.ts'
import { windowless } from '../../core/windowless.ts'
import { auditReaders } from './filter.ts'
import { auditQuery, auditSlice, downloadAudit } from './queries.ts'
import { AuditView } from './view.tsx'

/** `/auditoria`: who did what. */
export const auditRoute = listRoute({
  path: windowless(paths.audit),
  title: texts.title,
  list: 'staff-audit',
  readers: auditReaders,
  query: (days, filter) => auditQuery({ ...filter, days }),
  View: (props) => (
    <AuditView
      {...props}
      loadSlice={auditSlice(props.place)}
      hrefOf={(id) => paths.auditEntry({ id })}
      onDownload={(format) => void downloadAudit(props.place.filter, format)}
    />
  ),
})
