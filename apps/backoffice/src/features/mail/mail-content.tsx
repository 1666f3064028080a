import { fill } from '@enlace/contract/core/fill.ts'
import type { DeskMailDetail } from '@enlace/contract/mail/desk/schemas.ts'
import { deskMailTexts as texts } from '@enlace/contract/mail/desk/texts.ts'
import { Banner } from '@enlace/ui/banner.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import { Stack } from '@enlace/ui/stack.tsx'
import { Tabs } from '@enlace/ui/tabs.tsx'
import { useState } from 'react'
import styles from './mails.module.css'

const views = ['drawn', 'words'] as const

/** What a mail says, drawn in a frame that can do nothing else, or as plain text; or why nobody but its reader sees it. */
export function MailContent({ mail }: { mail: DeskMailDetail }) {
  const { oculto, texto, vista, enlaces, asunto } = mail
  const [view, setView] = useState<(typeof views)[number]>('drawn')
  // The address changes with every answer: the frame keeps the first, so that it does not blink.
  const [address] = useState(vista)
  return (
    <Panel title={texts.content}>
      {oculto !== null ? (
        <Banner kind="info">{oculto === 'personal' ? texts.personal : texts.forgotten}</Banner>
      ) : (
        <Stack>
          <Tabs
            label={texts.views}
            selected={view}
            tabs={views.map((id) => ({ id, label: texts[id] }))}
            onSelect={(id) => setView(views.find((one) => one === id) ?? 'drawn')}
          >
            {view === 'drawn' && address !== null ? (
              <iframe
                className={styles.frame}
                src={address}
                title={fill(texts.frame, { asunto })}
                sandbox=""
              />
            ) : (
              <p className={styles.words}>{texto}</p>
            )}
          </Tabs>
          {enlaces.length > 0 && (
            <div>
              <strong>{texts.links}</strong>
              <ul className={styles.links}>
                {enlaces.map((href) => (
                  <li key={href}>
                    <a href={href} target="_blank" rel="noreferrer noopener">
                      {href} <span className="visually-hidden">{texts.newTab}</span>
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </Stack>
      )}
    </Panel>
  )
}
