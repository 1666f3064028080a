import { fill } from '@enlace/contract/core/fill.ts'
import { type PreviewPage, previewPages } from '@enlace/contract/branding/schemas.ts'
import { brandingTexts } from '@enlace/contract/branding/texts.ts'
import { Panel } from '@enlace/ui/panel.tsx'
import { Quiet } from '@enlace/ui/quiet.tsx'
import { Select } from '@enlace/ui/select.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { useLayoutEffect, useRef, useState } from 'react'
import styles from './view.module.css'

const texts = brandingTexts.preview
const widths = { wide: 1280, narrow: 360 } as const
const heights = { wide: 800, narrow: 740 } as const

/** How the portal is looked at. */
export type Seen = { page: PreviewPage; width: keyof typeof widths; scheme: 'light' | 'dark' }

type PreviewFrameProps = {
  seen: Seen
  /** Where the page is drawn; nothing while it is not known. */
  address: string | undefined
  isFailed: boolean
  onSee: (seen: Seen) => void
}

/** The portal's own first page with what is typed, at a computer's or a phone's width, light or dark. */
export function PreviewFrame({ seen, address, isFailed, onSee }: PreviewFrameProps) {
  const { page, width, scheme } = seen
  const { schemes } = brandingTexts.contrast
  const frame = useRef<HTMLDivElement>(null)
  const room = useWidth(frame)
  const scale = Math.min(1, room / widths[width])
  return (
    <div className={styles.preview}>
      <Panel title={texts.title}>
        <Stack>
          <Quiet>{texts.hint}</Quiet>
          <div className={styles.choices}>
            <Select
              label={texts.page}
              value={page}
              options={previewPages.map((value) => ({ value, label: texts.pages[value] }))}
              onChange={(event) =>
                onSee({ ...seen, page: event.currentTarget.value === 'inside' ? 'inside' : 'login' })
              }
            />
            <Select
              label={texts.width}
              value={width}
              options={[
                { value: 'wide', label: texts.widths.wide },
                { value: 'narrow', label: texts.widths.narrow },
              ]}
              onChange={(event) =>
                onSee({ ...seen, width: event.currentTarget.value === 'narrow' ? 'narrow' : 'wide' })
              }
            />
            <Select
              label={texts.scheme}
              value={scheme}
              options={[
                { value: 'light', label: schemes.light },
                { value: 'dark', label: schemes.dark },
              ]}
              onChange={(event) =>
                onSee({ ...seen, scheme: event.currentTarget.value === 'dark' ? 'dark' : 'light' })
              }
            />
          </div>
          <p role="status">{isFailed ? texts.failed : address === undefined ? texts.waiting : ''}</p>
          <div ref={frame} className={styles.frame} style={{ height: heights[width] * scale }}>
            {address !== undefined && (
              <iframe
                src={address}
                title={fill(texts.frame, {
                  page: texts.pages[page],
                  width: texts.widths[width],
                  scheme: schemes[scheme],
                })}
                sandbox="allow-same-origin"
                width={widths[width]}
                height={heights[width]}
                style={{ transform: `scale(${scale})` }}
              />
            )}
          </div>
        </Stack>
      </Panel>
    </div>
  )
}

/** How wide an element is, told anew whenever that changes. */
function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(320)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    const observer = new ResizeObserver(() => setWidth(current.clientWidth))
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
