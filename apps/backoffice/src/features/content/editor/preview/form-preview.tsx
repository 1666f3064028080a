import { templateCanvasTexts as texts } from '@enlace/contract/content/editor/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextArea } from '@enlace/ui/text-area.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { cleanTemplate } from '@enlace/web/template/clean-template.ts'
import type { TemplateField } from '@enlace/web/template/template.ts'
import { TemplateForm, Words } from '@enlace/web/template/template-form.tsx'
import { Banner } from '@enlace/ui/banner.tsx'

/** A form as the portal draws it; what is typed here goes nowhere. */
export function FormPreview({ html }: { html: string }) {
  return (
    <TemplateForm
      nodes={cleanTemplate(html)}
      renderField={(field) => <Control field={field} />}
      captcha={<Banner kind="info">{texts.captchaHere}</Banner>}
    />
  )
}

function Control({ field }: { field: TemplateField }) {
  const { kind, label, hint, isRequired, options, source, inputType, placeholder, words } = field
  const said = { label, isRequired, ...(hint !== '' && { hint }) }
  switch (kind) {
    case 'hidden':
      return null
    case 'area':
      return <TextArea {...said} placeholder={placeholder} />
    case 'checkbox':
      return <Checkbox label={words.length > 0 ? <Words nodes={words} /> : label} isRequired={isRequired} />
    case 'select':
    case 'city': {
      const known = source === undefined ? options : [{ value: '', label: texts.sources[source] }]
      return <Select {...said} options={known} />
    }
    case 'file':
      return <TextInput {...said} type="file" />
    case 'text':
    case 'number':
      return <TextInput {...said} type={inputType} placeholder={placeholder} />
  }
}
