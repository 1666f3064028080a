import { pageTexts } from '@enlace/contract/content/pages/shown-texts.ts'
import { setPasswordTexts as texts } from '@enlace/contract/set-password/texts.ts'
import { SetPasswordForm } from '@enlace/web/password/set-password-form.tsx'
import { readLink } from '@enlace/web/password/read-link.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { OpeningLink, PasswordSaved, SetPasswordView, UnreadLink } from './view.tsx'

const email = 'ana@proveedor.test'
const quiet = { isSending: false, problem: null, onSubmit: () => undefined }

const page = (isKnown: boolean) =>
  renderToStaticMarkup(
    <SetPasswordView whose={{ email, isKnown }}>
      <SetPasswordForm email={email} isKnown={isKnown} {...quiet} />
    </SetPasswordView>,
  )
const saved = (isKnown: boolean) =>
  renderToStaticMarkup(<PasswordSaved email={email} isKnown={isKnown} onLogin={() => undefined} />)

describe('an invitation to somebody who has a password', () => {
  it('asks for that one on the whole page, and for no other', () => {
    const shown = page(true)
    expect(shown).toContain(texts.acceptTitle)
    expect(shown).toContain(texts.existing)
    expect(shown).toContain(texts.accept)
    for (const word of [texts.title, texts.password, texts.repeat, texts.submit])
      expect(shown).not.toContain(word)
  })

  it('says in the end that the password is the one of before', () => {
    expect(saved(true)).toContain(texts.accepted)
    expect(saved(true)).not.toMatch(/nueva|guardada/)
  })
})

it('asks somebody who has none for a new one, twice', () => {
  const shown = page(false)
  for (const word of [texts.title, texts.password, texts.repeat, texts.submit]) expect(shown).toContain(word)
  expect(saved(false)).toContain(texts.done)
})

it('says nothing of a password where the link could not be read, and lets it be read again', async () => {
  const reading = await readLink(() => Promise.reject(new Error('no answer')))
  expect(reading.step).toBe('unread')
  if (reading.step !== 'unread') return
  const shown = renderToStaticMarkup(<UnreadLink failure={reading.failure} onRetry={() => undefined} />)
  expect(shown).toContain(texts.unreadTitle)
  expect(shown).toContain(pageTexts.retry)
  for (const word of [texts.title, texts.password, texts.done]) expect(shown).not.toContain(word)
  expect(shown).not.toMatch(/<input|<form/)
})

it('asks for nothing before it is known whose the link is', () => {
  expect(renderToStaticMarkup(<OpeningLink />)).not.toMatch(/<input|<form/)
})
