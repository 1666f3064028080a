import { fill } from '@enlace/contract/core/fill.ts'
import type { DeskPicture } from '@enlace/contract/blog/desk/schemas.ts'
import { blogDeskFormTexts as texts } from '@enlace/contract/blog/desk/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { TextInput } from '@enlace/ui/text-input.tsx'
import { MediaPicker } from '../../../../core/media/picker.tsx'
import styles from '../../post.module.css'

type CoverProps = {
  cover: DeskPicture | null
  fault: string | undefined
  isDisabled: boolean
  onChange: (cover: DeskPicture | null) => void
}

/** The picture above a post. */
export function Cover({ cover, fault, isDisabled, onChange }: CoverProps) {
  return (
    <Stack>
      {cover && (
        <>
          <img className={styles.cover} src={cover.imagen} alt={cover.texto} />
          <TextInput
            label={texts.alt}
            isRequired
            maxLength={300}
            disabled={isDisabled}
            value={cover.texto}
            error={cover.texto.trim() === '' ? texts.altMissing : undefined}
            onChange={({ target }) => onChange({ ...cover, texto: target.value })}
          />
        </>
      )}
      {fault !== undefined && <p role="alert">{fault}</p>}
      {!isDisabled && (
        <Actions>
          <MediaPicker
            label={cover ? texts.change : texts.choose}
            onPick={({ address, alt }) => onChange({ imagen: address, texto: alt })}
          />
          {cover && <Button onClick={() => onChange(null)}>{texts.removeCover}</Button>}
        </Actions>
      )}
    </Stack>
  )
}

type GalleryProps = {
  pictures: readonly DeskPicture[]
  fault: string | undefined
  isDisabled: boolean
  onChange: (pictures: DeskPicture[]) => void
}

/** The pictures below a post's text, each with the words for whoever does not see it. */
export function Gallery({ pictures, fault, isDisabled, onChange }: GalleryProps) {
  return (
    <Stack>
      {pictures.length > 0 && (
        <ol className={styles.gallery}>
          {pictures.map((picture, at) => (
            // The same picture may stand there twice.
            <li key={`${at} ${picture.imagen}`} className={styles.picture}>
              <img className={styles.thumb} src={picture.imagen} alt="" />
              <TextInput
                label={fill(texts.altOf, { n: at + 1 })}
                maxLength={300}
                disabled={isDisabled}
                value={picture.texto}
                error={picture.texto.trim() === '' ? texts.altMissing : undefined}
                onChange={({ target }) =>
                  onChange(
                    pictures.map((one, place) => (place === at ? { ...one, texto: target.value } : one)),
                  )
                }
              />
              {!isDisabled && (
                <Button onClick={() => onChange(pictures.filter((_, place) => place !== at))}>
                  {fill(texts.remove, { nombre: picture.texto || `${at + 1}` })}
                </Button>
              )}
            </li>
          ))}
        </ol>
      )}
      {fault !== undefined && <p role="alert">{fault}</p>}
      {!isDisabled && pictures.length < 24 && (
        <Actions>
          <MediaPicker
            label={texts.addPicture}
            onPick={({ address, alt }) => onChange([...pictures, { imagen: address, texto: alt }])}
          />
        </Actions>
      )}
    </Stack>
  )
}
