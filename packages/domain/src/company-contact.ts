/** The country calling codes (ITU-T E.164). City codes, such as 601 of Bogotá, are not included. */
const countryCode =
  /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|(?:2[1-689]|3[578]|42|5[09]|6[789]|8[0578]|9[679])\d)$/

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')
/** The signs that people write between the digits of a number. */
const written = /^\+?[\d ().-]+$/

/** Returns whether a text is a country calling code, without its plus. */
export const isCountryCode = (text: string): boolean => countryCode.test(text)

/** Returns whether a text is a phone number, with a city or country code. */
export function isPhone(text: string): boolean {
  const { length } = digitsOf(text)
  return written.test(text) && length >= 7 && length <= 15
}

/** Returns whether a text is a mobile number without its country code: in Colombia ten digits that begin with 3. */
export function isMobile(text: string, country: string): boolean {
  const digits = digitsOf(text)
  if (!/^[\d ().-]+$/.test(text)) return false
  return country === '' || country === '57' ? /^3\d{9}$/.test(digits) : /^\d{6,12}$/.test(digits)
}

/** Returns whether a text is an extension number. */
export const isExtension = (text: string): boolean => /^\d{1,10}$/.test(text)
