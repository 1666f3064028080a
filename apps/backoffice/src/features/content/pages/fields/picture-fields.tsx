import type { CarouselItem, Contenido } from '@enlace/contract/content/schemas.ts'
import { pagesTexts } from '@enlace/contract/content/pages/texts.ts'
import { Checkbox } from '@enlace/ui/checkbox.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { MediaPicker } from '../../../../core/media/picker.tsx'
import styles from '../pages.module.css'

const texts = pagesTexts.advertisement

type Picture = Pick<Contenido | CarouselItem, 'source' | 'imagen' | 'url' | 'url_redirect' | 'target'>

type PictureFieldsProps = {
  picture: Picture
  /** What the picture shows, in words. */
  words: string
  isDisabled: boolean
  /** What is wrong with a field, by its name; `words` is that of the alternative text. */
  faultOf: (field: string) => string | undefined
  onChange: (changes: Partial<Picture> & { words?: string }) => void
}

/** A picture of an advertisement or a slide: from the library or the internet, its words, and where it leads. */
export function PictureFields({ picture, words, isDisabled, faultOf, onChange }: PictureFieldsProps) {
  const { source, imagen, url, url_redirect, target } = picture
  return (
    <>
      <Select
        label={texts.source}
        options={[
          { value: 'imagen', label: texts.sources.imagen },
          { value: 'urlImagen', label: texts.sources.urlImagen },
        ]}
        value={source}
        disabled={isDisabled}
        onChange={({ currentTarget }) =>
          onChange({ source: currentTarget.value === 'imagen' ? 'imagen' : 'urlImagen' })
        }
      />
      {source === 'imagen' ? (
        <Row gap="regular" align="center">
          {imagen !== '' && <img src={imagen} alt={words || texts.picked} className={styles.thumbnail} />}
          <MediaPicker
            label={imagen === '' ? texts.pick : texts.pickAnother}
            isDisabled={isDisabled}
            onPick={({ address, alt }) => onChange({ imagen: address, ...(words === '' && { words: alt }) })}
          />
          {faultOf('imagen') !== undefined && <p className={styles.fault}>{faultOf('imagen')}</p>}
        </Row>
      ) : (
        <TextInput
          label={texts.url}
          hint={texts.urlHint}
          value={url}
          error={faultOf('url')}
          disabled={isDisabled}
          inputMode="url"
          maxLength={2000}
          onChange={({ currentTarget }) => onChange({ url: currentTarget.value })}
        />
      )}
      <TextInput
        label={texts.alternative}
        hint={texts.alternativeHint}
        value={words}
        error={faultOf('words')}
        disabled={isDisabled}
        maxLength={300}
        onChange={({ currentTarget }) => onChange({ words: currentTarget.value })}
      />
      <TextInput
        label={texts.link}
        hint={texts.linkHint}
        value={url_redirect}
        error={faultOf('url_redirect')}
        disabled={isDisabled}
        inputMode="url"
        maxLength={2000}
        onChange={({ currentTarget }) => onChange({ url_redirect: currentTarget.value })}
      />
      {url_redirect !== '' && (
        <Checkbox
          label={texts.newTab}
          checked={target === '_blank'}
          disabled={isDisabled}
          onChange={({ currentTarget }) => onChange({ target: currentTarget.checked ? '_blank' : '_self' })}
        />
      )}
    </>
  )
}
