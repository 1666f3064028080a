import { useQuery, useQueryClient } from '@tanstack/react-query'
import { backofficeTexts } from '@enlace/contract/backoffice/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { tableTexts } from '@enlace/contract/core/list/texts.ts'
import type { AskedDocument, AskedForm } from '@enlace/contract/required-documents/asked/schemas.ts'
import { askedDocumentsTexts as texts } from '@enlace/contract/required-documents/asked/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { ConfirmDialog } from '@enlace/ui/confirm-dialog.tsx'
import { DataTable } from '@enlace/ui/data-table.tsx'
import { EmptyState } from '@enlace/ui/empty-state.tsx'
import { PageHeading } from '@enlace/ui/page-heading.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useAct } from '@enlace/web/http/use-act.ts'
import { screenRoute } from '@enlace/web/screen/screen-route.tsx'
import { useState } from 'react'
import { paths } from '../../../core/paths.ts'
import { ScreenSkeleton } from '../../../core/screen/screen-skeleton.tsx'
import { useMayWrite } from '../../../core/session/staff-session.ts'
import { AskedDialog } from './asked-dialog.tsx'
import { askedColumns } from './columns.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { Audience } from './audience.tsx'
import {
  askedQuery,
  audienceQuery,
  downloadTemplate,
  dropTemplate,
  planQuery,
  sendAsked,
  sendPlan,
  sendSwitch,
  sendTemplate,
} from './queries.ts'

/** `/documentos-exigidos`: what the company asks of its suppliers, and when it reminds them. */
export const askedDocumentsRoute = screenRoute({
  path: paths.askedDocuments.pattern,
  title: texts.title,
  query: askedQuery,
  Screen: ({ data }) => <AskedDocumentsScreen documents={data.documentos} />,
  Pending: () => <ScreenSkeleton title={texts.title} />,
})

function AskedDocumentsScreen({ documents }: { documents: readonly AskedDocument[] }) {
  const client = useQueryClient()
  const mayWrite = useMayWrite('documents')
  const { busy, run } = useAct()
  const [edited, setEdited] = useState<AskedDocument | 'new'>()
  const [switched, setSwitched] = useState<AskedDocument>()
  const renew = () => client.invalidateQueries({ queryKey: askedQuery().queryKey })
  const handleSwitch = (document: AskedDocument) =>
    run(
      'switch',
      () => sendSwitch(document).finally(renew),
      fill(document.activo ? texts.retiredDone : texts.reactivatedDone, { nombre: document.nombre }),
    ).then(() => setSwitched(undefined))
  const create = mayWrite && (
    <Button variant="primary" onClick={() => setEdited('new')}>
      {texts.create}
    </Button>
  )
  return (
    <Stack gap="large">
      <PageHeading
        title={texts.title}
        description={texts.description}
        actions={documents.length > 0 && create}
      />
      {!mayWrite && <Banner kind="info">{backofficeTexts.readOnly}</Banner>}
      {documents.length === 0 ? (
        <EmptyState title={texts.none} action={create}>
          {texts.noneHint}
        </EmptyState>
      ) : (
        <DataTable
          caption={texts.table}
          columns={askedColumns({
            mayWrite,
            onEdit: setEdited,
            onSwitch: (document) => (document.activo ? setSwitched(document) : void handleSwitch(document)),
            onTemplate: ({ id }) => void downloadTemplate(id),
          })}
          rows={documents}
          rowKey={({ id }) => id}
          texts={tableTexts}
        />
      )}
      <Plan mayWrite={mayWrite} />
      {edited && (
        <AskedDialog
          document={edited === 'new' ? undefined : edited}
          onSave={sendAsked}
          onTemplate={sendTemplate}
          onDropTemplate={dropTemplate}
          Audience={CountedAudience}
          onKept={renew}
          onClose={() => setEdited(undefined)}
        />
      )}
      {switched && (
        <ConfirmDialog
          title={fill(texts.retireOf, { nombre: switched.nombre })}
          closeLabel={texts.close}
          confirm={texts.retire}
          cancel={texts.cancel}
          isDanger
          isBusy={busy !== undefined}
          onConfirm={() => void handleSwitch(switched)}
          onClose={() => setSwitched(undefined)}
        >
          <p>{texts.retireQuestion}</p>
        </ConfirmDialog>
      )}
    </Stack>
  )
}

/** Of how many suppliers a document would be asked, counted while it is typed. */
function CountedAudience({ form }: { form: AskedForm }) {
  const isOne = form.contrato !== null
  const { data } = useQuery({ ...audienceQuery(form), meta: { isQuiet: true }, enabled: !isOne })
  return <Audience form={form} counted={data} />
}

/** The plan, once it is there. */
function Plan({ mayWrite }: { mayWrite: boolean }) {
  const { data } = useQuery({ ...planQuery(), meta: { isQuiet: true } })
  const { take } = useAct(planQuery().queryKey)
  return data && <PlanPanel plan={data} mayWrite={mayWrite} onSave={(plan) => take(sendPlan(plan))} />
}
