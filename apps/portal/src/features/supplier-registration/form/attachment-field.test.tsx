import { fileFaultTexts } from '@enlace/contract/core/files/texts.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { kindsOf } from '@enlace/contract/supplier-registration/paper-kinds.ts'
import { supplierRegistrationTexts as texts } from '@enlace/contract/supplier-registration/texts.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { buildTemplateField } from '../../../../test/template-field.ts'
import { AttachmentField } from './attachment-field.tsx'
import { faultOfFile } from './file-check.ts'
import type { Attachments } from './use-attachments.ts'

const nothing: Attachments = {
  of: () => [],
  change: () => undefined,
  faultOf: () => undefined,
  errorOf: () => undefined,
  all: () => [],
  hasFaults: false,
  clear: () => undefined,
}
const shown = (accept: string) =>
  renderToStaticMarkup(
    <AttachmentField
      id="rut"
      field={buildTemplateField('rut', { kind: 'file', accept })}
      attachments={nothing}
      kept={undefined}
      isMissing={false}
    />,
  )
const png = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0)], 'rut.png')
const pdf = new File(['%PDF-1.7'], 'rut.pdf')
const note = new File(['hola'], 'nota.txt')

describe('a file field of a template that takes .pdf', () => {
  it('offers no other kind to choose, and no camera', () => {
    expect(shown('.pdf')).toContain('accept=".pdf,application/pdf"')
    expect(shown('.pdf')).not.toContain(texts.file.camera)
  })

  it('refuses another kind before it is sent, and names the kind that it takes', async () => {
    const kinds = kindsOf('.pdf')
    expect(await faultOfFile(pdf, kinds)).toBeUndefined()
    for (const file of [png, note])
      expect(await faultOfFile(file, kinds)).toBe(
        fill(fileFaultTexts.kind, { name: file.name, kinds: 'PDF' }),
      )
  })
})

it('offers every kind and the camera where a template names none', async () => {
  expect(shown('')).toContain('.jpg')
  expect(shown('')).toContain(texts.file.camera)
  expect(await faultOfFile(png, kindsOf(''))).toBeUndefined()
  expect(await faultOfFile(note, kindsOf(''))).toBe(fill(fileFaultTexts.type, { name: 'nota.txt' }))
})
