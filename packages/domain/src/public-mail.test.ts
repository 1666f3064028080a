import { expect, it } from 'vitest'
import { isPublicMailDomain } from './public-mail.ts'

it('knows where anybody gets an address', () => {
  expect(['gmail.com', 'Hotmail.com', 'yahoo.com.co'].map(isPublicMailDomain)).toEqual([true, true, true])
  expect(['compania.com.co', 'mail.compania.co', 'gmail.co.compania.com'].map(isPublicMailDomain)).toEqual([
    false,
    false,
    false,
  ])
})
