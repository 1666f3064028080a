import { lazyPart } from '@enlace/ui/core/lazy-part.tsx'
import type { AskedKind } from '@enlace/domain/document-kinds.ts'
import { documentTexts as texts } from '@enlace/contract/documents/texts.ts'
import { Button } from '@enlace/ui/button.tsx'
import { questionIcon } from '@enlace/ui/core/icons.ts'
import { Suspense, useState } from 'react'
import { useNeedsServer } from '@enlace/web/connection.ts'

const AskDialog = lazyPart(async () => (await import('./ask-dialog.tsx')).AskDialog)

type AskAboutDocumentProps = { kind: AskedKind; id: string; numero: string }

/** "Preguntar por este documento" (screens 2.0): opens what was asked already and a form, which come with the click. */
export function AskAboutDocument(props: AskAboutDocumentProps) {
  // Once open, it stays: what was typed and chosen is still there when it is opened again.
  const [isOpen, setOpen] = useState<boolean>()
  const offline = useNeedsServer()
  return (
    <>
      <Button {...offline} icon={questionIcon} onClick={() => setOpen(true)}>
        {texts.ask}
      </Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <AskDialog {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
