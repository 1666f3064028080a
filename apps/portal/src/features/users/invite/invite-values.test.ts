import { describe, expect, it } from 'vitest'
import { userFormTexts } from '@enlace/contract/users/screen-texts.ts'
import { emailsIn, faultOf, invitationsOf, type InviteLine } from './invite-values.ts'

const { faults } = userFormTexts
const line = (id: number, email: string): InviteLine => ({ id, email, role: 'usuario' })

describe('the lines of an invitation', () => {
  it('are refused for what is no email, what stands there twice and who is a user already', () => {
    const lines = [
      line(1, 'luz@ejemplo.co'),
      line(2, ' LUZ@ejemplo.co'),
      line(3, 'luz@'),
      line(4, 'ana@ejemplo.co'),
    ]
    const told = lines.map((one) => faultOf(one, lines, ['ana@ejemplo.co']))
    expect(told).toEqual([undefined, faults.emailRepeated, faults.emailInvalid, faults.emailExists])
  })

  it('may be left empty', () => {
    const lines = [line(1, ''), line(2, 'luz@ejemplo.co')]
    expect(faultOf(line(1, ''), lines, [])).toBeUndefined()
    expect(invitationsOf(lines).people).toEqual([{ email: 'luz@ejemplo.co', role: 'usuario' }])
  })

  it('are as many as emails were pasted', () => {
    expect(emailsIn('Luz <luz@ejemplo.co>; ana@ejemplo.co,\nLUZ@ejemplo.co nadie@')).toEqual([
      'luz@ejemplo.co',
      'ana@ejemplo.co',
    ])
  })
})
