import createPurifier from 'dompurify'

/**
 * The one purifier of the page: a second would need a Trusted Types policy of its own. A template is asked for as a
 * fragment, whose attributes its reader judges.
 */
export const purifier = createPurifier(window)
