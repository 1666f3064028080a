import { fill } from '@enlace/contract/core/fill.ts'
import { auditDetailTexts as texts, auditTexts } from '@enlace/contract/audit/texts.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import * as z from 'zod/mini'
import { paths } from '../../core/paths.ts'
import { ScreenSkeleton } from '../../core/screen/screen-skeleton.tsx'
import { AuditEntryView } from './detail-view.tsx'
import { linkOf } from './links.ts'
import { auditEntryQuery } from './queries.ts'

/** `/auditoria/{id}`: one entry of the audit trail. */
export const auditEntryRoute = screenRoute({
  path: paths.auditEntry.pattern,
  title: ({ params }: { params: { id: string } }) => fill(texts.entry, params),
  params: z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) }),
  query: ({ id }) => auditEntryQuery(id),
  Screen: ({ data }) => <AuditEntryView entry={data} listHref={paths.audit()} href={linkOf(data)} />,
  Pending: () => <ScreenSkeleton title={auditTexts.title} />,
})
