import {
  type ElsewhereScreen,
  elsewhereTexts,
  parametersTexts as texts,
} from '@enlace/contract/parameters/texts.ts'
import { Link } from '@enlace/ui/link.tsx'
import { Panel } from '@enlace/ui/panel.tsx'
import styles from './view.module.css'

/** Which screens change the rest of a company's settings: only those that the role may open. */
export type ElsewhereLinks = Readonly<Partial<Record<ElsewhereScreen, string>>>

const screens = Object.keys(elsewhereTexts) as ElsewhereScreen[] // the keys of an object of ours

/** The settings that have a screen of their own, with the way there. */
export function ElsewherePanel({ links }: { links: ElsewhereLinks }) {
  return (
    <Panel title={texts.elsewhereTitle}>
      <p className={styles.intro}>{texts.elsewhereIntro}</p>
      <dl className={styles.elsewhere}>
        {screens.map((id) => {
          const { screen, names } = elsewhereTexts[id]
          const href = links[id]
          return (
            <div key={id}>
              <dt>{href === undefined ? screen : <Link href={href}>{screen}</Link>}</dt>
              <dd>{Object.values(names).join(' · ')}</dd>
            </div>
          )
        })}
      </dl>
    </Panel>
  )
}
