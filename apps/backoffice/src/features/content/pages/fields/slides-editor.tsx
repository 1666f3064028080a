import type { CarouselItem } from '@enlace/contract/content/schemas.ts'
import { fill } from '@enlace/contract/core/fill.ts'
import { pagesTexts } from '@enlace/contract/content/pages/texts.ts'
import { Actions } from '@enlace/ui/actions.tsx'
import { Button } from '@enlace/ui/button.tsx'
import { arrowDownIcon, arrowUpIcon, closeIcon } from '@enlace/ui/core/icons.ts'
import { IconButton } from '@enlace/ui/icon-button.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useRef, useState } from 'react'
import { RichTextInput } from '../../../../core/rich-text/rich-text-input.tsx'
import styles from '../pages.module.css'
import { PictureFields } from './picture-fields.tsx'
import { emptySlide } from '../written.ts'

const texts = pagesTexts.advertisement
/** Slides of a carousel at most. */
const most = 12

type SlidesEditorProps = {
  slides: readonly CarouselItem[]
  isDisabled: boolean
  faultOf: (field: string) => string | undefined
  onChange: (slides: CarouselItem[]) => void
}

/** The slides of a carousel in their order: each is a picture or a text; they move by buttons that keep the focus. */
export function SlidesEditor({ slides, isDisabled, faultOf, onChange }: SlidesEditorProps) {
  const [told, setTold] = useState('')
  const box = useRef<HTMLOListElement>(null)
  // What a slide is called while its place changes: its fields keep what is typed and the focus.
  const [keys, setKeys] = useState(() => slides.map((_, at) => at))
  const [next, setNext] = useState(slides.length)
  const keyOf = (at: number) => keys[at] ?? at
  const count = slides.length

  const move = (from: number, to: number) => {
    onChange(moved(slides, from, to))
    setKeys(
      moved(
        slides.map((_, at) => keyOf(at)),
        from,
        to,
      ),
    )
    setTold(fill(texts.moved, { n: to + 1, count }))
  }
  const add = (slide: CarouselItem) => {
    onChange([...slides, slide])
    setKeys([...slides.map((_, at) => keyOf(at)), next])
    setNext(next + 1)
  }
  const remove = (at: number) => {
    onChange(slides.toSpliced(at, 1))
    setKeys(slides.map((_, place) => keyOf(place)).toSpliced(at, 1))
    box.current?.focus()
  }
  return (
    <fieldset className={styles.slides} disabled={isDisabled}>
      <legend>{texts.slides}</legend>
      <p className="visually-hidden" role="status">
        {told}
      </p>
      {faultOf('contenido_carrusel') !== undefined && (
        <p className={styles.fault}>{faultOf('contenido_carrusel')}</p>
      )}
      {count === 0 && <p className={styles.soft}>{texts.slidesEmpty}</p>}
      <ol ref={box} className={styles.slideList} tabIndex={-1}>
        {slides.map((slide, at) => (
          <li key={keyOf(at)} className={styles.slide} aria-label={fill(texts.slide, { n: at + 1, count })}>
            <div className={styles.slideHead}>
              <strong>{fill(texts.slide, { n: at + 1, count })}</strong>
              <div className={styles.choices}>
                <IconButton
                  icon={arrowUpIcon}
                  label={fill(texts.upOf, { n: at + 1 })}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                />
                <IconButton
                  icon={arrowDownIcon}
                  label={fill(texts.downOf, { n: at + 1 })}
                  disabled={at === count - 1}
                  onClick={() => move(at, at + 1)}
                />
                <IconButton
                  icon={closeIcon}
                  label={fill(texts.removeOf, { n: at + 1 })}
                  onClick={() => remove(at)}
                />
              </div>
            </div>
            <SlideFields
              slide={slide}
              isDisabled={isDisabled}
              faultOf={(field) => faultOf(`contenido_carrusel.${at}.${field}`)}
              onChange={(changes) => onChange(slides.with(at, { ...slide, ...changes }))}
            />
          </li>
        ))}
      </ol>
      {!isDisabled && count < most && (
        <Actions>
          <Button onClick={() => add(emptySlide('imagen'))}>{texts.addImage}</Button>
          <Button onClick={() => add(emptySlide('html'))}>{texts.addText}</Button>
        </Actions>
      )}
    </fieldset>
  )
}

type SlideFieldsProps = {
  slide: CarouselItem
  isDisabled: boolean
  faultOf: (field: string) => string | undefined
  onChange: (changes: Partial<CarouselItem>) => void
}

function SlideFields({ slide, isDisabled, faultOf, onChange }: SlideFieldsProps) {
  if (slide.type_content === 'html')
    return (
      <RichTextInput
        label={texts.html}
        value={slide.html_code}
        error={faultOf('html_code')}
        isDisabled={isDisabled}
        onChange={(html_code) => onChange({ html_code })}
      />
    )
  return (
    <Stack>
      <PictureFields
        picture={slide}
        words={slide.text_carrusel}
        isDisabled={isDisabled}
        faultOf={(field) => faultOf(field === 'words' ? 'text_carrusel' : field)}
        onChange={({ words, ...changes }) =>
          onChange({ ...changes, ...(words !== undefined && { text_carrusel: words }) })
        }
      />
    </Stack>
  )
}

function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const item = list[from]
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(to, 0, item)
}
