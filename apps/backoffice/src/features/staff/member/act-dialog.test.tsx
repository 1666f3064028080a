import { stepUpTexts } from '@enlace/contract/sign-in/second-factor/texts.ts'
import { staffActTexts } from '@enlace/contract/staff/screen-texts.ts'
import { shownText } from '@enlace/testing/shown-table.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { ActDialog } from './act-dialog.tsx'
import type { AskedAct } from '../acts.ts'

const shown = (act: AskedAct) =>
  shownText(
    renderToStaticMarkup(
      <ActDialog act={act} nombre="Luz Díaz" onClose={() => undefined} onConfirm={() => undefined} />,
    ),
  )

describe('the question before an act on a member', () => {
  it('names the member and says what the act means', () => {
    expect(shown('close')).toContain('¿Cerrar el acceso de Luz Díaz?')
    expect(shown('close')).toContain(staffActTexts.confirm.close.body)
  })

  it('says that the person will be asked who it is, but for ending sessions', () => {
    expect(shown('close')).toContain(stepUpTexts.beforehand)
    expect(shown('withdraw')).toContain(stepUpTexts.beforehand)
    expect(shown('endSessions')).not.toContain(stepUpTexts.beforehand)
  })
})
