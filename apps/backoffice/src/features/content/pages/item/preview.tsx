import type { KeptItem } from '@enlace/contract/content/pages/schemas.ts'
import { pagesTexts } from '@enlace/contract/content/pages/texts.ts'
import { Chip } from '@enlace/ui/chip.tsx'
import { Row } from '@enlace/ui/row.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { ContentArea } from '@enlace/web/content/content-area.tsx'
import { SafeHtml } from '@enlace/web/content/safe-html.tsx'
import { type MouseEvent, useState } from 'react'
import styles from '../pages.module.css'

const texts = pagesTexts.preview

/** What is being written as the portal will draw it: wide or as a phone, light or dark. Links lead nowhere here. */
export function Preview({ written }: { written: KeptItem }) {
  const [isPhone, setIsPhone] = useState(false)
  const [isDark, setIsDark] = useState(false)
  return (
    <Stack>
      <div className={styles.previewTools}>
        <Row groupLabel={texts.width}>
          <Chip isSelected={!isPhone} onToggle={() => setIsPhone(false)}>
            {texts.desktop}
          </Chip>
          <Chip isSelected={isPhone} onToggle={() => setIsPhone(true)}>
            {texts.phone}
          </Chip>
        </Row>
        <Row groupLabel={texts.scheme}>
          <Chip isSelected={!isDark} onToggle={() => setIsDark(false)}>
            {texts.light}
          </Chip>
          <Chip isSelected={isDark} onToggle={() => setIsDark(true)}>
            {texts.dark}
          </Chip>
        </Row>
        <span className={styles.soft}>{texts.linksOff}</span>
      </div>
      <section
        className={styles.preview}
        aria-label={texts.region}
        data-phone={isPhone || undefined}
        data-dark={isDark || undefined}
        onClickCapture={keepHere}
      >
        <Drawn written={written} />
      </section>
    </Stack>
  )
}

function Drawn({ written }: { written: KeptItem }) {
  switch (written.kind) {
    case 'page': {
      const { title, description, html } = written.body
      return (
        <>
          <p className={styles.previewTitle}>{title}</p>
          {description !== '' && <p className={styles.soft}>{description}</p>}
          <SafeHtml html={html} />
        </>
      )
    }
    case 'place':
      return written.body.html === '' ? <p>{texts.empty}</p> : <SafeHtml html={written.body.html} />
    case 'advertisement': {
      const { contenido } = written.body
      const type = contenido.type_content
      return <ContentArea typeContent={type === 'espacios' ? 'html' : type} contentData={contenido} />
    }
  }
}

/** A link would leave what is being written. */
function keepHere(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}
