import { expect, it } from 'vitest'
import { isCountryCode, isExtension, isMobile, isPhone } from './company-contact.ts'

it.each(['57', '1', '34', '593', '507', '52', '44'])('%s is the code of a country', (code) => {
  expect(isCountryCode(code)).toBe(true)
})

it.each(['601', '604', '605', '0', '', '+57', '5', '100', 'abc', '057'])('%j is none', (code) => {
  expect(isCountryCode(code)).toBe(false)
})

it('a telephone is digits, as people write them', () => {
  for (const phone of ['6015550142', '601 555 0142', '(601) 555-0142', '+57 601 555 0142', '5550142'])
    expect([phone, isPhone(phone)]).toEqual([phone, true])
  for (const phone of ['abc', '', '12', '601 555 0142 ext. 3', '1234567890123456', '------'])
    expect([phone, isPhone(phone)]).toEqual([phone, false])
})

it('a mobile has ten digits that begin with 3 in Colombia, and others elsewhere', () => {
  for (const [mobile, country, is] of [
    ['310 555 0101', '57', true],
    ['3105550101', '', true],
    ['601 555 0142', '57', false],
    ['310555010', '57', false],
    ['abc', '57', false],
    ['99 555 0101', '593', true],
  ] as const)
    expect([mobile, country, isMobile(mobile, country)]).toEqual([mobile, country, is])
  expect([isExtension('2310'), isExtension('2310 y 2311')]).toEqual([true, false])
})
