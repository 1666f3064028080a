import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ConfirmDialog } from './confirm-dialog.tsx'

const shown = (traits: { isDanger?: boolean; isBusy?: boolean; isOpen?: boolean }) =>
  renderToStaticMarkup(
    <ConfirmDialog
      title="¿Anular el certificado?"
      confirm="Anular"
      cancel="Cancelar"
      closeLabel="Cerrar"
      onConfirm={() => undefined}
      onClose={() => undefined}
      {...traits}
    >
      <p>El proveedor lo verá anulado.</p>
    </ConfirmDialog>,
  )

const buttons = (markup: string) =>
  [...markup.matchAll(/<button\b([^>]*)>(.*?)<\/button>/gs)].map(([, traits = '', words = '']) => ({
    traits,
    words: words.replaceAll(/<[^>]+>/g, ''),
  }))

describe('a question before something is done', () => {
  it('says what it means, and has the button that does it last', () => {
    const markup = shown({})
    expect(markup).toContain('El proveedor lo verá anulado.')
    expect(buttons(markup).map(({ words }) => words)).toEqual(['', 'Cancelar', 'Anular'])
  })

  it('marks what takes something away', () => {
    expect(buttons(shown({ isDanger: true })).at(-1)?.traits).toContain('data-variant="danger"')
    expect(buttons(shown({})).at(-1)?.traits).toContain('data-variant="primary"')
  })

  it('says of the button that it is at work', () => {
    expect(buttons(shown({ isBusy: true })).at(-1)?.traits).toContain('aria-busy="true"')
    expect(buttons(shown({})).at(-1)?.traits).not.toContain('aria-busy')
  })

  it('is not there while there is nothing to ask', () => {
    expect(buttons(shown({ isOpen: false }))).toEqual([])
  })
})
