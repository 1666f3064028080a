import type { Contenido } from '@enlace/contract/content/schemas.ts'
import type { AdvertisementBody } from '@enlace/contract/content/pages/schemas.ts'
import { pagesTexts } from '@enlace/contract/content/pages/texts.ts'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { RichTextInput } from '../../../../core/rich-text/rich-text-input.tsx'
import { instantOf, localMoment } from '../../../../core/local-moment.ts'
import { adPageName, knownAdPages } from '../names.ts'
import styles from '../pages.module.css'
import { PictureFields } from './picture-fields.tsx'
import { SlidesEditor } from './slides-editor.tsx'

const texts = pagesTexts.advertisement
const kinds = ['imagen', 'html', 'carrusel', 'espacios'] as const
const places = ['1', '2', '3'] as const

type AdvertisementFieldsProps = {
  body: AdvertisementBody
  isDisabled: boolean
  faultOf: (field: string) => string | undefined
  onChange: (body: AdvertisementBody) => void
}

/** An advertisement: where and when it stands, and what it shows. */
export function AdvertisementFields({ body, isDisabled, faultOf, onChange }: AdvertisementFieldsProps) {
  const { page_code, position, contenido, starts_at, ends_at } = body
  const codes = knownAdPages.includes(page_code) ? knownAdPages : [...knownAdPages, page_code]
  const kind = contenido.type_content
  return (
    <Stack gap="large">
      <fieldset className={styles.group} disabled={isDisabled}>
        <legend>{texts.where}</legend>
        <Select
          label={texts.page}
          options={codes.map((code) => ({ value: code, label: adPageName(code) }))}
          value={page_code}
          onChange={({ currentTarget }) => onChange({ ...body, page_code: currentTarget.value })}
        />
        <Select
          label={texts.position}
          options={places.map((place) => ({ value: place, label: texts.positions[place] }))}
          value={position}
          onChange={({ currentTarget }) =>
            onChange({ ...body, position: places.find((place) => place === currentTarget.value) ?? position })
          }
        />
        <MomentInput
          label={texts.starts}
          value={starts_at}
          error={faultOf('starts_at')}
          onChange={(at) => onChange({ ...body, starts_at: at })}
        />
        <MomentInput
          label={texts.ends}
          value={ends_at}
          error={faultOf('ends_at')}
          onChange={(at) => onChange({ ...body, ends_at: at })}
        />
      </fieldset>
      <Stack>
        <Select
          label={texts.kind}
          hint={texts.kindHints[kind]}
          options={kinds.map((one) => ({ value: one, label: pagesTexts.kinds[one] }))}
          value={kind}
          disabled={isDisabled}
          onChange={({ currentTarget }) => {
            const type_content = kinds.find((one) => one === currentTarget.value) ?? kind
            onChange({ ...body, contenido: { ...contenido, type_content } })
          }}
        />
        <ContenidoFields
          contenido={contenido}
          isDisabled={isDisabled}
          faultOf={faultOf}
          onChange={(changes) => onChange({ ...body, contenido: { ...contenido, ...changes } })}
        />
      </Stack>
    </Stack>
  )
}

type ContenidoFieldsProps = Omit<AdvertisementFieldsProps, 'body' | 'onChange'> & {
  contenido: Contenido
  onChange: (changes: Partial<Contenido>) => void
}

/** What an advertisement shows, by its kind; what was written for another kind waits until it is chosen again. */
function ContenidoFields({ contenido, isDisabled, faultOf, onChange }: ContenidoFieldsProps) {
  switch (contenido.type_content) {
    case 'imagen':
      return (
        <PictureFields
          picture={contenido}
          words={contenido.text_imagen}
          isDisabled={isDisabled}
          faultOf={(field) => faultOf(field === 'words' ? 'text_imagen' : field)}
          onChange={({ words, ...changes }) =>
            onChange({ ...changes, ...(words !== undefined && { text_imagen: words }) })
          }
        />
      )
    case 'html':
    case 'espacios':
      return (
        <RichTextInput
          label={texts.html}
          value={contenido.html_code}
          error={faultOf('html_code')}
          isDisabled={isDisabled}
          onChange={(html_code) => onChange({ html_code })}
        />
      )
    case 'carrusel':
      return (
        <>
          <TextInput
            type="number"
            min={0}
            max={3600}
            label={texts.seconds}
            hint={texts.secondsHint}
            value={String(contenido.seconds_transition)}
            disabled={isDisabled}
            onChange={({ currentTarget }) =>
              onChange({
                seconds_transition: Math.min(3600, Math.max(0, Math.floor(Number(currentTarget.value)))),
              })
            }
          />
          <SlidesEditor
            slides={contenido.contenido_carrusel}
            isDisabled={isDisabled}
            faultOf={faultOf}
            onChange={(contenido_carrusel) => onChange({ contenido_carrusel })}
          />
        </>
      )
  }
}

type MomentInputProps = {
  label: string
  value: string | null
  error: string | undefined
  onChange: (instant: string | null) => void
}

function MomentInput({ label, value, error, onChange }: MomentInputProps) {
  return (
    <TextInput
      type="datetime-local"
      label={label}
      hint={texts.timeHint}
      value={localMoment(value)}
      error={error}
      onChange={({ currentTarget }) => onChange(instantOf(currentTarget.value))}
    />
  )
}
