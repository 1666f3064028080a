import { stateTexts } from '@enlace/contract/documents/state-texts.ts'
import { requiredDocumentTexts } from '@enlace/contract/required-documents/texts.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RequiredDocumentChip } from './required-document-chip.tsx'

const shown = (obligatorio: boolean) =>
  renderToStaticMarkup(<RequiredDocumentChip estado="falta" obligatorio={obligatorio} />)

it('says of a missing document that it is missing only where the company demands it', () => {
  expect(shown(true)).toContain(stateTexts.documento_exigido.falta)
  expect(shown(true)).toContain('data-tone="bad"')
  expect(shown(false)).toContain(requiredDocumentTexts.optional)
  expect(shown(false)).not.toContain('data-tone="bad"')
})
