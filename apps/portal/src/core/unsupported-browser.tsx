import { browserDownloads, unsupportedTexts as texts } from '@enlace/contract/core/unsupported/texts.ts'
import styles from './unsupported-browser.module.css'

/** Tells that the browser is too old, and where the four others are (spec 2). It needs no script. */
export function UnsupportedBrowser() {
  return (
    <section className={styles.page}>
      <h1>{texts.title}</h1>
      <p>{texts.message}</p>
      <ul>
        {browserDownloads.map(({ name, href }) => (
          <li key={href}>
            <a href={href} rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
