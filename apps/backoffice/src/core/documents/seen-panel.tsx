import { deskDocumentTexts as texts } from '@enlace/contract/documents/desk/texts.ts'
import { DefinitionList } from '@enlace/ui/definition-list.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { showInstant, showText } from '@enlace/web/document/shown.ts'

/** When somebody of the supplier first opened a document, and who; the staff's own reading counts for nothing. */
export function SeenPanel({ at, by }: { at: string | null; by: string | null }) {
  return (
    <Panel title={texts.seenTitle}>
      <Stack>
        {at === null ? (
          <p>{texts.notSeen}</p>
        ) : (
          <DefinitionList
            items={[
              { label: texts.seenAt, value: showInstant(at) },
              { label: texts.seenBy, value: showText(by) },
            ]}
          />
        )}
        <Quiet>{texts.notMarked}</Quiet>
      </Stack>
    </Panel>
  )
}
