import type { KeptItem } from '@enlace/contract/content/pages/schemas.ts'
import { pagesTexts } from '@enlace/contract/content/pages/texts.ts'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { RichTextInput } from '../../../../core/rich-text/rich-text-input.tsx'
import { AdvertisementFields } from './advertisement-fields.tsx'

const texts = pagesTexts.item

type ItemFieldsProps = {
  written: KeptItem
  isDisabled: boolean
  /** What keeps a field from being published, once that was tried. */
  faultOf: (field: string) => string | undefined
  onChange: (written: KeptItem) => void
}

/** What somebody writes, by its kind. */
export function ItemFields({ written, isDisabled, faultOf, onChange }: ItemFieldsProps) {
  switch (written.kind) {
    case 'page': {
      const { kind, body } = written
      return (
        <Stack>
          <TextInput
            label={texts.title}
            value={body.title}
            error={faultOf('title')}
            maxLength={200}
            disabled={isDisabled}
            onChange={({ currentTarget }) =>
              onChange({ kind, body: { ...body, title: currentTarget.value } })
            }
          />
          <TextInput
            label={texts.description}
            hint={texts.descriptionHint}
            value={body.description}
            error={faultOf('description')}
            maxLength={500}
            disabled={isDisabled}
            onChange={({ currentTarget }) =>
              onChange({ kind, body: { ...body, description: currentTarget.value } })
            }
          />
          <RichTextInput
            label={texts.html}
            value={body.html}
            error={faultOf('html')}
            isDisabled={isDisabled}
            onChange={(html) => onChange({ kind, body: { ...body, html } })}
          />
        </Stack>
      )
    }
    case 'place':
      return (
        <RichTextInput
          label={texts.html}
          value={written.body.html}
          error={faultOf('html')}
          isDisabled={isDisabled}
          onChange={(html) => onChange({ kind: 'place', body: { html } })}
        />
      )
    case 'advertisement':
      return (
        <AdvertisementFields
          body={written.body}
          isDisabled={isDisabled}
          faultOf={faultOf}
          onChange={(body) => onChange({ kind: 'advertisement', body })}
        />
      )
  }
}
