import './base.css'
import type { BootData } from '@enlace/contract/company/schemas.ts'
import { unsupportedTexts } from '@enlace/contract/core/unsupported/texts.ts'
import { renderToString } from 'react-dom/server'
import { UnsupportedBrowser } from '../core/unsupported-browser.tsx'
import { firstWords } from './shell/first-words.ts'
import { PlaceHeads } from './shell/place-heads.tsx'
import { SkeletonPage } from './shell/skeleton-page.tsx'
import { PublicLogin } from './public-login.tsx'

export { firstWords }

/** What the first HTML response shows: the login for a visitor, an empty frame for who comes with a session. */
export type FirstPage = 'login' | 'skeleton'

/** Draws the first page of a company's portal as HTML. */
export function renderPage(boot: BootData, page: FirstPage): string {
  return renderToString(page === 'login' ? <PublicLogin boot={boot} /> : <SkeletonPage boot={boot} />)
}

/** Draws the heads of the places that the hash may name, for who comes without a session. */
export function renderPlaces(boot: BootData): string {
  return renderToString(<PlaceHeads boot={boot} />)
}

/** Draws what stands beside the page for browsers that cannot run it. */
export function renderUnsupported(): { browser: string; scripts: string } {
  return { browser: renderToString(<UnsupportedBrowser />), scripts: unsupportedTexts.scripts }
}
