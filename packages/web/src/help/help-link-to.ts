/** The address of a page of the manual: that of `paths.helpPage` in both applications, which their tests of routes hold to it. */
export const helpLinkTo = (slug: string): `#/${string}` => `#/ayuda/${slug}`
